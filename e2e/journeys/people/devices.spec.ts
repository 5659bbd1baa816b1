// One person on two devices: by a picture or link that works once, by words on paper; and one device is ended from the other.
import { nothingWrong } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { readQr } from '../../support/read-qr.ts';

async function named(page: Page, name: string): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('textbox', { name: 'Il tuo nome' }).fill(name);
  await page.getByRole('textbox', { name: 'Il tuo nome' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'I tuoi dispositivi' })).toBeVisible();
}

const devices = (page: Page) => page.getByRole('region', { name: 'I tuoi dispositivi' });

test('the phone becomes Ada by the link, sees her table, and is ended from the desk', async ({ person }) => {
  const desk = await person();
  const phone = await person(
    {},
    { viewport: { width: 390, height: 844 }, userAgent: 'Chrome/130 (Linux; Android 14)' },
  );
  await named(desk, 'Ada');
  await nothingWrong(desk);
  await devices(desk).getByRole('button', { name: 'Aggiungi un dispositivo' }).click();
  const sheet = desk.getByRole('dialog', { name: 'Aggiungi un dispositivo' });
  const picture = sheet.getByRole('img', { name: /^Codice QR/ });
  await expect(picture).toBeVisible();
  await nothingWrong(desk);
  const link = await readQr(picture);
  await expect(sheet.getByRole('textbox')).toHaveValue(link);
  const url = new URL(link);
  expect(url.hash).toMatch(/^#[\w-]{22}$/);

  await phone.goto(`/device${url.hash}`);
  await expect(phone.getByRole('heading', { level: 1, name: 'Diventare Ada su questo dispositivo?' })).toBeVisible();
  // Nobody who looks over a shoulder, and no history, has the secret now.
  expect(new URL(phone.url()).hash).toBe('');
  await expect(phone.getByText(/^Vai avanti solo se/)).toBeVisible();
  await nothingWrong(phone);
  await phone.getByRole('button', { name: 'Diventa Ada' }).press('Enter');
  await expect(phone).toHaveURL(/\/$/);
  await expect(devices(desk).getByText('Chrome su Android ora è tuo.')).toBeVisible({ timeout: 20_000 });

  await phone.goto('/settings');
  await expect(phone.getByRole('textbox', { name: 'Il tuo nome' })).toHaveValue('Ada');
  await expect(devices(phone).getByRole('listitem')).toHaveCount(2);

  // The same link once more, from a third device.
  const thief = await person();
  await thief.goto(`/device${url.hash}`);
  await expect(thief.getByRole('alert')).toHaveText(/^Questo link è già stato usato/);
  await nothingWrong(thief);

  await devices(desk).getByRole('button', { name: 'Chiudi l’accesso: Chrome su Android' }).press('Enter');
  await desk.getByRole('dialog').getByRole('button', { name: 'Chiudi il suo accesso' }).press('Enter');
  await expect(devices(desk).getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(devices(phone).getByRole('listitem')).toHaveCount(1);
  expect(await (await phone.request.get('/api/me')).json()).toEqual({ name: null, sigil: null });
});

test('words bring Ada to a new device; who has tables there writes down words first, and comes back by them', async ({
  person,
}) => {
  const [desk, tablet] = [await person(), await person({}, { viewport: { width: 820, height: 1180 } })];
  await named(desk, 'Ada');
  await devices(desk).getByRole('button', { name: 'Parole di recupero' }).click();
  await desk.getByRole('button', { name: 'Crea le parole' }).click();
  const shown = desk.getByRole('dialog').getByRole('listitem');
  await expect(shown).toHaveCount(8);
  const words = await shown.allTextContents();
  await nothingWrong(desk);
  await desk.getByRole('button', { name: 'Le ho scritte' }).click();

  await named(tablet, 'Bo');
  const laid = await tablet.request.post('/api/tables', {
    data: { game: 'shooting-star', seats: [{ kind: 'me' }, { kind: 'open' }], listed: false, spectators: false },
  });
  expect(laid.status()).toBe(201);
  await devices(tablet).getByRole('link', { name: 'Ho le parole di recupero' }).click();
  await tablet.getByRole('textbox').fill('luna sole');
  await tablet.getByRole('button', { name: 'Avanti' }).click();
  await expect(tablet.getByRole('alert')).toHaveText(/^Queste non sono otto parole/);
  await tablet.getByRole('textbox').fill(words.join('\n').toUpperCase());
  await tablet.getByRole('button', { name: 'Avanti' }).press('Enter');
  await expect(tablet.getByRole('heading', { name: 'Diventare Ada su questo dispositivo?' })).toBeVisible();
  await expect(tablet.getByText(/era Bo, con 1 tavolo\. Nessuno potrebbe più tornarci/)).toBeVisible();
  await expect(tablet.getByRole('button', { name: 'Diventa Ada' })).toHaveCount(0);
  await nothingWrong(tablet);
  await tablet.getByRole('button', { name: 'Crea le parole di Bo' }).click();
  const hisWords = tablet.getByRole('main').getByRole('listitem');
  await expect(hisWords).toHaveCount(8);
  const his = await hisWords.allTextContents();
  await tablet.getByRole('button', { name: 'Le ho scritte' }).click();
  await tablet.getByRole('button', { name: 'Diventa Ada' }).click();
  await expect(tablet).toHaveURL(/\/$/);

  await tablet.goto('/device');
  await tablet.getByRole('textbox').fill(his.join(' '));
  await tablet.getByRole('button', { name: 'Avanti' }).click();
  await tablet.getByRole('button', { name: 'Diventa Bo' }).click();
  await expect(tablet).toHaveURL(/\/$/);
  const { mine } = (await (await tablet.request.get('/api/tables')).json()) as { mine: unknown[] };
  expect(mine).toHaveLength(1);
});
