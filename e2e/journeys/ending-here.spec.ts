import { shelf } from '@orrery/games';
import { nothingWrong } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { log } from '../support/person.ts';

/** Their rules have it: PX-E6 and BP-E4. */
const knowGivingUp = new Set(['planet-x', 'burning-planets']);

for (const { id, title } of shelf)
  test(`${title}: at a table of this device a bot plays until I am back; it is ended from its menu, and is gone`, async ({
    person,
  }) => {
    const page = await person();
    await page.goto(`/new/${id}`);
    await page.getByRole('button', { name: 'Comincia' }).click();
    await expect(page.getByRole('region', { name: 'Che cosa fare adesso' })).toBeVisible();
    const address = page.url();
    const menu = async () => {
      // One that is still open would be closed by it.
      await expect(page.getByRole('button', { name: /^Chiudi questo tavolo/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Menu' }).press('Enter');
    };
    await menu();
    await page.getByRole('button', { name: /^Un bot per me/ }).press('Enter');
    await expect.poll(() => log(page)).toContain('Per ora un bot gioca per te.');
    await page.reload();
    await menu();
    await page.getByRole('button', { name: 'Riprendi il tuo posto' }).press('Enter');
    await expect.poll(() => log(page)).toContain('Sei di nuovo qui.');
    await menu();
    const givesUp = page.getByRole('button', { name: 'Arrenditi' });
    if (knowGivingUp.has(id)) {
      await givesUp.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Arrenditi' })).toBeVisible();
      await nothingWrong(page);
      await page.getByRole('button', { name: 'Continua a giocare' }).press('Enter');
      await menu();
    } else await expect(givesUp).toHaveCount(0);
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
