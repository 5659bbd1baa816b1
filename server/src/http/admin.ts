import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Desk } from '../admin/desk.ts';
import type { Guard } from '../admin/guard.ts';
import { type Carried, Order } from '../admin/orders.ts';
import { neverCached, Refused, read } from './app.ts';
import { addressOf, household, type Proxies } from './visitor.ts';

interface Settings {
  readonly desk: Desk;
  readonly guard: Guard;
  readonly proxies: Proxies;
}

/** For `orrery admin` beside the running server: one order, by whoever can read the token in the data folder. */
export function adminRoutes(app: FastifyInstance, { desk, guard, proxies }: Settings): void {
  app.post('/admin', { onRequest: neverCached }, async (request): Promise<Carried> => {
    // No page has business here, not even our own.
    if (request.headers.origin !== undefined) throw new Refused({ code: 'WRONG_ORIGIN' });
    const answer = guard.check(bearerOf(request), household(addressOf(request.raw, proxies)));
    if (answer !== 'yes') throw new Refused({ code: answer });
    return desk.carryOut(read(Order, request.body));
  });
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([0-9a-f]{64})$/.exec(request.headers.authorization ?? '')?.[1];
}
