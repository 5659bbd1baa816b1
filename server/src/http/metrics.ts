import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { sameSecret } from '../secrets.ts';
import { Refused } from './app.ts';
import { isLocal } from './visitor.ts';

/** Figures for Prometheus: to programs on this machine, and to whoever has the operator's token. */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.addHook('onResponse', async (_request, reply) => metrics.answered(reply.statusCode));
  app.get('/metrics', async (request, reply) => {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!isLocal(request.raw) && !sameSecret(bearer, token)) throw new Refused({ code: 'NO_SUCH_PATH' });
    const { type, body } = await metrics.text();
    return reply.header('content-type', type).header('cache-control', 'no-store').send(body);
  });
}
