// The longest name somebody may have: where there is no room for it, a tap shows the whole of it.
import { shelf } from '@orrery/games';
import { expect, test } from '../../support/fixtures.ts';
import { openTable, withGivenLuck } from '../../support/layout/table.ts';
import { myTurn } from '../../support/layout/turns.ts';
import { endSheet } from '../../support/person.ts';

test('on a phone the sheet of the players has names whole, however many sit at the table', async ({ person }) => {
  const page = await person({}, { hasTouch: true, viewport: { width: 360, height: 740 } });
  await withGivenLuck(page.context());
  for (const room of shelf) {
    await openTable(page, room, room.seats.max);
    await myTurn(page);
    await page.locator('.seat-unfold').first().tap();
    const names = page.getByRole('dialog').locator('.seat-name b');
    await expect(names, room.id).toHaveCount(room.seats.max);
    const cut = await names.evaluateAll((all) => {
      for (const name of all) name.textContent = 'Wilhelmina Featherstones';
      return all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length;
    });
    expect(cut, `${room.id}: names that are cut`).toBe(0);
  }
});

test('Shooting Star on a phone’s side: the score of five has all its columns in sight', async ({ person }) => {
  const page = await person({}, { hasTouch: true, viewport: { width: 844, height: 390 } });
  await withGivenLuck(page.context());
  await openTable(page, shelf.find(({ id }) => id === 'shooting-star')!, 5);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: /^Un bot per me/ }).tap();
  await expect(endSheet(page)).toBeVisible({ timeout: 120_000 });
  const over = await page.locator('.end-sheet').evaluate((sheet) => {
    for (const name of sheet.querySelectorAll('thead th > span')) name.textContent = 'Wilhelmina Featherstones';
    return sheet.scrollWidth - sheet.clientWidth;
  });
  expect(over).toBeLessThanOrEqual(0);
});
