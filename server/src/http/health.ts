import type { Health, ServerReady } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import about from '../../package.json' with { type: 'json' };
import type { Readiness } from '../health/readiness.ts';

interface Settings {
  readonly name: string | null;
  readonly readiness: Readiness;
  /** From memory: whether the server is alive must not hang on its disk. */
  readonly tables: () => number;
  readonly sockets: () => number;
}

/** For those who watch over the server: is it alive, and can it keep what people do? */
export function healthRoutes(app: FastifyInstance, { name, readiness, tables, sockets }: Settings): void {
  const started = performance.now();

  app.get('/healthz', async (): Promise<Health> => {
    const uptime = Math.round((performance.now() - started) / 1000);
    return { ok: true, version: about.version, name, uptime, tables: tables(), sockets: sockets() };
  });

  app.get('/readyz', async (_request, reply): Promise<ServerReady> => {
    const ready = await readiness.check();
    reply.code(ready.ok ? 200 : 503).header('cache-control', 'no-store');
    return ready;
  });
}
