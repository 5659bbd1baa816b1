import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Guard } from '../admin/guard.ts';
import { sameSecret } from '../secrets.ts';
import type { Figures } from '../status/figures.ts';
import { loginPage, statusPage } from '../status/page.ts';
import { langOf } from '../status/words.ts';
import { addressOf, household, type Proxies } from './visitor.ts';

interface Settings {
  readonly figures: () => Promise<Figures>;
  readonly guard: Guard;
  readonly token: string;
  readonly proxies: Proxies;
  readonly now: () => number;
}

const cookieName = 'orrery-status';
/** Hours that the door stays open for a browser that has said the token. */
const hours = 12;
const longestForm = 1024;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/** A small page on how the server does, behind the owner's token; it needs no script and none of the app's files. */
export async function statusRoutes(app: FastifyInstance, settings: Settings): Promise<void> {
  const { figures, guard, token, proxies, now } = settings;
  await app.register(async (page) => {
    page.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    page.get('/status', async (request, reply) => {
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
      if (bearer === undefined && !isOpen(request)) return door(request, reply, null);
      if (bearer !== undefined) {
        const answer = guard.check(bearer, from(request));
        if (answer !== 'yes') return door(request, reply, answer === 'TOO_FAST' ? 'tooFast' : 'wrong');
      }
      return reply.headers(headers).send(statusPage(langOf(request.headers['accept-language']), await figures()));
    });

    page.post('/status', async (request, reply) => {
      const said = (request.body as Record<string, unknown> | undefined)?.token;
      const answer = guard.check(typeof said === 'string' ? said.trim() : undefined, from(request));
      if (answer !== 'yes') return door(request, reply, answer === 'TOO_FAST' ? 'tooFast' : 'wrong');
      const made = Math.floor(now() / 1000).toString(36);
      return back(request, reply, `${made}.${sign(made)}`, hours * 3600);
    });

    page.post('/status/close', async (request, reply) => back(request, reply, '', 0));
  });

  function door(request: FastifyRequest, reply: FastifyReply, problem: 'wrong' | 'tooFast' | null): FastifyReply {
    const code = problem === 'tooFast' ? 429 : 401;
    return reply
      .code(code)
      .headers(headers)
      .send(loginPage(langOf(request.headers['accept-language']), problem));
  }

  function back(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): FastifyReply {
    const secure = request.protocol === 'https' ? '; Secure' : '';
    const cookie = `${cookieName}=${value}; Max-Age=${seconds}; Path=/status; HttpOnly; SameSite=Strict${secure}`;
    return reply
      .code(303)
      .headers({ ...headers, 'set-cookie': cookie, location: '/status' })
      .send('');
  }

  function isOpen(request: FastifyRequest): boolean {
    const found = new RegExp(`(?:^|;\\s*)${cookieName}=([0-9a-z]+)\\.([\\w-]+)(?:;|$)`).exec(
      request.headers.cookie ?? '',
    );
    const [, made = '', signature] = found ?? [];
    if (!sameSecret(signature, sign(made))) return false;
    return now() - Number.parseInt(made, 36) * 1000 < hours * 3_600_000;
  }

  /** By the token itself: a new token shuts every door that the old one has opened. */
  function sign(made: string): string {
    return createHmac('sha256', token).update(`status|${made}`).digest('base64url');
  }

  function from(request: FastifyRequest): string {
    return household(addressOf(request.raw, proxies));
  }
}
