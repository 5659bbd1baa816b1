import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromium as fromNpm } from '../../e2e/support/chromium.ts';
import { becomeSlowPhone, type FrameWork, fingerOf, frameWork, mouseOf, type Point, taskMs } from './frames.ts';

const frames = 90;
const root = path.resolve(import.meta.dirname, '../..');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface MapWork {
  /** Milliseconds of CPU of the page's own thread for each frame. */
  readonly panMs: number;
  readonly zoomMs: number;
  /** On a phone whose processor is four times slower. */
  readonly slowPhonePan: FrameWork;
  /** From opening the page to the map drawn, the game it shows played out included. */
  readonly firstViewMs: number;
  readonly nodes: number;
}

/** Panning and zooming the largest board, six seats, in the middle of a game. */
export async function mapWork(): Promise<MapWork> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-map-'));
  const vite = path.join(root, 'node_modules/.bin/vite');
  execFileSync(vite, ['build', 'bench/page', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'ignore',
  });
  const server = http.createServer((request, response) => {
    const file = path.join(folder, path.normalize(request.url === '/' ? '/index.html' : (request.url ?? '/')));
    if (!fs.existsSync(file)) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': types[path.extname(file)] ?? '' }).end(fs.readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { executablePath, env, args } = await fromNpm();
  const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
    const page = await context.newPage();
    const began = performance.now();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.locator('.bp-world > svg').waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const firstViewMs = Math.round(performance.now() - began);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const nodes = await page.locator('.bp-world *').count();
    const { meanMs: panMs } = await frameWork(session, mouseOf(page), ...(await waves(page)));
    const zoomMs = await work(session, () => zoom(page));
    await becomeSlowPhone(page, session);
    const slowPhonePan = await frameWork(session, fingerOf(session), ...(await waves(page)));
    return { panMs, zoomMs, slowPhonePan, firstViewMs, nodes };
  } finally {
    await browser.close();
    server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** From the middle of the map to all sides. */
async function waves(page: Page): Promise<[from: Point, path: readonly Point[]]> {
  const { x, y, width, height } = (await page.locator('.bp-map').boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  const path = Array.from({ length: frames }, (_, i) => ({
    x: left + 160 * Math.sin((i + 1) / 9),
    y: top + 110 * Math.sin((i + 1) / 13) + 12,
  }));
  return [{ x: left, y: top }, path];
}

/** A wheel turned from within the page, a notch a frame: from without, one would have time to rest between two notches. */
async function zoom(page: Page): Promise<void> {
  await page.locator('.bp-map').evaluate(async (map, notches) => {
    const { left, top, width, height } = map.getBoundingClientRect();
    const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
    for (let i = 0; i < notches; i++) {
      await new Promise(requestAnimationFrame);
      map.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: i % 60 < 30 ? -20 : 20 }));
    }
  }, frames);
}

async function work(session: CDPSession, gesture: () => Promise<void>): Promise<number> {
  const before = await taskMs(session);
  await gesture();
  return Math.round(((await taskMs(session)) - before) * (10 / frames)) / 10;
}
