import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Refused } from './app.ts';

const folder = path.resolve(import.meta.dirname, '../../../docs/protocol');

/** The JSON Schemas of all that this server says and reads, for whoever writes a client: those of `docs/protocol`, and no other file. */
export function protocolRoutes(app: FastifyInstance): void {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  const documents = new Map(names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]));
  app.get('/protocol', async () => ({ protocol: 1, schemas: names.map((name) => `/protocol/${name}`) }));
  app.get('/protocol/:name', async (request, reply) => {
    const document = documents.get((request.params as { name: string }).name);
    if (document === undefined) throw new Refused({ code: 'NO_SUCH_PATH' });
    return reply.type('application/schema+json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });
}
