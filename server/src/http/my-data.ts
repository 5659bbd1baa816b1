import type { PlayRecord } from '@orrery/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Devices } from '../devices/devices.ts';
import { dataOf } from '../personal/data.ts';
import { type AtHomes, forgetPerson } from '../personal/forget.ts';
import { recordOf } from '../results/record.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Standings } from '../standing/standings.ts';
import type { Store } from '../stores/store.ts';
import { Refused, read, sessionOf } from './app.ts';

interface Settings {
  readonly store: Store;
  readonly tables: AtHomes;
  readonly sessions: Sessions;
  readonly standings: Standings;
  readonly devices: Devices;
  /** A person's devices are connected no more. */
  readonly dismiss: (person: string) => Promise<void>;
  readonly now: () => number;
  /** Words are gone from this table. */
  unsaid(table: string): Promise<void>;
}

const Nothing = v.strictObject({});

/** What a person may do with what is kept of them. Who is banned may still take it with them, and have it deleted. */
export function myDataRoutes(app: FastifyInstance, settings: Settings): void {
  const { store, tables, sessions, standings, devices, dismiss, now, unsaid } = settings;

  app.get('/api/me/data', { config: { rateLimit: { max: 10 } } }, async (request, reply) => {
    const data = await dataOf(anybodyOf(request), { store, standings, now });
    reply.header('content-disposition', 'attachment; filename="orrery-my-data.json"');
    reply.type('application/json; charset=utf-8');
    return `${JSON.stringify(data, null, 2)}\n`;
  });

  app.get('/api/me/record', (request): Promise<PlayRecord> => recordOf(store, anybodyOf(request)));

  app.post('/api/me/end-others', { config: { rateLimit: { max: 10 } } }, async (request, reply) => {
    const session = sessionOf(request, sessions);
    const { person, device } = session;
    read(Nothing, request.body);
    await sessions.end(person);
    await devices.closeWaysIn(person);
    await store.dropOtherDevices(person, device);
    await devices.forget(person, (called) => called !== device);
    reply.header('set-cookie', sessions.cookie(session, request.protocol === 'https'));
    // Those of this device come back by themselves, with the new cookie.
    await dismiss(person);
    return {};
  });

  app.delete('/api/me', { config: { rateLimit: { max: 10 } } }, async (request, reply) => {
    await forgetPerson(anybodyOf(request), { store, tables, sessions, dismiss, unsaid });
    reply.header('set-cookie', sessions.noCookie(request.protocol === 'https'));
    return {};
  });

  function anybodyOf(request: FastifyRequest): string {
    const session = sessions.read(request.headers.cookie);
    if (session === null) throw new Refused({ code: 'NO_SESSION' });
    return session.person;
  }
}
