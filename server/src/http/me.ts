import { ChooseMe, type Me } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import { drawSecret } from '../secrets.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../stores/store.ts';
import { personOf, read } from './app.ts';

interface Settings {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly now: () => number;
  /** Somebody has a new name or sigil. */
  readonly renamed: (person: string) => Promise<void>;
}

export function meRoutes(app: FastifyInstance, { store, sessions, now, renamed }: Settings): void {
  app.get('/api/me', async (request, reply): Promise<Me> => {
    const id = sessions.read(request.headers.cookie) ?? drawSecret();
    reply.header('set-cookie', sessions.cookie(id, request.protocol === 'https'));
    const person = await store.person(id);
    return { name: person?.name ?? null, sigil: person?.sigil ?? null };
  });

  app.post('/api/me', async (request): Promise<Me> => {
    const id = personOf(request, sessions);
    const { name, sigil } = read(ChooseMe, request.body);
    const before = await store.person(id);
    await store.keepPerson({ id, name, sigil, named: before?.name === name ? before.named : now() });
    await renamed(id);
    return { name, sigil };
  });
}
