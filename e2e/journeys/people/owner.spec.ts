import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { nothingWrong } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';
import { withHabits } from '../../support/person.ts';
import { Server } from '../../support/server.ts';

async function order(server: Server, body: object): Promise<void> {
  const token = fs.readFileSync(path.join(server.data, 'admin-token'), 'utf8');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/admin`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(await answer.json()).toMatchObject({ ok: true });
}

async function layWithBot(page: Page, server: Server): Promise<void> {
  await page.goto(`${server.url}/new/shooting-star?friends`);
  await page.getByRole('combobox', { name: 'Chi siede al posto 2' }).selectOption({ label: 'Un amico, con il link' });
  await page.getByRole('button', { name: 'Crea il tavolo' }).click();
  await expect(page.getByRole('heading', { name: 'si aspettano i giocatori' })).toBeVisible();
}

test('an announcement stands on every open page, is put away once, and a ban is told in words', async ({ browser }) => {
  const server = new Server({ ORRERY_BOT_DELAY: '0' });
  await server.start();
  const context = await browser.newContext();
  await withHabits(context);
  const page = await context.newPage();
  const home = await context.newPage();
  await layWithBot(page, server);
  await order(server, { do: 'announce', text: 'Si torna tra cinque minuti', at: Date.now() + 600_000 });
  const line = (on: Page) => on.getByRole('complementary', { name: 'Avviso' });
  await expect(line(page)).toContainText('Si torna tra cinque minuti');
  await expect(line(page)).toContainText(/Riavvio tra (10|9):\d\d/);
  await page.getByRole('button', { name: /^Comincia/ }).click();
  await expect(page.getByRole('region', { name: 'Registro e regole' })).toBeVisible();
  await expect(line(page)).toBeVisible();
  await home.goto(server.url);
  await expect(line(home)).toBeVisible();
  await nothingWrong(home);
  await line(home).getByRole('button', { name: 'Nascondi l’avviso' }).press('Enter');
  await expect(line(home)).toBeHidden();
  await home.reload();
  await expect(home.getByRole('heading', { name: 'Orrery' })).toBeVisible();
  await expect(line(home)).toBeHidden();
  await order(server, { do: 'end', table: /\/t\/([\w-]{22})/.exec(page.url())?.[1] });
  const ended = page.getByRole('complementary', { name: 'Questa partita è stata chiusa senza un risultato.' });
  await expect(ended).toContainText('Chi gestisce questo server ha chiuso questo tavolo');
  await expect(ended.getByRole('button')).toBeHidden();
  await nothingWrong(page);
  const people = await peopleOf(server);
  await order(server, { do: 'ban', whom: people[0]!, until: null });
  await expect(page.getByRole('heading', { name: /ti ha escluso/ })).toBeVisible();
  await home.reload();
  await expect(home.getByRole('alert')).toContainText('ti ha escluso');
  await server.close();
});

async function peopleOf(server: Server): Promise<string[]> {
  const token = fs.readFileSync(path.join(server.data, 'admin-token'), 'utf8');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/admin`, { method: 'POST', headers, body: '{"do":"people"}' });
  return ((await answer.json()) as { value: { id: string }[] }).value.map(({ id }) => id);
}

test('your data: downloaded, other devices shown out, and deleted after a question', async ({ browser }) => {
  const server = new Server({});
  await server.start();
  const context = await browser.newContext();
  await withHabits(context);
  const page = await context.newPage();
  await page.goto(`${server.url}/settings`);
  await page.getByRole('textbox', { name: 'Il tuo nome' }).fill('Giulia');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fatto.')).toBeVisible();
  await expect(page.getByText(/dopo 7 giorni/)).toBeVisible();
  await nothingWrong(page);
  const other = await browser.newContext();
  await withHabits(other);
  await other.addCookies(await context.cookies());
  const tablet = await other.newPage();
  await layWithBot(tablet, server);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica i miei dati' }).click();
  const file = JSON.parse(fs.readFileSync(await (await waiting).path(), 'utf8')) as object;
  expect(file).toMatchObject({ format: 'orrery-me/1', name: 'Giulia', tables: [{ status: 'waiting' }] });
  await page.getByRole('button', { name: 'Chiudi l’accesso degli altri dispositivi' }).click();
  const ends = page.getByRole('dialog', { name: 'Chiudi l’accesso degli altri dispositivi' });
  await ends.getByRole('button', { name: 'Lascia com’è' }).click();
  await expect(tablet.getByRole('heading', { name: 'si aspettano i giocatori' })).toBeVisible();
  await page.getByRole('button', { name: 'Chiudi l’accesso degli altri dispositivi' }).click();
  await ends.getByRole('button', { name: 'Chiudi il loro accesso' }).click();
  await expect(page.getByText('Fatto: solo questo browser')).toBeVisible();
  await expect(tablet.getByRole('heading', { name: /non ti conosce/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancellami' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cancellami' });
  await sheet.getByRole('button', { name: 'Conserva tutto' }).click();
  expect(await peopleOf(server)).toHaveLength(1);
  await page.getByRole('button', { name: 'Cancellami' }).click();
  await sheet.getByRole('button', { name: 'Cancellami per sempre' }).click();
  await expect(page.getByText('Il server non ti conosce più')).toBeVisible();
  expect(await peopleOf(server)).toEqual([]);
  await server.close();
});

test('the status page opens by the token and the keyboard alone, on a phone, and closes again', async ({ browser }) => {
  const server = new Server({ ORRERY_NAME: 'Club' });
  await server.start();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/status`);
  await nothingWrong(page);
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Il codice non è questo.');
  await page.keyboard.type(fs.readFileSync(path.join(server.data, 'admin-token'), 'utf8'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pronto')).toBeVisible();
  await expect(page.getByText('Persone collegate')).toBeVisible();
  await nothingWrong(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Chiudi' }).press('Enter');
  await expect(page.getByLabel('Codice segreto')).toBeVisible();
  await server.close();
});
