import { ChooseMe, type Me } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import type { Devices } from '../devices/devices.ts';
import { drawSecret } from '../secrets.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Standings } from '../standing/standings.ts';
import type { Store } from '../stores/store.ts';
import { personOf, Refused, read, sessionOf } from './app.ts';

interface Settings {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly now: () => number;
  readonly standings: Standings;
  readonly devices: Devices;
  /** Somebody has a new name or sigil. */
  readonly renamed: (person: string) => Promise<void>;
}

export function meRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, sessions, standings, devices, now, renamed } = settings;
  app.get('/api/me', async (request, reply): Promise<Me> => {
    const known = sessions.read(request.headers.cookie) !== null;
    const id = known ? personOf(request, sessions) : drawSecret();
    const stranger = { person: id, device: drawSecret() };
    if (!known) reply.header('set-cookie', sessions.cookie(stranger, request.protocol === 'https'));
    const person = await store.person(id);
    return { name: person?.name ?? null, sigil: person?.sigil ?? null };
  });

  app.post('/api/me', async (request): Promise<Me> => {
    const { person: id, device } = sessionOf(request, sessions);
    const { name, sigil } = read(ChooseMe, request.body);
    const before = await store.person(id);
    // A name is read by everybody at the table: whoever may not talk may not talk through it.
    const silence = standings.silence(id);
    if (silence !== null && before?.name !== name) throw new Refused({ code: 'SILENCED', ...silence });
    await store.keepPerson({ id, name, sigil, named: before?.name === name ? before.named : now() });
    if (before === null) await devices.saw({ person: id, device, agent: request.headers['user-agent'] });
    await renamed(id);
    return { name, sigil };
  });
}
