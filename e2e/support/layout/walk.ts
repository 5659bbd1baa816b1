// Walks a turn of any game on the shelf as somebody would who knows nothing of it, and judges every moment at every size.
import type { Lang } from '@orrery/words';
import type { Room } from '@orrery/words/room';
import type { Page } from '@playwright/test';
import { judgeAtRest, resize, settle } from './at-rest.ts';
import { type Box, judge } from './judge.ts';
import { keepPicture } from './pictures.ts';
import { byTouch, nameOf, phone, type Size, zoomed } from './sizes.ts';
import { openTable } from './table.ts';
import { myTurn, turns } from './turns.ts';

/** Where a turn is played; it is looked at elsewhere. */
const played = { width: 1280, height: 800 };

/** The bar of a phone while it asks nothing: pixels. */
const barAtRest = 60;

export interface Walk {
  readonly room: Room;
  readonly seats: number;
  readonly lang: Lang;
}

/** How much of a phone of 390 x 844 the board has at least with so many seats: a share of its height, or all of its width. */
export const phoneGates: Readonly<Record<string, { readonly seats: number; readonly least: number | 'width' }>> = {
  'shooting-star': { seats: 5, least: 0.55 },
  'planet-x': { seats: 4, least: 0.6 },
  'burning-planets': { seats: 4, least: 0.62 },
  'sky-of-stars': { seats: 6, least: 'width' },
};

/**
 * All that is wrong with a turn of this game at these sizes, each as "size, moment: what". What is done is done on a desktop.
 * `brief`: only what is asked and what waits to be confirmed; sheets only where most people sit.
 */
export async function walkTurn(
  page: Page,
  { room, seats, lang }: Walk,
  at: readonly Size[],
  brief: boolean,
): Promise<string[]> {
  const wrong: string[] = [];
  /** Where the board was when the turn began, by size. */
  const boards = new Map<string, Box>();
  const look = async (moment: string, among: readonly Size[] = at): Promise<void> => {
    for (const size of among) {
      await resize(page, size);
      const sight = await judgeAtRest(page, size);
      const say = (what: string) => wrong.push(`${nameOf(size)}, ${moment}: ${what}`);
      sight.wrong.forEach(say);
      await keepPicture(page, [room.id, seats, lang, nameOf(size), moment].join(' '));
      // What lies over the board or has its place says nothing of where it is.
      if (/^(sheet|page): /.test(moment)) continue;
      const board = boards.get(nameOf(size));
      if (board === undefined && sight.board !== null) boards.set(nameOf(size), sight.board);
      else if (board !== undefined && sight.board !== null && moved(board, sight.board))
        say(`the board was ${boxed(board)}, now it is ${boxed(sight.board)}`);
      if (size.width <= phone.width && !sight.asks && sight.bar !== null && sight.bar.height > barAtRest + 0.5)
        if (await page.locator('.table-grid[data-hand]').count())
          say(`the bar at rest has ${Math.round(sight.bar.height)} px`);
    }
    // A sheet of a phone would be gone.
    if (among === at) await resize(page, played);
  };

  await page.setViewportSize(played);
  await openTable(page, room, seats);
  await myTurn(page);
  await look('asked');
  const phones = at.filter((size) => byTouch(size) && size.width !== phone.width);
  const lookOnPhones = async (name: string, open: () => Promise<void>, close: () => Promise<void>): Promise<void> => {
    await resize(page, phone);
    await open();
    await look(`sheet: ${name}`, phones);
    await close();
    await resize(page, played);
  };
  const turn = turns[room.id];
  if (turn !== undefined) await turn(page, { brief, look, lookOnPhones });
  else await takeTurn(page, brief, look);
  if (!brief) {
    await myTurn(page);
    await look('asked again');
  }
  if (brief && seats !== room.seats.max) return wrong;
  for (const [name, opener] of [
    ['log', '.bar-log'],
    ['menu', '.table-menu'],
    ['plates', '.seat-unfold, .seat-open'],
  ] as const)
    await lookOnPhones(
      name,
      async () => {
        await page.locator(opener).first().click();
        await page.locator('dialog[open]').waitFor();
      },
      async () => {
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      },
    );
  return wrong;
}

