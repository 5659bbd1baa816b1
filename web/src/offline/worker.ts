import { sharedPath } from './shared.ts';

/**
 * Loads the page again without a network after the first visit. The page itself is always asked from the server first, so that
 * an old one is never shown while the server answers; files under /assets/ carry their hash and never change.
 */
declare const __ORRERY_FILES__: readonly string[];
declare const __ORRERY_VERSION__: string;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

const scope = globalThis as unknown as Scope;
const files = __ORRERY_FILES__;
const cacheName = `orrery-${__ORRERY_VERSION__}`;
const page = '/index.html';

scope.addEventListener('install', (event) => {
  event.waitUntil(keepFiles());
});
scope.addEventListener('activate', (event) => {
  event.waitUntil(dropOldVersions());
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // What is shared leads on to its table without a question to the server, so offline too.
  if (pathname === '/shared') event.respondWith(Promise.resolve(Response.redirect(sharedPath(searchParams))));
  else if (request.mode === 'navigate') event.respondWith(pageFromServerFirst(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, ...files.filter((file) => file !== page)]);
  await scope.skipWaiting();
}

async function dropOldVersions(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith('orrery-') && name !== cacheName) await caches.delete(name);
  await scope.clients.claim();
}

async function pageFromServerFirst(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (fresh.status < 500) return fresh;
    return (await caches.match(page)) ?? fresh;
  } catch {
    return (await caches.match(page)) ?? Response.error();
  }
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
