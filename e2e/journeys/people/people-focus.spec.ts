import { expect, type Page } from '@playwright/test';
import { test } from '../../support/fixtures.ts';

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

/** What the focus comes to, Tab by Tab until it is on this button, that lies under what stays at the lower edge. */
async function coveredUntil(page: Page, last: RegExp): Promise<string[]> {
  const covered: string[] = [];
  const end = page.getByRole('button', { name: last }).and(page.locator(':focus'));
  for (let presses = 0; (await end.count()) === 0; presses++) {
    expect(presses, `Tab reaches ${last}`).toBeLessThan(80);
    await page.keyboard.press('Tab');
    const under = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { top, height, left, width } = focused.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.wait-acts, .create-end');
      return over && !over.contains(focused) ? focused.outerHTML.slice(0, 80) : null;
    });
    if (under) covered.push(under);
  }
  return covered;
}

test('by keyboard: who is here gives the focus back at every step, and Escape closes one step', async ({ person }) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const [host, friend] = [await person({}, phone), await person({}, phone)];
  await host.goto('/new/shooting-star?friends');
  expect(await coveredUntil(host, /^Crea il tavolo/)).toEqual([]);
  await host.getByRole('combobox', { name: 'Chi siede al posto 2' }).selectOption({ label: 'Un amico, con il link' });
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  const link = await host.getByRole('textbox', { name: 'Link di questo tavolo' }).inputValue();
  await friend.goto(link);
  await friend.getByRole('textbox', { name: 'Nome' }).fill('Bo');
  // The button is gone with the door: whoever pressed it is in the waiting room, and nowhere else.
  expect(await coveredUntil(friend, /^Siediti/)).toEqual([]);
  await friend.keyboard.press('Enter');
  await expect(friend.locator('.wait')).toBeFocused();
  expect(await friend.evaluate(() => scrollY), 'the heading is still in sight').toBe(0);
  expect(await coveredUntil(friend, /^Ci sono, cominciamo/)).toEqual([]);
  await host.setViewportSize({ width: 1280, height: 800 });

  const opener = host.getByRole('button', { name: 'Chi c’è' });
  const sheet = host.getByRole('dialog', { name: 'Chi c’è' });
  await opener.press('Enter');
  await host.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('Enter');
  const row = sheet.getByRole('button', { name: /^Bo/ });
  await row.press('Enter');
  for (const act of ['Nomina host', 'Togli dal tavolo', 'Escludi', 'Segnala']) {
    const button = sheet.getByRole('button', { name: act });
    await button.press('Enter');
    await sheet.getByRole('button', { name: 'Annulla' }).press('Enter');
    await expect(button).toBeFocused();
    await button.press('Enter');
    await host.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }
  await sheet.getByRole('button', { name: 'Segnala' }).press('Enter');
  await sheet.getByRole('button', { name: 'Invia' }).press('Enter');
  await expect(sheet.getByText('Grazie. È arrivata')).toBeFocused();

  await host.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await row.press('Enter');
  await sheet.getByRole('button', { name: 'Escludi' }).press('Enter');
  await sheet.getByRole('alertdialog').getByRole('button', { name: 'Escludi' }).press('Enter');
  await expect(row).toBeHidden();
  await expect.poll(() => hasFocus(host)).toBe(true);
  const back = sheet.getByRole('button', { name: /^Lascia tornare/ });
  await back.press('Enter');
  await expect(back).toBeHidden();
  await expect.poll(() => hasFocus(host)).toBe(true);
  await host.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await host.getByRole('button', { name: /^Comincia/ }).press('Enter');
  await host.getByRole('button', { name: 'Menu' }).press('Enter');
  await host.getByRole('button', { name: 'Chi c’è' }).press('Enter');
  await expect(sheet).toBeVisible();
  await expect.poll(() => hasFocus(host)).toBe(true);
  await host.keyboard.press('Escape');
  await expect(host.getByRole('button', { name: 'Menu' })).toBeFocused();
});
