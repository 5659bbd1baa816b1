// A table that was begun alone, on one device, goes on at the server: a friend comes by link and takes over from a bot.
import type { TableInfo } from '@orrery/wire';
import { nothingWrong } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';
import { log, myGo, placeSomething, weapons } from '../../support/person.ts';
import { finishMatch } from '../../support/table.ts';

test('a local table is moved while it is played, a friend takes over, and its record is honest', async ({ person }) => {
  const [ada, bo] = [await person(), await person()];
  await ada.goto('/');
  await ada.getByRole('button', { name: 'Gioca subito a Shooting Star' }).click();
  await expect(myGo(ada)).toBeVisible();
  await placeSomething(ada, 1);
  await expect(myGo(ada)).toBeVisible();
  const before = await log(ada);

  await ada.getByRole('button', { name: 'Menu' }).first().press('Enter');
  await ada.getByRole('button', { name: /^Sposta sul server/ }).press('Enter');
  const question = ada.getByRole('alertdialog', { name: 'Sposta sul server' });
  await expect(question).toContainText('La sua fortuna è nata su questo dispositivo');
  await nothingWrong(ada);
  // It is said for a few seconds: it is waited for from before.
  await Promise.all([
    expect(ada.getByText('Ora questo tavolo è sul server.')).toBeVisible({ timeout: 30_000 }),
    question.getByRole('button', { name: 'Spostala' }).press('Enter'),
  ]);
  await expect(ada).toHaveURL(/\/t\//);
  await expect(myGo(ada)).toBeVisible();
  expect((await log(ada)).length).toBeGreaterThanOrEqual(before.length);

  const id = new URL(ada.url()).pathname.slice('/t/'.length);
  const table = (await (await ada.request.get(`/api/tables/${id}`)).json()) as TableInfo;
  await bo.goto(`/t/${id}#${table.link}`);
  await bo
    .getByRole('button', { name: /^Chiedi/ })
    .first()
    .click();
  await expect
    .poll(async () => ((await (await ada.request.get(`/api/tables/${id}`)).json()) as TableInfo).askers.length)
    .toBe(1);
  const { askers } = (await (await ada.request.get(`/api/tables/${id}`)).json()) as TableInfo;
  await ada.request.post(`/api/tables/${id}/answer`, { data: { asker: askers[0]!.id, yes: true } });
  await expect(weapons(bo).first()).toBeVisible({ timeout: 20_000 });

  // Each of them plays by hand, then they hurry.
  await expect(async () => {
    if (await myGo(ada).isVisible()) await placeSomething(ada, 2);
    await expect(myGo(bo)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50], timeout: 240_000 });
  await placeSomething(bo, 2);
  await finishMatch([ada, bo], id);
  for (const page of [ada, bo]) {
    await page.getByRole('button', { name: 'Controlla carte e dadi' }).click();
    const verdict = page.getByRole('status').filter({ hasText: 'estrazioni su' });
    await expect(verdict).toContainText('È nata sul dispositivo su cui il tavolo è stato aperto');
  }
});

test('a seat of a table of one device goes on to another in one step: the table moves, and its link is there', async ({
  person,
}) => {
  const [ada, phone] = [await person(), await person({}, { viewport: { width: 390, height: 844 } })];
  await ada.goto('/');
  await ada.getByRole('button', { name: 'Gioca subito a Shooting Star' }).click();
  await expect(myGo(ada)).toBeVisible();
  await ada.getByRole('button', { name: 'Menu' }).first().press('Enter');
  await ada.getByRole('button', { name: /^Cedi il mio posto/ }).press('Enter');
  const question = ada.getByRole('alertdialog', { name: 'Cedi il mio posto' });
  await expect(question).toContainText('La sua fortuna è nata su questo dispositivo');
  await nothingWrong(ada);
  await question.getByRole('button', { name: 'Crea il link' }).press('Enter');
  const sheet = ada.getByRole('dialog', { name: 'Cedi il mio posto' });
  await expect(sheet.getByRole('img', { name: /Codice QR del link/ })).toBeVisible();
  await expect(ada).toHaveURL(/\/t\//);
  await nothingWrong(ada);
  const link = new URL(await sheet.getByRole('textbox').inputValue());
  await phone.goto(link.pathname + link.hash);
  await phone.getByRole('button', { name: 'Siediti' }).click();
  await expect(weapons(phone).first()).toBeVisible();
  await expect(weapons(ada)).toHaveCount(0);
});
