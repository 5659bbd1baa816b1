// A person at a browser, as a screen reader would find their way: by roles and names, in Italian.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { leaveUnpainted } from './unpainted.ts';

export interface Habits {
  /** Events pass at once: for journeys that are not about them. */
  readonly quick?: boolean;
  readonly plate?: 'night' | 'day' | 'contrast';
  /** Has said before that they invite without a name: who has not is asked for it. */
  readonly nameless?: boolean;
  /** Plays each game for the first time on this device: reads its goal and hints. */
  readonly newcomer?: boolean;
  /** Its pages are drawn: what that costs is measured. */
  readonly painted?: boolean;
}

const games = ['shooting-star', 'planet-x', 'sky-of-stars', 'burning-planets'];

/** Writes a person's preferences before the first page opens, which nobody looks at. */
export async function withHabits(
  context: BrowserContext,
  { quick = true, plate = 'night', nameless = true, newcomer = false, painted = false }: Habits = {},
): Promise<void> {
  if (!painted) await leaveUnpainted(context);
  const prefs = JSON.stringify({ plate, speed: quick ? 'off' : 1, motion: quick ? 'still' : 'full', sound: false });
  await context.addInitScript((text) => {
    if (localStorage.getItem('orrery.prefs') === null) localStorage.setItem('orrery.prefs', text);
  }, prefs);
  if (!newcomer)
    await context.addInitScript((games) => {
      for (const game of games) localStorage.setItem(`orrery.played.${game}`, JSON.stringify({ ended: true }));
    }, games);
  if (nameless)
    await context.addInitScript(() => {
      localStorage.setItem('orrery-nameless', JSON.stringify({ state: { chosen: true }, version: 0 }));
    });
}

export const myGo = (page: Page) =>
  page.getByRole('region', { name: 'Che cosa fare adesso' }).getByText('Tocca a te', { exact: true });
export const weapons = (page: Page) => page.getByRole('listbox', { name: 'Le tue armi' }).getByRole('option');
export const sector = (page: Page) => page.getByRole('grid', { name: /^Griglia dei pianeti/ });
export const confirm = (page: Page) => page.getByRole('button', { name: 'Conferma' });
export const lost = (page: Page) => page.getByText(/^Riconnessione/).first();
/** Of the calm sheet: whose page stands still sees no winner's moment before it. */
export const endSheet = (page: Page) => page.getByRole('button', { name: 'Rivincita', exact: true });

export async function log(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Registro e regole' }).getByRole('listitem').allTextContents();
}

/** What has been read out, also where the card of what is selected has the place of the log. */
export function readOut(page: Page): Locator {
  return page.getByRole('log').first();
}

/** So long a click waits before the journey looks again: milliseconds. */
const patience = 20_000;

/** Lays a weapon still in hand on a free planet; `which` chooses among them. */
export async function placeSomething(page: Page, which: number): Promise<void> {
  const usable = page.locator(':not([aria-disabled="true"])');
  await clickOneOf(weapons(page).and(usable), which);
  await clickOneOf(sector(page).getByRole('button').and(usable), which * 5);
  await confirm(page).click({ timeout: patience });
}

/** What is counted before it is there is none, and waited for for ever. */
async function clickOneOf(all: Locator, which: number): Promise<void> {
  await all.first().waitFor({ timeout: patience });
  await all.nth(which % (await all.count())).click({ timeout: patience });
}

/** Plays until the match is over. */
export async function playOn(page: Page): Promise<number> {
  let goes = 0;
  await expect(async () => {
    if (await myGo(page).isVisible()) await placeSomething(page, ++goes);
    await expect(endSheet(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: 240_000 });
  return goes;
}
