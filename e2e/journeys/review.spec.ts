// A finished match that is watched again, for every game on the shelf: by keys, in both languages, on three plates, at every size.
import fs from 'node:fs';
import path from 'node:path';
import type { MatchFile } from '@orrery/kernel';
import { nothingWrong } from '../support/axe.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { judge } from '../support/layout/judge.ts';

const words = {
  it: {
    from: 'Gioca da qui contro i bot',
    pause: 'Pausa',
    veil: 'Emblemi al posto dei nomi',
    file: 'Salva il file della partita',
  },
  en: {
    from: 'Play from here against bots',
    pause: 'Pause',
    veil: 'Sigils instead of names',
    file: 'Save the game file',
  },
} as const;
const locales = { it: 'it-IT', en: 'en-GB' } as const;

/** Of each game a match with many seats, and in which of the languages it is watched. */
const watched = [
  { game: 'shooting-star', match: 'five-seats', seats: 5, lang: 'it' },
  { game: 'planet-x', match: 'four-teams', seats: 4, lang: 'en' },
  { game: 'sky-of-stars', match: 'four-seats', seats: 4, lang: 'it' },
  { game: 'burning-planets', match: 'two-seats', seats: 2, lang: 'en' },
] as const;
const sizes = [
  [1280, 800],
  [1920, 1080],
  [820, 1180],
  [390, 844],
  [360, 740],
] as const;

const fileOf = (game: string, match: string) =>
  path.resolve(import.meta.dirname, `../../games/${game}/tests/golden/${match}.json`);
const slider = (page: Page) => page.getByRole('slider');
const moment = async (page: Page) => Number(await slider(page).inputValue());

for (const { game, match, seats, lang } of watched)
  test(`${game} is watched again: nothing is cut or covered, all of it by keys, in ${lang}`, async ({ person }) => {
    const page = await person({}, { locale: locales[lang] });
    await page.goto('/review');
    await page.locator('input[type="file"]').setInputFiles(fileOf(game, match));
    await expect(slider(page)).toBeVisible();
    const last = Number(await slider(page).getAttribute('max'));

    // To both ends and step by step; the address says where, and the slider what happens there.
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/\/review(#0)?$/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/#2$/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => moment(page)).toBe(1);
    await page.keyboard.press('End');
    await expect.poll(() => moment(page)).toBe(last);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', /\S+.*: \S+/);

    // Everybody's eyes by a number, all open by 0, the table by T.
    const eyes = page.getByRole('radiogroup').getByRole('radio');
    for (let seat = 0; seat < seats; seat++) {
      await page.keyboard.press(String(seat + 1));
      await expect(eyes.nth(seat + 2)).toBeChecked();
    }
    await page.keyboard.press('t');
    await expect(eyes.nth(1)).toBeChecked();
    await page.keyboard.press('0');
    await expect(eyes.first()).toBeChecked();

    // It plays from the beginning and stops where it is stopped.
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await expect.poll(() => moment(page)).toBeGreaterThan(1);
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: words[lang].pause, exact: true })).toHaveCount(0);

    for (const at of [Math.round(last * 0.4), last]) {
      await page.evaluate((to) => {
        location.hash = `#${to}`;
      }, at);
      await expect.poll(() => moment(page)).toBe(at);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        // The board is laid out anew after its window.
        await expect(async () => expect(faults(await judge(page, width < 861))).toEqual([])).toPass({
          timeout: 20_000,
        });
      }
    }
    for (const size of [sizes[0], sizes[3]] as const) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      await nothingWrong(page);
    }

    // Sent on without names, where somebody wants that.
    await page.keyboard.press('s');
    await page.getByRole('checkbox', { name: words[lang].veil }).press('Space');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words[lang].file }).press('Enter');
    const sent = JSON.parse(fs.readFileSync(await (await saved).path(), 'utf8')) as MatchFile;
    expect(sent.sitters!.every(({ name }) => name === null)).toBe(true);
    await page.keyboard.press('Escape');

    // On a phone what each of them had lies in the drawer, which scrolls as a whole.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(
      (to) => {
        location.hash = `#${to}`;
      },
      Math.round(last * 0.4),
    );
    await page.keyboard.press('1');
    await page.locator('.review-more').click();
    await expect(page.locator('.review-drawer')).toBeVisible();
    const parts = page.locator('.review-drawer > :is(.review-secrets, .area-hand, .review-aside)');
    const cut = await parts.evaluateAll((all) =>
      all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).map(({ className }) => className),
    );
    expect(cut).toEqual([]);
    // Whose match it was are others: nobody on the table is "you".
    if (game === 'sky-of-stars') await expect(page.locator('.review-drawer .sk-hand')).not.toContainText(/\btu\b/i);
    await page.keyboard.press('Escape');

    // What a moment is about is in sight, also where the map is larger than its window and nothing moves.
    if (game === 'burning-planets') {
      let marked = 0;
      for (let at = 10; at < last; at += Math.floor(last / 9)) {
        await page.evaluate((to) => {
          location.hash = `#${to}`;
        }, at);
        await expect.poll(() => moment(page)).toBe(at);
        if ((await page.locator('.bp-lit').count()) === 0) continue;
        marked++;
        await expect.poll(() => isInBoard(page), `at ${at}`).toBe(true);
      }
      expect(marked).toBeGreaterThan(3);
    }

    // From here on against bots, on this device.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => {
      location.hash = '#5';
    });
    await page.keyboard.press('1');
    await page.getByRole('button', { name: words[lang].from }).press('Enter');
    await expect(page).toHaveURL(/\/here\//);
  });

/** Is the middle of what is marked on the map in its window? */
async function isInBoard(page: Page): Promise<boolean> {
  const [mark, board] = await Promise.all([
    page.locator('.bp-lit').boundingBox(),
    page.locator('.area-board').boundingBox(),
  ]);
  if (mark === null || board === null) return false;
  const [x, y] = [mark.x + mark.width / 2 - board.x, mark.y + mark.height / 2 - board.y];
  return x > 0 && x < board.width && y > 0 && y < board.height;
}

/** On a board that is only looked at nothing is pressed, and a sixth of a phone's width is too little for some names. */
function faults({ wrong }: Awaited<ReturnType<typeof judge>>): readonly string[] {
  return wrong.filter((each) => !/ss-cell|px-unit|px-camp|sk-star/.test(each));
}

test('on a phone the die of A Sky of Stars is whole, also where all draw in secret', async ({ person }) => {
  const page = await person({}, { viewport: { width: 360, height: 740 } });
  await page.goto('/review');
  await page.locator('input[type="file"]').setInputFiles(fileOf('sky-of-stars', 'four-seats'));
  await expect(slider(page)).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('0');
  const panel = page.locator('.sk-at-work .sk-die');
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(panel).toBeVisible();
    const [box, die] = [(await panel.boundingBox())!, (await panel.locator('.die').boundingBox())!];
    expect(die.y, `at ${width}`).toBeGreaterThanOrEqual(box.y);
    expect(die.y + die.height, `at ${width}`).toBeLessThanOrEqual(box.y + box.height);
  }
});
