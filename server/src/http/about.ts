import type { About } from '@orrery/wire';
import type { FastifyInstance } from 'fastify';
import about from '../../package.json' with { type: 'json' };
import type { Retention } from '../retention/retention.ts';

/** What everybody may know of this server: above all, how long it keeps what. */
export function aboutRoutes(app: FastifyInstance, name: string | null, { waiting, unplayed, over }: Retention): void {
  const days = (number: number) => (number === 0 ? null : number);
  const keeps = { waiting: days(waiting), unplayed: days(unplayed), over: days(over) };
  app.get('/api/about', async (): Promise<About> => ({ version: about.version, name, keeps }));
}
