import { shelf } from '@orrery/games';
import { nothingWrong } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

for (const { id, title } of shelf)
  test(`${title}: a table of this device is ended from its menu, by keyboard, and is gone`, async ({ person }) => {
    const page = await person();
    await page.goto(`/new/${id}`);
    await page.getByRole('button', { name: 'Comincia' }).click();
    await expect(page.getByRole('region', { name: 'Che cosa fare adesso' })).toBeVisible();
    const address = page.url();
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await page.getByRole('button', { name: /^Chiudi questo tavolo/ }).press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Chiudi questo tavolo' });
    await expect(question).toBeFocused();
    await nothingWrong(page);
    await question.press('Escape');
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: /^Chiudi questo tavolo/ }).press('Enter');
    await question.getByRole('button', { name: 'Chiudi questo tavolo' }).press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Che cosa fare adesso' })).toHaveCount(0);
  });
