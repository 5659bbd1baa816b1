// Games whose turn is more than a card, a cell and a button: how somebody goes through one, and which of its moments are looked at.
import type { Page } from '@playwright/test';

/** Who looks at a table while it is played. */
export interface Onlooker {
  /** Only the moments that ask most of a table. */
  readonly brief: boolean;
  look(moment: string): Promise<void>;
  /** Opens something as it is opened on a phone, looks at it there and closes it. */
  lookOnPhones(name: string, open: () => Promise<void>, close: () => Promise<void>): Promise<void>;
}

export type Turn = (page: Page, onlooker: Onlooker) => Promise<void>;

export async function myTurn(page: Page): Promise<void> {
  await page.locator('.bar[data-mine]').waitFor();
}

const closeSheet = (page: Page) => async (): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

/** The cannon is placed by the table; then a planet, what is built on it, a ship and its way, and the end of the turn. */
const burningPlanets: Turn = async (page, { brief, look, lookOnPhones }) => {
  const end = page.locator('.bp-end');
  while ((await end.count()) === 0) {
    const placed = page.locator('.bar[data-mine] .bar-actions .btn').first();
    await placed.or(end).first().waitFor();
    if ((await end.count()) === 0) await placed.click();
    await page.locator('.bp-walk[aria-busy="false"]').waitFor();
  }
  const openDock = () => page.locator('.bp-dock .btn[aria-haspopup]').click();
  if (!brief) {
    await look('a planet chosen');
    await lookOnPhones('what can be built', openDock, closeSheet(page));
    await page.locator('.bp-card-list button:not([aria-disabled="true"], :disabled)').first().click();
    await page.locator('.bp-reach').waitFor();
    await look('a place to build on');
    await page.keyboard.press('Escape');
  }
  // Over the phases by their chips, or where there is no room for them by the button that leads on.
  while ((await page.locator('.bp-selected').count()) === 0) {
    const chip = page.locator('.bp-chip:visible').last();
    await chip.or(page.locator('.bar-actions .btn:not(.bp-end, .bar-undo, .bar-advice)').last()).last().click();
  }
  await look('a ship chosen');
  if (!brief) {
    await lookOnPhones('a ship', openDock, closeSheet(page));
    const compass = () => page.locator('.bp-compass').click();
    await lookOnPhones('the compass', compass, compass);
    await page.keyboard.press('c');
    await lookOnPhones('contracts', () => page.locator('.bp-contracts').waitFor(), closeSheet(page));
  }
  await touchLit(page);
  await page.locator('.bp-walk[aria-busy="false"]').waitFor();
  await page.locator('.bar-undo').waitFor();
  await look('a ship sent');
  if (brief) return;
  await end.click();
  const anyway = page.locator('.bp-check-answers .gold');
  await anyway.waitFor();
  await look('sheet: the end of a turn');
  await anyway.click();
};

/** Touches a lit cell of the map on which nothing lies; each is a point of one path. */
async function touchLit(page: Page): Promise<void> {
  await page.locator('.bp-walk').scrollIntoViewIfNeeded();
  const lit = await page.locator('.bp-dots').evaluate((dots: SVGPathElement) => {
    const toScreen = dots.getScreenCTM()!;
    return [...(dots.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)h0/g)]
      .map(([, x, y]) => new DOMPoint(Number(x), Number(y)).matrixTransform(toScreen))
      .filter(({ x, y }) => document.elementFromPoint(x, y)?.matches('.bp-walk') === true)
      .map(({ x, y }) => ({ x, y }));
  });
  const { x, y } = lit[0]!;
  await page.mouse.click(x, y);
}

/** A star to start from, lines until a constellation may be shown, STOP; then the skies of the others, and the page of the round. */
const skyOfStars: Turn = async (page, { brief, look, lookOnPhones }) => {
  const gold = page.locator('.bar-actions .gold');
  const stop = page.locator('.bar-actions .sk-stop');
  const guess = page.locator('button.sk-word');
  const round = page.locator('.sk-round');
  const seen = new Set<string>();
  const once = async (moment: string): Promise<void> => {
    if (seen.has(moment)) return;
    seen.add(moment);
    await look(moment);
  };
  while ((await round.count()) === 0) {
    await page.locator('.bar[data-mine]').or(round).first().waitFor();
    if ((await round.count()) > 0) break;
    if ((await guess.count()) > 0 && (await page.locator('.sk-word[aria-pressed="true"]').count()) === 0) {
      await once('a sky to guess');
      if (brief) return;
      await guess.nth(1).click();
    } else if ((await stop.count()) > 0) {
      await once('on or STOP');
      await stop.click();
      const sure = page.locator('.sk-sure .sk-stop');
      if (!brief)
        await lookOnPhones(
          'STOP',
          () => sure.waitFor(),
          async () => {},
        );
      await sure.click();
    } else if ((await gold.count()) > 0) await gold.first().click();
    else if (await takeStar(page)) await once('a star to confirm');
  }
  await look('page: the end of a round');
  await gold.first().click();
};

/** Touches the first star that may be taken; where all may, at the start of a round, one in the middle. False: none may. */
async function takeStar(page: Page): Promise<boolean> {
  const gold = page.locator('.bar-actions .gold');
  const which = await page.locator('.sk-star').evaluateAll((stars) => {
    const first = stars.findIndex((star) => star.matches('[data-legal]'));
    return first >= 0 || document.querySelector('.sk-bed') !== null ? first : Math.floor(stars.length / 2);
  });
  if (which < 0) return false;
  await page.locator('.sk-button').nth(which).click({ force: true });
  return gold
    .first()
    .waitFor({ timeout: 5000 })
    .then(() => true)
    .catch(() => false);
}

export const turns: Readonly<Record<string, Turn>> = {
  'burning-planets': burningPlanets,
  'sky-of-stars': skyOfStars,
};
