import { nothingWrong } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { withHabits } from '../../support/person.ts';
import { Server } from '../../support/server.ts';
import { anotherDevice, arrive, finishMatch } from '../../support/table.ts';

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
  await expect(page.getByRole('heading', { name: '17 partecipanti' })).toBeVisible();
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

test('who does not come to their table loses by the clock: both read until when, and what came of it', async ({
  browser,
}) => {
  const server = new Server({ ORRERY_BOT_DELAY: '0', ORRERY_LUCK_WAIT: '60', ORRERY_FORFEIT: '60' });
  await server.start();
  const person = async (name: string, size: { width: number; height: number }) => {
    const context = await browser.newContext({ locale: 'it-IT', baseURL: server.url, viewport: size });
    await withHabits(context);
    const page = await context.newPage();
    await arrive(page);
    const ask = async (path: string, data: object) => (await page.request.post(path, { data })).json();
    await ask('/api/me', { name, sigil: name === 'Ada' ? 'gate' : 'crescent' });
    return { page, ask };
  };
  const ada = await person('Ada', { width: 1280, height: 800 });
  const bruno = await person('Bruno', { width: 390, height: 844 });
  // The first of four meets the last.
  const plan = { name: 'Venerdì', game: 'shooting-star', kind: 'knock-out', seeding: 'order', pause: null };
  const { id } = await ada.ask('/api/tournaments', plan);
  const at = (act: string) => `/api/tournaments/${id}/${act}`;
  await ada.ask(at('join'), {});
  await ada.ask(at('bots'), { bots: ['easy', 'easy'] });
  await bruno.ask(at('join'), {});
  await Promise.all([ada, bruno].map(({ page }) => page.goto(`/tournament/${id}`)));
  await ada.page.getByRole('button', { name: 'Comincia il torneo' }).press('Enter');

  await expect(sit(ada.page)).toBeVisible();
  const table = (await sit(ada.page).getAttribute('href'))!.split('/').at(-1)!;
  // Another device of hers is there at once, however long this page takes.
  const { device } = await anotherDevice(ada.page, table);
  const board = ada.page.getByRole('article', { name: 'Tavolo 1' });
  const awaited = /Si aspetta Bruno dalle \d\d:\d\d\. Perde alle \d\d:\d\d\./;
  await expect(board.getByText(awaited)).toBeVisible();
  await expect(board.getByText('giocano')).toHaveCount(0);
  // It stands below the board, not on it.
  const bottom = (await board.locator('.tourney-thumb').boundingBox())!;
  const sentence = (await board.getByText(awaited).boundingBox())!;
  expect(sentence.y).toBeGreaterThanOrEqual(bottom.y + bottom.height);
  await expect(bruno.page.getByText(/^Giochi ora con Ada, tavolo 1/)).toBeVisible();
  await expect(bruno.page.getByText(/Vieni entro le \d\d:\d\d: poi perdi per assenza\./)).toBeVisible();
  // On a phone the knock-out is scrolled sideways, and every name in it can be read.
  const cut = (names: Element[]) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).length;
  expect(await bruno.page.locator('.tourney-rounds .tourney-name').evaluateAll(cut)).toBe(0);
  await nothingWrong(bruno.page);
  await sit(ada.page).press('Enter');
  const back = ada.page.getByRole('link', { name: 'Torna al torneo' });
  await expect(back).toBeVisible({ timeout: 120_000 });
  await expect(ada.page.getByRole('complementary', { name: 'Bruno manca da troppo tempo' })).toBeVisible();
  await nothingWrong(ada.page);
  await back.press('Enter');
  await expect(board.getByText('vince Ada per assenza')).toBeVisible();
  await expect(ada.page.getByText('Hai vinto il tuo incontro. Aspetta il prossimo turno')).toBeVisible();
  await expect(bruno.page.getByText('Hai perso il tuo incontro')).toBeVisible();
  await expect(bruno.page.getByText('vince Ada per assenza')).toBeVisible();
  // Whom she meets next has at the table the name that the tournament gave.
  const bots = ada.page.getByRole('row').filter({ has: ada.page.getByText('bot', { exact: true }) });
  await expect(bots).toHaveCount(2);
  device.close();
  await ada.page.getByRole('button', { name: 'Comincia ora il prossimo turno' }).press('Enter');
  await expect(ada.page.getByText(/^Giochi ora con/)).toBeVisible();
  const told = (await ada.page.getByText(/^Giochi ora con/).textContent())!;
  const met = /^Giochi ora con (.+), tavolo/.exec(told)![1]!;
  await sit(ada.page).press('Enter');
  await expect(ada.page.locator('.area-seats').getByText(met, { exact: true }).first()).toBeVisible();
  for (const { page } of [ada, bruno]) await page.context().close();
  await server.close();
});
