import fs from 'node:fs';
import path from 'node:path';
import type { MatchFile } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromium as fromNpm } from '../../e2e/support/chromium.ts';
import { Server } from '../../e2e/support/server.ts';
import { Missing } from './missing.ts';
import { longMatch } from './review.ts';

const steps = 60;
const jumps = 40;
const built = path.resolve(import.meta.dirname, '../../web/dist/index.html');
const link = 'a'.repeat(22);

export interface ReviewPageWork {
  readonly entries: number;
  /** From opening the link in a browser that was never there to the board at the end of the match; and what of it the page's thread worked. */
  readonly openMs: number;
  readonly openWorkMs: number;
  /** Milliseconds of CPU of the page's own thread: for a step of the slider, for a step by key with what it shows, for a jump anywhere. */
  readonly scrubMs: number;
  readonly keyMs: number;
  readonly jumpMs: number;
}

/** A long match as whoever has its link reads it, in a fresh context without a session. The work, not the rate: see `dragWork`. */
export async function reviewPageWork(room: Room, entries: number): Promise<ReviewPageWork> {
  if (!fs.existsSync(built)) throw new Missing('the page is not built (web/dist): npm run build');
  const { game } = await room.rules();
  // All but the first give up: it is over, and its chances are worked out beside the page meanwhile.
  const seats = Array.from({ length: game.seats.max - 1 }, (_, n) => ({ by: n + 1, move: { t: 'concede' } }));
  const names = Array.from({ length: game.seats.max }, (_, n) => `Seat ${n + 1}`);
  const file: MatchFile = { format: 'orrery-match/1', ...longMatch(game, entries, seats), names, key: '0'.repeat(64) };
  const server = new Server();
  await server.start();
  const { executablePath, env, args } = await fromNpm();
  const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    await context.route(`**/api/reviews/${link}`, (route) => route.fulfill({ json: file }));
    return { entries, ...(await visit(context, `${server.url}/m/${link}`, entries - 1)) };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function visit(context: BrowserContext, url: string, last: number): Promise<Omit<ReviewPageWork, 'entries'>> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const slider = page.locator('.review-slider input');
  await slider.waitFor();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const openMs = Math.round(performance.now() - began);
  const openWorkMs = Math.round(await taskMs(session));
  // Its points are counted through once, between frames.
  await page.locator('.review-time[data-judged], .review-points').first().waitFor();
  await scrub(page, Math.round(last / 2) - steps, steps, 1);
  const scrubMs = await each(session, steps, () => scrub(page, Math.round(last / 2), steps, 1));
  const jumpMs = await each(session, jumps, () => scrub(page, 0, jumps, 997));
  const before = Number(await slider.inputValue());
  const keyMs = await each(session, steps, () => press(page, steps));
  // What an entry sets off is stepped through, too.
  if (Number(await slider.inputValue()) < before + steps / 4) throw new Error('the keys of a step were not heard');
  return { openMs, openWorkMs, scrubMs, keyMs, jumpMs };
}

/** As a hand on the slider does, from within the page: asking from without is work of the page's thread, too. */
async function scrub(page: Page, from: number, times: number, by: number): Promise<void> {
  await page.locator('.review-slider input').evaluate(
    async (element, way) => {
      const slider = element as HTMLInputElement;
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      for (let n = 0; n < way.times; n++) {
        set.call(slider, String((way.from + n * way.by) % Number(slider.max)));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      }
    },
    { from, times, by },
  );
}

/** The same for the key of a step. */
async function press(page: Page, times: number): Promise<void> {
  await page.evaluate(async (times) => {
    for (let n = 0; n < times; n++) {
      const key = { key: 'ArrowRight', bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', key));
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
  }, times);
}

/** The mean work of one of so many. */
async function each(session: CDPSession, times: number, act: () => Promise<void>): Promise<number> {
  const before = await taskMs(session);
  await act();
  return Math.round(((await taskMs(session)) - before) * (10 / times)) / 10;
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
