import type { FastifyRequest } from 'fastify';
import { type Ledger, ownCost, tableCost } from '../limits/ledger.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { Refused } from './app.ts';
import { addressOf, household, type Proxies } from './visitor.ts';

/** Whoever changes something pays for what is written. Leaving and deleting cost nothing: they make room. */
export function charging(sessions: Sessions, proxies: Proxies, ledger: Ledger) {
  return async (request: FastifyRequest): Promise<void> => {
    const url = request.routeOptions.url ?? '';
    if (request.method !== 'POST' || /\/(leave|end-others|unask)$/.test(url)) return;
    const person = sessions.read(request.headers.cookie)?.person;
    if (person === undefined) return;
    const bytes = Number(request.headers['content-length'] ?? 0) + (url === '/api/tables' ? tableCost : ownCost);
    const after = ledger.spend(person, household(addressOf(request.raw, proxies)), bytes);
    if (after > 0) throw new Refused({ code: 'TOO_FAST', after });
  };
}
