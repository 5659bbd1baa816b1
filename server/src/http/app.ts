import type { ErrorCode, Trouble } from '@orrery/wire';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { LinkBroken } from '../cluster/link.ts';
import { NoHome } from '../cluster/routes.ts';
import { type Allowance, takeFromAll } from '../limits/bucket.ts';
import { Buckets } from '../limits/buckets.ts';
import { log, warn } from '../log.ts';
import type { Outcome } from '../outcome.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';
import type { Whereabouts } from '../sessions/whereabouts.ts';
import { OldRules } from '../shelf.ts';
import type { Ban } from '../standing/standing.ts';
import { HomeLost, StoreAway, StoreFull } from '../stores/store.ts';
import { statusOf } from './status.ts';
import { addressOf, fromOwnPage, household, type Proxies } from './visitor.ts';

/** Options of a game may bring a whole set of cards; nothing else is nearly as long. */
const longestBody = 64 * 1024;
/** Milliseconds from the first byte of a request to its last. */
const slowestRequest = 30_000;

export interface Door {
  /** How long nobody may come from an address; null: one may. */
  readonly banned: (address: string) => Ban | null;
  readonly proxies: Proxies;
  readonly origins: readonly string[];
  /** Requests to the API a minute, for each address. */
  readonly perMinute: number;
  /** What this server grants of an allowance, where several share it. */
  readonly share?: (allowance: Allowance) => Allowance;
  readonly now: () => number;
  /** A request was answered with a typed error. */
  readonly refused: (code: ErrorCode) => void;
}

/** The HTTP server without its routes: limits, origins, and typed errors for everything that can go wrong. */
export async function makeApp({
  banned,
  proxies,
  origins,
  perMinute,
  refused,
  now,
  share,
}: Door): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: longestBody,
    // Else a request that never comes to its end holds its connection for ever.
    requestTimeout: slowestRequest,
    // Some programs offer HTTP/2 in this way with every request: who does not know it answers as ever.
    http: { shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' },
    trustProxy: (address) => proxies.trusts(address),
    forceCloseConnections: true,
    loggerInstance: log.child({}, { level: 'warn' }) as FastifyBaseLogger,
    // An address that cannot be read comes to no route and no handler of errors.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      refused('MALFORMED');
      return reply.code(statusOf.MALFORMED).send({ code: 'MALFORMED' });
    },
    routerOptions: { maxParamLength: 64 },
    // No route has a schema for Fastify: what would read them is a fifth of a start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  app.removeContentTypeParser('text/plain');
  const mayAsk = requestLimits(perMinute, now, share);
  app.addHook('onRequest', async (request) => {
    const address = addressOf(request.raw, proxies);
    const ban = isOfApi(request) ? banned(address) : null;
    if (ban !== null) throw new Refused({ code: 'BANNED', ...ban });
    const after = isOfApi(request) ? mayAsk(request, household(address)) : 0;
    if (after > 0) throw new Refused({ code: 'TOO_FAST', after });
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads && !fromOwnPage(request.raw, proxies, origins)) throw new Refused({ code: 'WRONG_ORIGIN' });
  });
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    const trouble = troubleOf(error);
    if (trouble.code === 'SERVER_FAULT') warn(`${request.method} ${request.routeOptions.url ?? 'unknown path'}`, error);
    refused(trouble.code);
    return reply.code(statusOf[trouble.code]).send(trouble);
  });
  return app;
}

function noSchemas(): never {
  throw new Error('what comes in is read by the schemas of the wire');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that may be asked so often a minute by one address, apart from all others. */
    rateLimit?: { readonly max: number };
  }
}

/** How long an address has to wait before it may ask this; 0: it may now. */
function requestLimits(perMinute: number, now: () => number, share = (allowance: Allowance) => allowance) {
  const byRoute = new Map<string, Buckets>();
  const usual = allowed(perMinute);
  return ({ routeOptions: { url = '', method, config } }: FastifyRequest, address: string): number => {
    const route = `${method} ${url}`;
    const own = config.rateLimit === undefined ? usual : (byRoute.get(route) ?? allowed(config.rateLimit.max));
    if (own !== usual) byRoute.set(route, own);
    return Math.ceil(takeFromAll([own.of(address)]));
  };

  function allowed(max: number): Buckets {
    return new Buckets(share({ burst: max, perSecond: max / 60 }), now);
  }
}

/** By the route it leads to: there are many ways to write the same path. */
const isOfApi = (request: FastifyRequest): boolean => (request.routeOptions.url ?? request.url).startsWith('/api/');

/** Thrown inside a request to answer it with a typed error. */
export class Refused extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}

/** Between nodes and their database: in a moment it is otherwise. */
const passing = [HomeLost, StoreAway, NoHome, LinkBroken] as const;

function troubleOf(error: Error & { code?: string; statusCode?: number }): Trouble {
  if (error instanceof Refused) return error.trouble;
  if (error instanceof StoreFull) return { code: 'SERVER_FULL' };
  if (error instanceof OldRules) return { code: 'OLD_RULES' };
  if (passing.some((kind) => error instanceof kind)) return { code: 'ASK_AGAIN', after: 1 };
  const status = error.statusCode ?? 500;
  const code: ErrorCode = status === 413 ? 'TOO_LARGE' : status >= 500 ? 'SERVER_FAULT' : 'MALFORMED';
  return { code };
}

/** The value of an outcome, or its trouble as the answer. */
export function granted<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Refused(outcome.trouble);
  return outcome.value;
}

/** Reads what a request carries; says where it is not as documented. */
export function read<T extends v.GenericSchema>(schema: T, raw: unknown): v.InferOutput<T> {
  const result = v.safeParse(schema, raw ?? {});
  if (result.success) return result.output;
  const where = v.getDotPath(result.issues[0]);
  throw new Refused({ code: 'MALFORMED', ...(where === null ? {} : { where }) });
}

/** The person of the request's cookie; only GET /api/me makes new ones. */
export function personOf(request: FastifyRequest, sessions: Sessions): string {
  return sessionOf(request, sessions).person;
}

export function sessionOf(request: FastifyRequest, sessions: Sessions): Session {
  const session = sessions.read(request.headers.cookie);
  if (session === null) throw new Refused({ code: 'NO_SESSION' });
  if (session.ban !== null) throw new Refused({ code: 'BANNED', ...session.ban });
  return session;
}

/** Gives a session in use a new cookie before its old one dies of age. */
export function renewing(sessions: Sessions, saw: (session: Session, agent: string | undefined) => Promise<void>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const session = sessions.read(request.headers.cookie);
    if (session === null || !session.old) return;
    if (session.endless) await sessions.exchange(session);
    // What cannot be noted now is noted tomorrow: nobody is kept out for it.
    await saw(session, request.headers['user-agent']).catch(() => undefined);
    reply.header('set-cookie', sessions.cookie(session, request.protocol === 'https'));
  };
}

/** Remembers from where each person was last seen. */
export function noticing(sessions: Sessions, whereabouts: Whereabouts, proxies: Proxies) {
  return async (request: FastifyRequest): Promise<void> => {
    const session = sessions.read(request.headers.cookie);
    if (session !== null) whereabouts.saw(session.person, household(addressOf(request.raw, proxies)));
  };
}

/** Answers of the API are for one person and one moment. */
export function neverCached(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('cache-control', 'no-store');
  done();
}
