import { nothingWrong } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { log, myGo, placeSomething, weapons } from '../../support/person.ts';
import { beginTable } from '../../support/table.ts';

async function askToTakeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('button', { name: /^Annulla la mia mossa/ }).press('Enter');
}
const asks = (page: Page) => page.getByRole('region', { name: 'Ada chiede di annullare una mossa' });
/** Title and picture of the tab say whose turn it is, also where nobody looks. */
async function tabCalls(page: Page, called: boolean): Promise<void> {
  await expect(page).toHaveTitle(called ? /^● Tocca a te · Shooting Star/ : /^Shooting Star/);
  const icon = page.locator('link[rel="icon"]');
  if (called) await expect(icon).toHaveAttribute('href', /ffd766/);
  else await expect(icon).not.toHaveAttribute('href', /ffd766/);
}
/** Which lines of the bar the question lies over, but not all of it. */
const cutBar = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('.area-panel')!.getBoundingClientRect().top;
    const bar = document.querySelector('.area-bar')!.getBoundingClientRect();
    return bar.top < top - 1 && top < bar.bottom ? [top - bar.top] : [];
  });
const inHand = (page: Page) => weapons(page).and(page.locator(':not([aria-disabled="true"])')).count();

/** Two sit at a table, and it is Ada's turn. */
async function adaBegins(pages: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  const [ada, bo] = pages;
  const people = [
    [ada, 'Ada'],
    [bo, 'Bo'],
  ] as const;
  await beginTable(people, { game: 'shooting-star', options: { firstSeat: 0 } });
  await expect(myGo(ada)).toBeVisible();
  return pages;
}

test('a move that was seen is taken back if the other agrees, and stands if not', async ({ person }) => {
  const [ada, bo] = await adaBegins([await person(), await person()]);
  await tabCalls(ada, true);
  await tabCalls(bo, false);
  await placeSomething(ada, 1);
  await expect(myGo(bo)).toBeVisible();
  await tabCalls(ada, false);
  await tabCalls(bo, true);
  const told = await log(bo);

  await askToTakeBack(ada);
  await expect(asks(bo)).toBeVisible();
  await nothingWrong(ada, ada.getByRole('region', { name: 'Hai chiesto di annullare la mossa' }));
  await nothingWrong(bo);
  await asks(bo).getByRole('button', { name: 'No', exact: true }).click();
  await expect(ada.getByText('Gli altri non sono d’accordo: la mossa resta.')).toBeVisible();
  await expect(myGo(bo)).toBeVisible();
  // Not again at once.
  await askToTakeBack(ada);
  await expect(ada.getByText('Gli altri hanno detto no poco fa.')).toBeVisible();
  await ada.keyboard.press('Escape');
  expect(await log(bo)).toEqual(told);
  await placeSomething(bo, 2);
  await expect.poll(async () => (await log(bo)).length).toBeGreaterThan(told.length);
});

test('agreed: the weapon is back in the hand, the other reads it, and they play on', async ({ person }) => {
  const [ada, bo] = await adaBegins([await person(), await person()]);
  const before = await inHand(ada);
  await expect.poll(async () => (await log(bo)).at(-1)).toBe('Giro 1: apre Ada');
  const lines = await log(bo);
  await placeSomething(ada, 1);
  await expect(myGo(bo)).toBeVisible();
  await askToTakeBack(ada);
  for (const [width, height] of [
    [360, 740],
    [390, 844],
  ] as const) {
    await bo.setViewportSize({ width, height });
    await expect(asks(bo)).toBeVisible();
    expect(await cutBar(bo)).toEqual([]);
  }
  await asks(bo).getByRole('button', { name: 'Sì', exact: true }).press('Enter');
  await expect(myGo(ada)).toBeVisible();
  await bo.setViewportSize({ width: 1280, height: 800 });
  await expect(myGo(bo)).toBeHidden();
  expect(await inHand(ada)).toBe(before);
  await expect.poll(() => log(bo)).toEqual([...lines, 'Ada ha annullato una mossa. Tutti d’accordo.']);
  await bo.reload();
  await expect.poll(() => log(bo)).toEqual([...lines, 'Ada ha annullato una mossa. Tutti d’accordo.']);
  await placeSomething(ada, 2);
  await expect(myGo(bo)).toBeVisible();
});
