// Enter where the rules forbid it: the bar says why, and the keys stay where they were.
import { shelf } from '@orrery/games';
import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { openTable, withGivenLuck } from '../../support/layout/table.ts';
import { takeStar } from '../../support/sky.ts';

async function sitAt(page: Page, game: string): Promise<void> {
  await withGivenLuck(page.context());
  const room = shelf.find(({ id }) => id === game)!;
  await openTable(page, room, game === 'sky-of-stars' ? 3 : 2);
  await page.locator('.bar[data-mine]').waitFor();
}

/** Enter on it is answered in the bar, and it still has the focus. */
async function refuses(page: Page, cell: Locator): Promise<void> {
  await cell.focus();
  await expect(page.locator('.bar .bar-refusal')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bar .bar-refusal')).toHaveText(said);
  await expect(cell).toBeFocused();
}

/** A whole sentence and the way to the rule. */
const said = /^\p{Lu}.{8,}Perché\?$/u;

test('Planet X: a unit of another faction is not deployed, none is laid on the enemy’s camp, and the bar says why', async ({
  person,
}) => {
  const page = await person();
  await sitAt(page, 'planet-x');
  await expect(page.locator('.bar').getByText('Tocca a te', { exact: true })).toBeVisible();
  const foreign = page.getByRole('option').filter({ has: page.locator('.px-held[data-grey]') });
  await foreign.first().focus();
  await page.keyboard.press('Enter');
  await refuses(page, page.locator('.px-camp[data-mine]'));
  await refuses(page, page.locator('.px-camp:not([data-mine])'));
});

test('A Sky of Stars: a star that the die does not allow is not drawn to, and the bar says why', async ({ person }) => {
  const page = await person();
  await sitAt(page, 'sky-of-stars');
  await takeStar(page, 40);
  const allowed = page.getByRole('button', { name: /; si può scegliere/ });
  await expect(async () => {
    const stars = await allowed.count();
    expect(stars).toBeGreaterThan(0);
    expect(stars).toBeLessThan(60);
  }).toPass();
  const forbidden = page.locator('.sk-button:not([aria-label*="si può scegliere"])').first();
  await refuses(page, forbidden);

  // A key pressed at the very moment in which a mouse is let go is heard too.
  await page.locator('.table-head h1').click();
  await expect(page.locator('.bar .bar-refusal')).toBeHidden();
  await forbidden.evaluate((star: HTMLElement) => {
    addEventListener('pointerup', () => setTimeout(() => star.click()), { once: true });
  });
  await allowed.first().click();
  await expect(page.locator('.bar .bar-refusal')).toHaveText(said);
});
