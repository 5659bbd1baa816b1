import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Person } from '../client.ts';
import { freshFolder, freshServer } from '../house.ts';

const page = path.join(freshFolder(), 'dist');
fs.mkdirSync(path.join(page, 'assets'), { recursive: true });
fs.writeFileSync(path.join(page, '..', 'outside.txt'), 'secret');
fs.writeFileSync(path.join(page, 'index.html'), '<!doctype html><title>Orrery</title>');
fs.writeFileSync(path.join(page, 'assets', 'main-3f9a.js'), 'export {};');
fs.writeFileSync(path.join(page, 'assets', 'main-3f9a.js.br'), 'pretend this is brotli');
fs.writeFileSync(path.join(page, 'favicon.svg'), '<svg/>');
fs.mkdirSync(path.join(page, 'docs'));
fs.writeFileSync(path.join(page, 'docs', 'index.html'), '<!doctype html><title>Docs</title>');
fs.mkdirSync(path.join(page, '.vite'));
fs.writeFileSync(path.join(page, '.vite', 'manifest.json'), '{"secret":true}');
fs.writeFileSync(path.join(page, '.vite', 'manifest.json.br'), 'secret');

const { port } = await freshServer({ page });
const get = (url: string, headers = {}) => new Person(port).ask('GET', url, undefined, headers);

test('every path of the app gives its one page, asked anew each time', async () => {
  for (const url of ['/', '/index.html', '/t/AAAAAAAAAAAAAAAAAAAAAA', '/settings?theme=day']) {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<title>Orrery</title>');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect((await new Person(port).ask('HEAD', url)).status).toBe(200);
  }
});

test('the docs are pages of their own', async () => {
  for (const url of ['/docs', '/docs/']) expect(await (await get(url)).text()).toContain('<title>Docs</title>');
});

test('assets named by their content are kept for ever, and come compressed if they lie there so', async () => {
  const plain = await get('/assets/main-3f9a.js', { 'accept-encoding': 'identity' });
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(plain.headers.get('content-type')).toMatch(/javascript/);
  const small = await new Person(port).ask('HEAD', '/assets/main-3f9a.js', undefined, { 'accept-encoding': 'br' });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test('no script but its own, no frame around it, no referrer to other sites', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src|unsafe-eval|https?:|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('what is not there is not there, and nothing outside the page’s folder is', async () => {
  for (const url of [
    '/assets/gone.js',
    '/api/gone',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/.vite/manifest.json',
  ]) {
    const answer = await get(url);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain('secret');
  }
});

test('an address that cannot be read is answered like any other mistake', async () => {
  for (const url of ['/%', '/api/%zz', '/%c0%af']) {
    const answer = await get(url);
    expect([url, answer.status, await answer.json()]).toEqual([url, 400, { code: 'MALFORMED' }]);
  }
});

test('answers of the API are never stored on the way', async () => {
  expect((await get('/api/me')).headers.get('cache-control')).toBe('no-store');
});
