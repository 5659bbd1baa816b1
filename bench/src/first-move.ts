import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromium as fromNpm } from '../../e2e/support/chromium.ts';
import { Server } from '../../e2e/support/server.ts';
import { Missing } from './missing.ts';

const runs = 5;
const page = path.resolve(import.meta.dirname, '../../web/dist/index.html');

/**
 * Milliseconds from opening the address in a real browser that has never been there to the first move a person can make: the
 * page, "play" on a plate, and whatever bots lay before. The median of a few runs, since who begins is drawn.
 */
export async function firstMove(game: string): Promise<{ firstMoveMs: number; tableMs: number }> {
  if (!fs.existsSync(page)) throw new Missing('the page is not built (web/dist): npm run build');
  const server = new Server();
  await server.start();
  const { executablePath, env, args } = await fromNpm();
  const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
  try {
    const times: { table: number; move: number }[] = [];
    for (let run = 0; run < runs; run++) times.push(await visit(browser, server.url, game));
    return { firstMoveMs: median(times.map(({ move }) => move)), tableMs: median(times.map(({ table }) => table)) };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function visit(browser: Browser, url: string, game: string): Promise<{ table: number; move: number }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const tab = await context.newPage();
  const began = performance.now();
  await tab.goto(url, { waitUntil: 'commit' });
  await tab.locator(`[data-play="${game}"]`).click();
  await tab.locator('.bar').waitFor();
  const table = performance.now() - began;
  await tab.locator('.bar[data-mine]').waitFor();
  const move = performance.now() - began;
  await context.close();
  return { table, move };
}

function median(all: readonly number[]): number {
  return Math.round([...all].sort((a, b) => a - b)[Math.floor(all.length / 2)]!);
}
