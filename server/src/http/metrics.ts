import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { sameSecret } from '../secrets.ts';
import { Refused } from './app.ts';

/** Figures for Prometheus: to programs on this machine, and to whoever has the operator's token. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.addHook('onResponse', async (_request, reply) => metrics.answered(reply.statusCode));
  app.get('/metrics', async (request, reply) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!isLocal(request) && !sameSecret(bearer, token)) throw new Refused({ code: 'NO_SUCH_PATH' });
    const { type, body } = await metrics.text();
    return reply.header('content-type', type).header('cache-control', 'no-store').send(body);
  });
}

/** Asked on this machine and for it: a proxy here speaks for others, and names the site they asked for. */
function isLocal({ raw, headers }: FastifyRequest): boolean {
  const from = raw.socket.remoteAddress ?? '';
  const here = from === '::1' || /^(::ffff:)?127\./.test(from);
  const forMe = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
  return here && forMe && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
