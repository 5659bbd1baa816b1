import { shelf } from '@orrery/games';
import { nothingWrong } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { log, readOut } from '../support/person.ts';

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
    // Who comes back has the whole table drawn anew, with a menu that is shut.
    const choose = async (name: string | RegExp) => {
      const way = page.getByRole('button', { name });
      await expect(async () => {
        if (!(await way.isVisible())) await page.getByRole('button', { name: 'Menu' }).press('Enter');
        await way.press('Enter', { timeout: 5000 });
      }).toPass();
    };
    await choose(/^Un bot per me/);
    await expect.poll(() => log(page)).toContain('Per ora un bot gioca per te.');
    await page.reload();
    // Before the war has begun nobody can give it up: the bot lays out what is mine.
    if (id === 'burning-planets') await expect(page.getByText(/^Giro \d/).first()).toBeVisible({ timeout: 120_000 });
    await choose('Riprendi il tuo posto');
    await expect(readOut(page)).toContainText('Sei di nuovo qui.');
    if (knowGivingUp.has(id)) {
      await choose('Arrenditi');
      // What lies behind it is looked at as every game's first table.
      await nothingWrong(page, page.getByRole('dialog', { name: 'Arrenditi' }));
      await page.getByRole('button', { name: 'Continua a giocare' }).press('Enter');
    }
    await choose(/^Chiudi questo tavolo/);
    if (!knowGivingUp.has(id)) await expect(page.getByRole('button', { name: 'Arrenditi' })).toHaveCount(0);
    const question = page.getByRole('alertdialog', { name: 'Chiudi questo tavolo' });
    await expect(question).toBeFocused();
    await nothingWrong(page, question);
    await question.press('Escape');
    await expect(page.getByRole('button', { name: /^Chiudi questo tavolo/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Chiudi questo tavolo' }).press('Enter');
    await expect(page).toHaveURL(/\/$/);
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Che cosa fare adesso' })).toHaveCount(0);
  });