/** A turn of a game about which nothing is known: a card, a cell, and what is gold. */
async function takeTurn(page: Page, brief: boolean, look: (moment: string) => Promise<void>): Promise<void> {
  const touched = page.locator('.area-board, .area-hand').locator('[aria-disabled="true"]');
  if (!brief && (await touched.count()) > 0) {
    await touched.first().click({ force: true });
    if ((await page.locator('.bar-refusal').count()) > 0) await look('refused');
  }
  for (let act = 1; act <= 4; act++) {
    const done = await actOnce(page);
    if (done === null) break;
    const toConfirm = (await page.locator('.bar-actions .gold').count()) > 0;
    if (!brief || (toConfirm && done !== 'the gold button')) await look(`after ${done} (${act})`);
    if (done === 'the gold button') break;
  }
}

/** All that is wrong with a turn of this game in a window at 200 and at 400 per cent: there the table may scroll, the page may not. */
export async function walkZoomed(page: Page, { room, seats }: Walk, at: readonly Size[] = zoomed): Promise<string[]> {
  const wrong: string[] = [];
  await page.setViewportSize(at.at(-1)!);
  await openTable(page, room, seats);
  await myTurn(page);
  const look = async (moment: string): Promise<void> => {
    for (const size of at) {
      await resize(page, size);
      const sight = await judgeAtRest(page, size);
      wrong.push(...sight.wrong.map((what) => `${nameOf(size)}, ${moment}: ${what}`));
    }
  };
  await look('asked');
  const turn = turns[room.id];
  if (turn !== undefined) await turn(page, { brief: true, look, lookOnPhones: async () => {} });
  else await takeTurn(page, true, look);
  return wrong;
}

export interface Phone {
  /** Of the phone's height. */
  readonly boardShare: number;
  /** Of the phone's width. */
  readonly boardWidth: number;
  /** Pixels, while nothing is asked; null: something is, or the game has no hand, and the bar the whole dock. */
  readonly barRestPx: number | null;
}

/** What of a phone the board and the bar have when a turn begins. */
export async function measurePhone(page: Page, walk: Walk): Promise<Phone> {
  await page.setViewportSize(phone);
  await openTable(page, walk.room, walk.seats);
  await myTurn(page);
  await settle(page, phone);
  const { board, bar, asks } = await judge(page, true);
  const rests = !asks && (await page.locator('.table-grid[data-hand]').count()) > 0;
  return {
    boardShare: (board?.height ?? 0) / phone.height,
    boardWidth: (board?.width ?? 0) / phone.width,
    barRestPx: rests ? (bar?.height ?? null) : null,
  };
}

/** Does the next thing that is plainly asked for; null: nothing is. */
async function actOnce(page: Page): Promise<string | null> {
  const ready = ':not([aria-disabled="true"], :disabled)';
  const gold = page.locator(`.bar-actions .gold${ready}`);
  if ((await gold.count()) > 0) {
    await gold.first().click();
    return 'the gold button';
  }
  const chosen = await page.locator('.area-hand [aria-selected="true"]').count();
  const card = page.locator(`.area-hand [role="option"]${ready}`);
  if (chosen === 0 && (await card.count()) > 0) {
    await card.first().click();
    return 'a card';
  }
  const cells = page.locator(`.area-board [data-cell]${ready}`);
  const legal = page.locator('.area-board [data-cell][data-state="legal"]');
  const some = (await legal.count()) > 0 ? legal : cells;
  if ((await some.count()) > 0) {
    await some.nth(Math.floor((await some.count()) / 2)).click({ force: true });
    return 'a cell';
  }
  const board = page.locator('.area-board');
  if ((await board.count()) === 0) return null;
  await board.click();
  return 'the board';
}

const moved = (a: Box, b: Box): boolean =>
  [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].some((by) => Math.abs(by) > 0.5);
const boxed = ({ x, y, width, height }: Box): string => [x, y, width, height].map(Math.round).join(' ');
