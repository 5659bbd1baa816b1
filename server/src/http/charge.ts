import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Ledger, ownCost, tableCost } from '../limits/ledger.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { Refused } from './app.ts';
import { addressOf, household, type Proxies } from './visitor.ts';

interface Settings {
  readonly sessions: Sessions;
  readonly proxies: Proxies;
  readonly ledger: Ledger;
}

/** Begins something at which bots may write more. */
const begins = /^\/api\/(tables(\/move|\/:id\/(start|again))?|tournaments(\/:id\/(begin|next))?)$/;

/**
 * Whoever changes something pays for what they send, be it taken or not; of the ceiling for everybody only what was written
 * is taken. Leaving and deleting cost nothing: they make room.
 */
export function chargeChanges(app: FastifyInstance, { sessions, proxies, ledger }: Settings): void {
  app.addHook('preHandler', async (request) => {
    const bytes = costOf(request);
    const person = sessions.read(request.headers.cookie)?.person;
    if (bytes === 0 || person === undefined) return;
    const address = household(addressOf(request.raw, proxies));
    const owed = begins.test(request.routeOptions.url ?? '') ? ledger.owes(person, address) : 0;
    const spent = owed > 0 ? owed : ledger.spend(person, address, bytes);
    const after = spent > 0 ? spent : ledger.roomIn(bytes);
    if (after > 0) throw new Refused({ code: 'TOO_FAST', after });
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode < 300) ledger.wrote(costOf(request));
  });
}

/** What is laid for many, and what was said goes along with a report. */
const dear = /^\/api\/(tables(\/move|\/:id\/report)?|tournaments(\/:id\/begin)?|leagues)$/;

/** The length of a body that does not say its own is found by writing it again. */
function costOf(request: FastifyRequest): number {
  const url = request.routeOptions.url ?? '';
  if (request.method !== 'POST' || /\/(leave|end-others|unask)$/.test(url)) return 0;
  const said = request.headers['content-length'];
  const length = said === undefined ? JSON.stringify(request.body ?? null).length : Number(said);
  return length + (dear.test(url) ? tableCost : ownCost);
}
