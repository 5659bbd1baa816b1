import { keepLang, knownLang } from './lang.ts';
import { calledFrom } from './notify.ts';
import { sharedMatch, sharedPath } from './shared.ts';
import { keepWaiting, waitingWith } from './waiting.ts';

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
interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}
interface Said extends Lasting {
  readonly data: unknown;
}
interface Clicked extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}
interface Scope {
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'message', listener: (event: Said) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  readonly registration: { showNotification(title: string, how: object): Promise<void> };
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
  if (origin !== location.origin) return;
  if (request.method === 'POST' && pathname === '/shared') event.respondWith(takeShared(request));
  if (request.method !== 'GET') return;
  // What is shared leads on to its table without a question to the server, so offline too.
  if (pathname === '/shared') event.respondWith(Promise.resolve(Response.redirect(sharedPath(searchParams))));
  else if (request.mode === 'navigate') event.respondWith(pageFromServerFirst(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
});

scope.addEventListener('message', (event) => {
  event.waitUntil(Promise.all([keepLang(event.data), keepWaiting(event.data)]));
});
scope.addEventListener('push', (event) => {
  event.waitUntil(call(event.data?.text() ?? ''));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = Object(event.notification.data) as { path?: unknown };
  event.waitUntil(openPage(typeof path === 'string' ? path : '/'));
});

/** Whatever came, something is shown: browsers stop calling who shows nothing. */
async function call(text: string): Promise<void> {
  const { title, body, tag, path, tables } = calledFrom(text, await knownLang());
  const icon = '/icon-192.png';
  await scope.registration.showNotification(title, { body, tag, renotify: true, icon, badge: icon, data: { path } });
  await markIcon(tables).catch(() => undefined);
}

/** On the icon of the installed app, while no page is open that would do it. Not every browser has one. */
async function markIcon(called: readonly string[]): Promise<void> {
  const waiting = await waitingWith(called);
  if (waiting > 0) await scope.navigator.setAppBadge?.(waiting);
}

/** The page that is there already, or one that is, or a new one. */
async function openPage(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  const [any] = pages;
  if (there !== undefined) await there.focus();
  else if (any === undefined) await scope.clients.openWindow(path);
  else {
    await any.navigate(path);
    await any.focus();
  }
}

/** A match file is put aside for the page that shows it; words lead on as they do in an address. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const file = form.get(sharedMatch.field);
  if (file instanceof File && file.size > 0) {
    await (await caches.open(sharedMatch.cache)).put(sharedMatch.path, new Response(file));
    return Response.redirect('/review', 303);
  }
  const words = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return Response.redirect(sharedPath(new URLSearchParams(words)), 303);
}

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
