import fs from 'node:fs';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromium as fromNpm } from '../../e2e/support/chromium.ts';
import { Server } from '../../e2e/support/server.ts';
import { Missing } from './missing.ts';
import { becomeSlowPhone } from './slow-phone.ts';

const moves = 120;
const built = path.resolve(import.meta.dirname, '../../web/dist/index.html');

interface FrameWork {
  readonly meanMs: number;
  readonly p95Ms: number;
}

/**
 * Milliseconds of CPU the page's own thread spends on each frame while a line is dragged over the sky of A Sky of Stars: script,
 * style, layout and paint records. The work, not the rate: drawing pixels in software sets that on machines without a screen.
 */
export async function dragWork(): Promise<FrameWork & { readonly slowPhone: FrameWork }> {
  if (!fs.existsSync(built)) throw new Missing('the page is not built (web/dist): npm run build');
  const server = new Server({ ORRERY_BOT_DELAY: '0' });
  await server.start();
  const { executablePath, env, args } = await fromNpm();
  const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(server.url);
    await page.locator('[data-play="sky-of-stars"]').click();
    await beginLine(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const desktop = await drag(page, session);
    await becomeSlowPhone(page, session);
    return { ...desktop, slowPhone: await drag(page, session) };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** A start star in the middle, then on until the die asks for a line. */
async function beginLine(page: Page): Promise<void> {
  await page.locator('[data-cell="S068"]').click();
  await page.locator('.bar .gold').click();
  await page.locator('.bar[data-mine]').waitFor();
  // An eraser first: any star will do.
  while (
    (await page.locator('.sk-star[data-state="mine"]').count()) === 0 ||
    (await page.locator('.sk-next').count()) > 0
  ) {
    if ((await page.locator('.sk-next').count()) > 0) await page.locator('.sk-next').click();
    else if ((await page.locator('.bar .gold').count()) > 0) await page.locator('.bar .gold').click();
    else if ((await page.locator('.sk-show').count()) > 0) await page.locator('[data-cell="S001"]').click();
    await page.waitForTimeout(100);
  }
}

async function drag(page: Page, session: CDPSession): Promise<FrameWork> {
  const box = (await page.locator('[data-cell="S068"]').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y);
  const frames: number[] = [];
  for (let i = 0; i < moves; i++) {
    const before = await taskMs(session);
    const angle = (i / moves) * Math.PI * 6;
    const reach = 60 + (i / moves) * Math.min(220, page.viewportSize()!.width / 4);
    await page.mouse.move(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    frames.push((await taskMs(session)) - before);
  }
  await page.mouse.up();
  frames.sort((a, b) => a - b);
  const mean = frames.reduce((sum, ms) => sum + ms, 0) / frames.length;
  return { meanMs: tenth(mean), p95Ms: tenth(frames[Math.floor(frames.length * 0.95)]!) };
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function tenth(ms: number): number {
  return Math.round(ms * 10) / 10;
}
