import { expect, type Page } from '@playwright/test';
import { test } from '../../support/fixtures.ts';
import { confirm, endSheet, log, lost, myGo, placeSomething, sector, withHabits } from '../../support/person.ts';
import { Server } from '../../support/server.ts';
import { Thread } from '../../support/thread.ts';

test('two browsers and a bot play a whole game through a reload, a lost connection and kill -9', async ({
  browser,
}) => {
  const server = new Server({ ORRERY_BOT_DELAY: '0', ORRERY_LUCK_WAIT: '30' });
  await server.start();
  const hostContext = await browser.newContext();
  const friendContext = await browser.newContext();
  for (const context of [hostContext, friendContext]) await withHabits(context);
  const thread = await Thread.hold(friendContext);
  const host = await hostContext.newPage();
  const friend = await friendContext.newPage();

  await host.goto(`${server.url}/new/shooting-star?friends`);
  await host.getByRole('combobox', { name: 'Chi siede al posto 2' }).selectOption({ label: 'Un amico, con il link' });
  await host.getByRole('combobox', { name: 'Chi siede al posto 3' }).selectOption({ label: 'Bot facile' });
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  await expect(host.getByRole('heading', { name: 'si aspettano i giocatori' })).toBeVisible();
  await friend.goto(await host.getByRole('textbox', { name: 'Link di questo tavolo' }).inputValue());
  await friend.getByRole('button', { name: 'Siediti' }).click();
  await expect(friend.getByRole('heading', { name: 'si può cominciare' })).toBeVisible();
  await expect(friend.getByText('Ci siete tutti: si comincia quando lo decide l’host.')).toBeVisible();
  const agree = (page: Page) => page.getByRole('button', { name: 'Sono d’accordo', exact: true });
  await agree(host).click();
  await expect(host.getByText('Manca ancora il sì di', { exact: false })).toBeVisible();
  await expect(friend.getByText('Conta per il punteggio solo se anche tu dici di sì.')).toBeInViewport();
  await agree(friend).click();
  await expect(host.getByText('Tutti d’accordo: la partita conta.', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: /^Comincia/ }).click();

  const trouble: Record<string, (page: Page) => Promise<void>> = {
    reload: async (page) => {
      await placeSomething(page, 1);
      await page.reload();
      await expect(sector(page)).toBeVisible();
    },
    'a move made while the line is cut, then a reload': async (page) => {
      const placed = async () => (await log(page)).filter((line) => line.startsWith('Piazzi ')).length;
      const before = await placed();
      await thread.cut();
      await expect(lost(page)).toBeVisible();
      await placeSomething(page, 2);
      await page.reload();
      thread.mend();
      await expect(sector(page)).toBeVisible({ timeout: 20_000 });
      await expect.poll(placed).toBe(before + 1);
    },
    'a look back at what happened before the reload': async (page) => {
      const book = page.getByRole('region', { name: 'Registro e regole' });
      await book
        .getByRole('button', { name: /^Piazzi / })
        .first()
        .click();
      await expect(page.getByText('Un momento precedente', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Torna alla partita' }).click();
      await placeSomething(page, 4);
    },
    'kill -9 right after an acknowledged move': async (page) => {
      await placeSomething(page, 3);
      await expect(confirm(page)).toBeHidden();
      const told = await log(page);
      await server.kill();
      await expect(lost(page)).toBeVisible();
      await server.start();
      await expect(lost(page)).toBeHidden({ timeout: 20_000 });
      expect((await log(page)).slice(0, told.length)).toEqual(told);
    },
  };
  // From the first go on: a match may be over after three rounds.
  const plans = new Map([
    [host, ['reload', 'kill -9 right after an acknowledged move']],
    [friend, ['a move made while the line is cut, then a reload', 'a look back at what happened before the reload']],
  ]);
  let goes = 0;
  await expect(async () => {
    for (const [page, plan] of plans) {
      if (!(await myGo(page).isVisible())) continue;
      const next = plan.shift();
      if (next === undefined) await placeSomething(page, ++goes);
      else await test.step(next, () => trouble[next]!(page));
    }
    await expect(endSheet(host)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: 240_000 });

  expect([...plans.values()].flat()).toEqual([]);
  for (const page of [host, friend]) await expect(endSheet(page)).toBeVisible();
  const totals = async (page: Page) => (await page.getByRole('row', { name: /^Totale/ }).textContent())?.match(/\d+/g);
  expect(await totals(host)).toEqual(await totals(friend));
  for (const page of [host, friend]) {
    await page.getByRole('button', { name: 'Controlla carte e dadi' }).click();
    await expect(page.getByText('dei dispositivi di chi gioca, anche il tuo')).toBeVisible();
  }
  // Kept with the end of the match, on the server: each finds it in their own record.
  for (const page of [host, friend]) {
    await page.goto(`${server.url}/record`);
    const recent = page.getByRole('region', { name: 'Le ultime partite' });
    await expect(recent.getByRole('button')).toContainText('contava');
    // With its last position, from the file that the server keeps.
    await expect(recent.locator('.record-thumb img')).toHaveCount(1);
  }
  await server.close();
});
