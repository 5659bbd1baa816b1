import fs from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from './app.ts';
import { type PreviewRooms, withPreview } from './preview.ts';
import { pathOf } from './visitor.ts';

/** No script but our own files; style attributes are how React sizes things, so inline styles must pass. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  // Links carry secrets: no other site may learn where somebody came from.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** Serves the built page: hashed assets for ever, everything else asked anew; paths of the app all give its one page. */
export async function servePage(app: FastifyInstance, folder: string, rooms: PreviewRooms): Promise<void> {
  const first = path.join(folder, 'index.html');
  const built = fs.existsSync(first);
  app.addHook('onSend', async (_request, reply) => {
    // Whoever is stricter of their own accord stays so.
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  if (built) {
    await app.register(files, {
      root: folder,
      preCompressed: true,
      // The docs, and their folders, without the last stroke.
      redirect: true,
      // The builder's own notes are nobody's business.
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', isHashed(folder, file) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const pathname = pathOf(request.raw);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const wantsPage = reads && !pathname.startsWith('/api/') && path.extname(pathname) === '';
    if (!wantsPage || !built) throw new Refused({ code: 'NO_SUCH_PATH' });
    const told = await withPreview(app, request, { page: () => fs.promises.readFile(first, 'utf8'), rooms });
    if (told === null) return reply.sendFile('index.html');
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .type('text/html; charset=utf-8')
      .send(told);
  });
}

/** The builder puts what it has named by content into `assets/`. */
const isHashed = (folder: string, file: string): boolean => path.relative(folder, file).startsWith(`assets${path.sep}`);
