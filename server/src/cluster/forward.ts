import { Secret } from '@orrery/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { neighbourhood } from '../guessing/guesses.ts';
import { addressOf, household, type Proxies } from '../http/visitor.ts';
import type { ReviewStore } from '../stores/reviews.ts';
import type { ForwardedAnswer, ForwardedRequest } from './errands.ts';

interface Settings {
  readonly proxies: Proxies;
  readonly homes: {
    /** A request about a table of this node begins; null: it is not of this node. */
    enter(table: string): { readonly done: () => void } | null;
    ask(table: string, request: ForwardedRequest): Promise<ForwardedAnswer>;
  };
  /** Where the match was played that a link shows. */
  readonly reviewed: ReviewStore['reviewedBy'];
}

/** Requests about one table are answered at its home, which alone knows who is there and what it has in mind of it. */
export function forwardToHomes(app: FastifyInstance, { proxies, homes, reviewed }: Settings): void {
  app.addHook('preHandler', async (request, reply) => {
    const address = addressOf(request.raw, proxies);
    const about = aboutWhat(request, address) ?? (await tableOfReview(request, reviewed));
    if (about === null) return;
    const entered = homes.enter(about);
    if (entered !== null) {
      reply.raw.once('close', entered.done);
      reply.raw.once('finish', entered.done);
      return;
    }
    const { method, url, body } = request;
    const asked = { method, url, body, address, cookie: request.headers.cookie };
    const answer = await homes.ask(about, asked);
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
}

/** What may be tried in vain: secrets that somebody else has. */
const guessed: readonly string[] = ['/api/code/:code', '/api/me/devices/find'];

/**
 * The table that a request is about; null: about none, or about one that there cannot be. Codes and links of devices are looked up where those who come
 * from one network are counted, whichever node they try.
 */
function aboutWhat(request: FastifyRequest, address: string): string | null {
  const { url = '' } = request.routeOptions;
  if (guessed.includes(url)) return `guesses of ${neighbourhood(household(address))}`;
  const { id } = (request.params ?? {}) as { id?: unknown };
  const homely = url.startsWith('/api/tables/:id') || url.startsWith('/api/tournaments/:id');
  return homely && v.is(Secret, id) ? id : null;
}

/** The table of the match that a link shows; null: it is about none. */
async function tableOfReview(request: FastifyRequest, reviewed: Settings['reviewed']): Promise<string | null> {
  const { link } = (request.params ?? {}) as { link?: unknown };
  if (!request.routeOptions.url?.startsWith('/api/reviews/') || !v.is(Secret, link)) return null;
  return (await reviewed(link))?.table ?? null;
}

/** What of an answer is passed on: cookies are given by the node a person came to. */
const passedOn = ['content-type', 'content-disposition', 'cache-control'] as const;

/** Answers a request for another node, with all that a request of its own would meet. */
export async function answerHere(app: FastifyInstance, request: ForwardedRequest): Promise<ForwardedAnswer> {
  const { method, url, cookie, body, address } = request;
  const answer = await app.inject({
    ...{ method: method as 'GET' | 'POST', url, remoteAddress: address },
    headers: cookie === undefined ? {} : { cookie },
    ...(body === undefined || body === null ? {} : { payload: body as object }),
  });
  const headers = passedOn.flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.rawPayload };
}
