// Plays on as somebody who presses whatever there is, and judges every moment: a turn that was written down does not come everywhere.
import { Dice } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';
import type { Page } from '@playwright/test';
import { judgeAtRest, settle } from './at-rest.ts';
import { keepPicture } from './pictures.ts';
import { byTouch, nameOf, type Size } from './sizes.ts';
import { openTable } from './table.ts';
import { type Touchable, type TouchKind, touchables } from './touchables.ts';

export interface Wandering {
  readonly room: Room;
  readonly seats: number;
  readonly size: Size;
  /** All that is chosen hangs on it. */
  readonly seed: string;
  readonly steps: number;
}

/** How often each is pressed where all are there; and how often nothing is, while others are at it. */
const likely: Readonly<Record<TouchKind, number>> = {
  gold: 16,
  lit: 12,
  card: 8,
  act: 4,
  board: 3,
  sheet: 2,
  vain: 2,
  way: 1,
};
const patience = 3;

export interface Wandered {
  /** All that was wrong on the way, each once: "after pressing what: what". */
  readonly wrong: readonly string[];
  /** How often something was pressed that the game asks for. */
  readonly played: number;
}

export async function wander(page: Page, { room, seats, size, seed, steps }: Wandering): Promise<Wandered> {
  const dice = new Dice(seed);
  const wrong = new Map<string, string>();
  await page.setViewportSize(size);
  const sitDown = async (): Promise<string> => {
    const key = Array.from({ length: 32 }, () => dice.int(256).toString(16).padStart(2, '0')).join('');
    await openTable(page, room, seats, key);
    return page.url();
  };
  let table = await sitDown();
  let pressed = 'nothing';
  let played = 0;
  for (let step = 0; step < steps; step++) {
    await settle(page, size);
    // Whoever has left begins anew.
    if (page.url() !== table) table = await sitDown();
    const sight = await judgeAtRest(page, size);
    const news = sight.wrong.filter((what) => !wrong.has(what));
    for (const what of news) wrong.set(what, `step ${step}, after ${pressed}: ${what}`);
    if (news.length > 0) await keepPicture(page, `${seed} ${nameOf(size)} step ${step}`);
    const next = choose(await touchables(page), dice);
    pressed = next === null ? 'waiting' : `${next.kind} "${next.words}"`;
    if (next === null) await page.waitForTimeout(100);
    else if (next.kind === 'sheet' && dice.int(3) === 0) await page.keyboard.press('Escape');
    else if (byTouch(size)) await page.touchscreen.tap(next.x, next.y);
    else await page.mouse.click(next.x, next.y);
    if (next?.kind === 'gold' || next?.kind === 'lit') played++;
  }
  const told = [...wrong.values()].map((what) => `${room.id}, ${seats} seats, ${nameOf(size)}, ${what}`);
  return { wrong: told, played };
}

function choose(all: readonly Touchable[], dice: Dice): Touchable | null {
  const there = new Set(all.map(({ kind }) => kind));
  const kinds = [...there].flatMap((kind) => Array<TouchKind | null>(likely[kind]).fill(kind));
  if (!there.has('sheet')) kinds.push(...Array<null>(patience).fill(null));
  const kind = kinds[dice.int(kinds.length)];
  const some = all.filter((each) => each.kind === kind);
  return some[dice.int(some.length)] ?? null;
}
