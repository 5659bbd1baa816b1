import { DataHash } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Sessions } from '../sessions/sessions.ts';
import type { Store } from '../stores/store.ts';
import { personOf, Refused } from './app.ts';

/**
 * A data set that somebody brought to a table, under the SHA-256 of what is in it. It never changes, so a browser keeps it. Who
 * knows its name has been shown a table that plays with it: whoever has a session may ask.
 */
export function dataRoutes(app: FastifyInstance, { store, sessions }: { store: Store; sessions: Sessions }): void {
  app.get('/api/data/:hash', async (request, reply) => {
    personOf(request, sessions);
    const { hash } = request.params as { hash: string };
    const json = v.is(DataHash, hash) ? await store.data(hash) : null;
    if (json === null) throw new Refused({ code: 'NO_SUCH_DATA' });
    reply.header('cache-control', 'private, max-age=31536000, immutable').type('application/json; charset=utf-8');
    return reply.send(json);
  });
}
