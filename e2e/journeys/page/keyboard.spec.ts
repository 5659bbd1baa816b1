import { expect, type Page, test } from '../../support/fixtures.ts';
import { endSheet, myGo } from '../../support/person.ts';

/** Presses Tab until something inside this region has the focus, or the button of that name: no mouse, no script. */
async function tabTo(page: Page, region: string, name?: string): Promise<void> {
  const inside = page.getByRole('region', { name: region });
  const focused =
    name === undefined
      ? inside.locator(':focus')
      : inside.getByRole('button', { name, exact: true }).and(page.locator(':focus'));
  for (let presses = 0; (await focused.count()) === 0; presses++) {
    expect(presses, `Tab reaches ${name ?? region}`).toBeLessThan(80);
    await page.keyboard.press('Tab');
  }
}

test('Shooting Star, from no focus: a digit and an arrow, and the planet under the keys or the mouse tells what would happen', async ({
  person,
}) => {
  const page = await person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Gioca subito a Shooting Star' }).click();
  await expect(myGo(page)).toBeVisible();
  const free = page.locator('.ss-cell[data-state="legal"]');
  const told = page.getByRole('region', { name: 'Che cosa fare adesso' }).getByText('Se nessuno spara prima,');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('5');
  await expect(free.first()).toBeVisible();
  await expect(told).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('region', { name: 'Piano di gioco' }).locator(':focus')).toBeVisible();
  // Where bots went first, their cards lie on some planets.
  for (let i = 0; i < 6 && (await told.isHidden()); i++) {
    await page.keyboard.press('ArrowRight');
    await page.evaluate(async () => {
      for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    });
  }
  await expect(told).toBeVisible();
  await page.keyboard.press('m');
  await expect(page.getByText(/^Puoi piazzare una di 9 armi su uno di \d+ pianeti\.$/).first()).toBeAttached();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(told).toBeHidden();
  await free.nth(3).hover();
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Conferma' }), 'nothing is chosen by looking').toBeHidden();
  await free.nth(3).click();
  await expect(page.getByRole('button', { name: 'Conferma' })).toBeVisible();
});

test('a whole game by keyboard alone, from the first page to the score', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Shooting Star' })).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  let goes = 0;
  await expect(async () => {
    if (await myGo(page).isVisible()) {
      await tabTo(page, 'La tua mano');
      for (let i = 0; i <= goes % 3; i++) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Piano di gioco');
      // From the upper left corner line by line: some cells are gaps or covered, on to the next until a weapon lies there.
      for (const corner of ['ArrowUp', 'ArrowLeft']) for (let i = 0; i < 8; i++) await page.keyboard.press(corner);
      for (let i = 0; i === 0 || (await page.getByRole('button', { name: 'Conferma' }).isHidden()); i++) {
        expect(i, 'the arrows reach a free planet').toBeLessThan(64);
        await page.keyboard.press(i % 8 === 7 ? 'ArrowDown' : Math.floor(i / 8) % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
        await page.keyboard.press('Enter');
      }
      if (goes % 2 === 1) await page.keyboard.press('r');
      await tabTo(page, 'Che cosa fare adesso', 'Conferma');
      await page.keyboard.press('Enter');
      goes++;
    }
    await expect(endSheet(page)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: 240_000 });
  // How many goes a game gives is luck; that it was played and not watched is not.
  expect(goes).toBeGreaterThan(0);
});
