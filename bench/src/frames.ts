import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { phone } from '../../e2e/support/layout/sizes.ts';

export interface FrameWork {
  readonly meanMs: number;
  readonly p95Ms: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Longer than a frame takes on a slow phone: what one move brings is done before the next. */
const BETWEEN = 60;

/** What presses: the pointer of a desktop or the finger of a phone. */
export interface Pointer {
  down(at: Point): Promise<void>;
  move(at: Point): Promise<void>;
  up(): Promise<void>;
}

export function mouseOf({ mouse }: Page): Pointer {
  return {
    async down({ x, y }) {
      await mouse.move(x, y);
      await mouse.down();
    },
    move: ({ x, y }) => mouse.move(x, y),
    up: () => mouse.up(),
  };
}

export function fingerOf(session: CDPSession): Pointer {
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    down: (at) => touch('touchStart', [at]),
    move: (at) => touch('touchMove', [at]),
    up: () => touch('touchEnd', []),
  };
}

/**
 * Milliseconds of CPU the page's own thread spends on each move of a drag: script, style, layout and paint records. The work, not the
 * rate: drawing pixels in software sets that on machines without a screen. Nothing of the bench runs in the page meanwhile.
 */
export async function frameWork(
  session: CDPSession,
  pointer: Pointer,
  from: Point,
  path: readonly Point[],
): Promise<FrameWork> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await pointer.down(from);
  await pointer.move(path[0]!);
  await pause(5 * BETWEEN);
  const frames: number[] = [];
  for (const at of path) {
    const before = await taskMs(session);
    await pointer.move(at);
    await pause(BETWEEN);
    frames.push((await taskMs(session)) - before);
  }
  await pointer.up();
  frames.sort((a, b) => a - b);
  const mean = frames.reduce((sum, ms) => sum + ms, 0) / frames.length;
  return { meanMs: tenth(mean), p95Ms: tenth(frames[Math.floor(frames.length * 0.95)]!) };
}

/** The page becomes one on a phone whose processor is four times slower: the time it is held up counts as work. */
export async function becomeSlowPhone(page: Page, session: CDPSession): Promise<void> {
  await page.setViewportSize(phone);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await pause(1000);
}

export async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function tenth(ms: number): number {
  return Math.round(ms * 10) / 10;
}
