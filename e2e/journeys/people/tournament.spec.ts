import { nothingWrong } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { withHabits } from '../../support/person.ts';
import { Server } from '../../support/server.ts';
import { finishMatch } from '../../support/table.ts';

const over = (page: Page) => page.getByText(/^Finito: vince/).first();
const sit = (page: Page) => page.getByRole('link', { name: 'Siediti' });

test('sixteen bots and a person play a Swiss to its end, by keyboard, with a restart in the middle', async ({
  browser,
}) => {
  const server = new Server({ ORRERY_BOT_DELAY: '0' });
  await server.start();
  const context = await browser.newContext({ locale: 'it-IT', baseURL: server.url });
  await withHabits(context);
  const page = await context.newPage();

  await page.goto('/tournaments/new');
  await page.getByText('Vince chi è in testa alla classifica').click();
  await page.getByText('nessuna pausa').click();
  await nothingWrong(page);
  await page.getByRole('button', { name: 'Crea e invita' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Partecipa', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /nome/i }).first().fill('Ada');
  await page.getByRole('button', { name: 'Partecipa', exact: true }).press('Enter');
  await page.getByLabel('Quanti').fill('16');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Partecipano in 17' })).toBeVisible();
  await nothingWrong(page);
  const address = page.url();
  await page.getByRole('button', { name: 'Comincia il torneo' }).press('Enter');

  let restarted = false;
  for (let round = 0; round < 8 && !(await over(page).isVisible()); round++) {
    await expect(sit(page).or(over(page)).or(page.getByText('Questo turno riposi')).first()).toBeVisible();
    if (await sit(page).isVisible()) {
      await sit(page).press('Enter');
      const table = new URL(page.url()).pathname.split('/').at(-1)!;
      await finishMatch([page], table);
      if (!restarted) {
        await server.kill();
        await server.start();
        restarted = true;
      }
      await page.goto(address);
    }
    await expect(sit(page).or(over(page)).first()).toBeVisible({ timeout: 60_000 });
  }
  await expect(over(page)).toBeVisible();
  expect(restarted).toBe(true);
  await expect(page.getByRole('rowheader', { name: 'Ada tu' })).toBeVisible();
  await nothingWrong(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await nothingWrong(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  // The club counts it, and on a wall nothing can be pressed.
  await page.goto('/tournaments');
  await page.getByRole('textbox', { name: 'Nome del club' }).fill('Venerdì');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Crea', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Classifica del club' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Ada' })).toBeVisible();
  await nothingWrong(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${address}/wall`);
  await expect(page.getByRole('heading', { name: /^Classifica/ })).toBeVisible();
  // However many rounds there were, every name has room.
  const cut = (names: Element[]) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).length;
  expect(await page.locator('.tourney-standings .tourney-name').evaluateAll(cut)).toBe(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await nothingWrong(page);
  await context.close();
  await server.close();
});
