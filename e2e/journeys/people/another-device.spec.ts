import { nothingWrong } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { log, sector } from '../../support/person.ts';
import { readQr } from '../../support/read-qr.ts';
import { beginTable, post } from '../../support/table.ts';

/** What the plates are called and which colours they wear, with the first line of the log: byte for byte. */
async function asItBegan(page: Page): Promise<string> {
  const plates = await page
    .locator('.seat-cell')
    .evaluateAll((cells) =>
      cells.map((cell) => [
        cell.querySelector('.seat-name b')?.textContent,
        (cell as HTMLElement).style.getPropertyValue('--seat'),
      ]),
    );
  return JSON.stringify([plates, (await log(page))[0]]);
}

test('a friend leaves, a bot goes on, the friend returns on another device; the host leaves, the part moves', async ({
  person,
}) => {
  const [ada, dino, cy] = [await person(), await person(), await person()];
  const table = await beginTable(
    [
      [ada, 'Ada'],
      [dino, 'Dino'],
      [cy, 'Cy'],
    ],
    { game: 'shooting-star' },
  );
  for (const page of [ada, dino, cy]) await expect(sector(page)).toBeVisible();
  const began = await asItBegan(cy);

  // A stranger with the link of a full table reads that it is full.
  const stranger = await person();
  await stranger.goto(`/t/${table.id}#${table.link}`);
  await expect(stranger.getByRole('button', { name: 'Siediti' })).toHaveCount(0);
  await expect(stranger.getByRole('button', { name: 'Guarda' })).toBeVisible();
  await nothingWrong(stranger);

  await dino.getByRole('button', { name: 'Menu' }).click();
  await dino.getByRole('button', { name: /^Lascia il tavolo/ }).click();
  await dino.getByRole('alertdialog').getByRole('button', { name: 'Lascia il tavolo' }).click();
  await expect.poll(() => log(cy)).toContain('Dino ha lasciato il tavolo. Un bot gioca per Dino.');
  expect(await asItBegan(cy)).toBe(began);

  // From the page that keeps the seat, by the picture that another device reads.
  await dino.getByRole('button', { name: 'Su un altro dispositivo' }).press('Enter');
  const sheet = dino.getByRole('dialog', { name: 'Cedi il mio posto' });
  const picture = sheet.getByRole('img', { name: /Codice QR del link/ });
  await expect(picture).toBeVisible();
  await nothingWrong(dino);
  const link = await readQr(picture);
  await expect(sheet.getByRole('textbox', { name: 'Link che cede il tuo posto' })).toHaveValue(link);
  const phone = await person({}, { viewport: { width: 390, height: 844 } });
  await phone.goto(new URL(link).pathname + new URL(link).hash);
  await expect(phone.getByRole('heading', { name: /^Dino ti cede il posto/ })).toBeVisible();
  await nothingWrong(phone);
  await phone.getByRole('textbox', { name: 'Il tuo nome' }).fill('Dino');
  await phone.getByRole('button', { name: 'Siediti' }).click();
  await expect(sector(phone)).toBeVisible();
  await expect(sheet).toBeHidden();
  expect(await asItBegan(cy)).toBe(began);

  // The same link a second time lets nobody in.
  await stranger.goto('/');
  await stranger.goto(new URL(link).pathname + new URL(link).hash);
  await expect(stranger.getByRole('heading', { name: /^Dino ti cede/ })).toHaveCount(0);

  // The host leaves: the next person has the part, and reads so.
  await ada.getByRole('button', { name: 'Menu' }).click();
  await ada.getByRole('button', { name: /^Lascia il tavolo/ }).click();
  await ada.getByRole('alertdialog').getByRole('button', { name: 'Lascia il tavolo' }).click();
  await expect.poll(() => log(cy)).toContain('Ada ha lasciato il tavolo. Un bot gioca per Ada.');
  const news = phone.getByRole('status').filter({ hasText: /^Adesso l’host sei tu/ });
  // It goes by itself, but not while it is read.
  await news.hover();
  await nothingWrong(phone, news);
  await phone.mouse.move(5, 5);
  await expect(news).toBeHidden();
  expect((await post(phone, `/api/tables/${table.id}/lock`, { locked: false })).youHost).toBe(true);
  expect(await asItBegan(cy)).toBe(began);
});
