import fs from 'node:fs';
import { nothingWrong, scrollsOnlyDown, staysInWindow } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { endSheet, myGo, playOn, sector, weapons } from '../../support/person.ts';

/** Nothing needed to move lies outside the window: board, hand and bar are whole on the screen, and the page does not scroll. */
async function allInSight(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await staysInWindow(page);
  for (const part of [
    sector(page),
    weapons(page).first(),
    weapons(page).last(),
    page.getByRole('region', { name: 'Che cosa fare adesso' }),
  ]) {
    const box = (await part.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
  }
}

/** A war counts in thousands: a number and its sigil stay in their cell. */
async function totalsFit(page: Page): Promise<void> {
  const over = await page.getByRole('list', { name: 'Il totale di ciascuno' }).evaluate((totals) => {
    const numbers = [...totals.querySelectorAll('b')];
    const told = numbers.map(({ textContent }) => textContent);
    const digits = totals.style.getPropertyValue('--digits');
    totals.style.setProperty('--digits', '4');
    for (const number of numbers) number.textContent = '3370';
    const wider = [...totals.children].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    totals.style.setProperty('--digits', digits);
    for (const [n, number] of numbers.entries()) number.textContent = told[n]!;
    return wider.length;
  });
  expect(over, 'totals wider than their cells').toBe(0);
}

for (const [device, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`axe finds nothing on any screen of a ${device}`, async ({ person }) => {
    const page = await person({}, { viewport, hasTouch: device === 'phone' });
    const open = async (address: string, there: string | RegExp) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: there }).first()).toBeVisible();
      await nothingWrong(page);
    };
    await open('/', 'Shooting Star');
    await open('/settings', 'Impostazioni');
    await open('/record', 'Le tue partite');
    await open('/rules/shooting-star', /Shooting Star/);
    await open('/learn/shooting-star', /./);
    await open('/nowhere', 'Pagina non trovata');
    await open('/new/shooting-star?friends', 'Nuovo tavolo');
    await page.getByRole('button', { name: 'Crea il tavolo' }).click();
    await expect(page.getByRole('heading', { name: 'si aspettano i giocatori' })).toBeVisible();
    await nothingWrong(page);

    await page.goto('/');
    await page.getByRole('button', { name: 'Gioca subito a Shooting Star' }).click();
    await expect(myGo(page)).toBeVisible();
    await nothingWrong(page);
    await allInSight(page);
    await weapons(page).nth(5).click();
    await sector(page).getByRole('button').and(page.locator(':not([aria-disabled="true"])')).nth(4).click();
    await expect(page.getByRole('button', { name: 'Conferma' })).toBeVisible();
    await nothingWrong(page);
    await allInSight(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await nothingWrong(page);
    await page.keyboard.press('Escape');
    await playOn(page);
    await expect(endSheet(page)).toBeVisible();
    // Also on a phone, before anybody scrolls: everybody's total and the line of the match.
    await expect(page.getByRole('list', { name: 'Il totale di ciascuno' })).toBeInViewport({ ratio: 1 });
    await totalsFit(page);
    await expect(page.getByRole('img', { name: /dalla prima mossa all’ultima/ })).toBeInViewport({ ratio: 1 });
    await nothingWrong(page);

    await open('/record', 'Le tue partite');
    await expect(page.getByRole('heading', { name: 'Allenamento con i bot' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Le armi più usate' })).toBeVisible();
    await nothingWrong(page);
    await scrollsOnlyDown(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica', exact: true }).press('Enter');
    const archive = JSON.parse(fs.readFileSync(await (await saved).path(), 'utf8'));
    expect(archive).toMatchObject({
      format: 'orrery-archive/1',
      me: null,
      matches: [{ head: { game: 'shooting-star' } }],
    });
    await expect(page.getByText('File salvato.')).toBeVisible();

    await page.getByRole('region', { name: 'Le ultime partite' }).getByRole('button').press('Enter');
    const moments = page.getByRole('slider', { name: 'Momenti della partita', exact: true });
    await expect(moments).toBeVisible();
    await moments.press('Home');
    await page.keyboard.press('p');
    // It goes on from there at a table of this device, with bots in the other seats.
    await expect(page).toHaveURL(/\/here\//);
    await expect(myGo(page)).toBeVisible();

    await page.goto('/record');
    await page.getByRole('button', { name: 'Cancella', exact: true }).press('Enter');
    await nothingWrong(page, page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Cancella per sempre' }).press('Enter');
    await expect(page.getByText('Cancellato.')).toBeVisible();
    await expect(page.getByText('Nessuna tua partita è ancora finita.')).toBeVisible();
  });

test('five seats fit the smallest phone', async ({ person }) => {
  const page = await person({}, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.goto('/new/shooting-star');
  for (let seat = 4; seat <= 5; seat++) await page.getByRole('button', { name: 'Aggiungi un posto' }).click();
  await page.getByRole('button', { name: 'Comincia' }).click();
  await expect(myGo(page)).toBeVisible();
  await allInSight(page);
});
