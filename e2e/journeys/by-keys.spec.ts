// A whole turn by keyboard alone, from no focus. Shooting Star and A Sky of Stars have journeys of their own (keyboard, sky-phone).
import { shelf } from '@orrery/games';
import { expect, type Page, test } from '../support/fixtures.ts';
import { openTable, withGivenLuck } from '../support/layout/table.ts';
import { log } from '../support/person.ts';

async function sitAt(page: Page, game: string): Promise<void> {
  await withGivenLuck(page.context());
  await openTable(page, shelf.find(({ id }) => id === game)!, 2);
  await page.locator('.bar[data-mine]').waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const focused = page.locator(selector).and(page.locator(':focus'));
  for (let presses = 0; (await focused.count()) === 0; presses++) {
    expect(presses, `Tab reaches ${selector}`).toBeLessThan(80);
    await page.keyboard.press('Tab');
  }
}

test('a turn of Planet X by keys: a digit for the card, Enter for the gold button', async ({ person }) => {
  const page = await person();
  await sitAt(page, 'planet-x');
  // A hand that there is no choice about is kept by itself first.
  await expect(page.locator('.bar').getByText('Tocca a te', { exact: true })).toBeVisible();
  const before = (await log(page)).length;
  const gold = page.locator('.bar-actions .gold');
  let digit = 0;
  await expect(async () => {
    await page.keyboard.press(String((digit++ % 5) + 1));
    await expect(gold, 'one of the cards can be played').toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await log(page)).length).toBeGreaterThan(before);
});

test('a turn of Burning Planets by keys: the cannon, a look at the map, the end of the turn', async ({ person }) => {
  const page = await person();
  await sitAt(page, 'burning-planets');
  await tabTo(page, '.bar-actions button');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Fine turno/ })
    .first()
    .waitFor();
  await tabTo(page, '.bp-walk');
  await page.keyboard.press('ArrowRight');
  const before = (await log(page)).length;
  await page.keyboard.press('g');
  // Ships are idle: it asks first.
  await tabTo(page, 'dialog[open] .gold');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await log(page)).length).toBeGreaterThan(before);
});
