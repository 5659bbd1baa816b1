import { expect, type Page } from '@playwright/test';
import { test } from '../../support/fixtures.ts';
import { arrive, post } from '../../support/table.ts';

const evil = '<img src=x onerror=pwned()>';
const worse = "<script>pwned()</script><b>{0}</b> '); drop table person;--";

/** From now on: whatever runs that nobody wrote here, and whatever stands on the page as more than text. */
async function watched(page: Page): Promise<() => Promise<void>> {
  const faults: string[] = [];
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => faults.push(dialog.message())));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.addInitScript(() => {
    Object.assign(window, { pwned: () => document.documentElement.setAttribute('data-pwned', 'yes') });
  });
  return async () => {
    await expect(page.locator('[data-pwned]')).toHaveCount(0);
    expect(await page.locator('img[src="x"], [onerror], [onload], script:not([src]):not([type])').count()).toBe(0);
    expect(faults).toEqual([]);
  };
}

test('names, a table’s name and talk that want to be code are read as text on every page that shows them', async ({
  person,
}) => {
  const [ada, bo] = [await person(), await person()];
  const [adaIsSafe, boIsSafe] = [await watched(ada), await watched(bo)];
  const shown = evil.slice(0, 24);
  await arrive(ada);
  await post(ada, '/api/me', { name: shown, sigil: 'comet' });
  const { id } = await post(ada, '/api/tables', {
    ...{ game: 'shooting-star', seats: [{ kind: 'me' }, { kind: 'open' }], name: worse.slice(0, 48) },
    ...{ listed: true, spectators: true },
  });
  await bo.goto('/');
  await expect(bo.getByText(worse.slice(0, 48)).first()).toBeVisible();
  await boIsSafe();
  await bo.goto(`/t/${id}`);
  await expect(bo.getByText(shown).first()).toBeVisible();
  await bo.getByRole('button', { name: 'Siediti' }).first().click();
  await ada.goto(`/t/${id}`);
  await ada.getByRole('button', { name: /^Comincia/ }).click();
  await expect(bo.getByText(shown).first()).toBeVisible();
  await ada.getByRole('tab', { name: /^Chat/ }).click();
  await ada.getByRole('textbox', { name: 'Scrivi a tutti' }).fill(worse);
  await ada.keyboard.press('Enter');
  await bo.getByRole('tab', { name: /^Chat/ }).click();
  await expect(bo.getByText(worse).first()).toBeVisible();
  // Every further line brings the end of the talk into sight.
  for (const line of ['una seconda riga', 'una terza']) {
    await bo.getByRole('textbox', { name: 'Scrivi a tutti' }).fill(line);
    await bo.keyboard.press('Enter');
    await expect(ada.getByText(line).last()).toBeVisible();
  }
  await boIsSafe();
  await adaIsSafe();
});
