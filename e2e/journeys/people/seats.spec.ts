// A seat in a running game, and a host who keeps order.
import { nothingWrong } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { sector } from '../../support/person.ts';

/** A table with a seat kept for a friend who has not come: it starts with a bot there. Gives its link. */
async function startWithoutFriend(host: Page, name: string): Promise<string> {
  await host.goto('/new/shooting-star?friends');
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  const link = await host.getByRole('textbox', { name: 'Link di questo tavolo' }).inputValue();
  await nameYourself(host, name);
  await host.getByRole('button', { name: /^Comincia/ }).click();
  await expect(sector(host)).toBeVisible();
  return link;
}

async function nameYourself(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Il tuo nome' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fatto.')).toBeVisible();
}

test('who comes late asks, waits, is let in by the host and sits down by itself', async ({ person }) => {
  const [host, friend] = [await person(), await person({}, { viewport: { width: 390, height: 844 } })];
  const link = await startWithoutFriend(host, 'Ada');
  await friend.goto(link);
  await nameYourself(friend, 'Bruno');
  await friend.getByRole('button', { name: 'Chiedi il posto' }).click();
  await expect(friend.getByRole('heading', { name: 'Abbiamo chiesto all’host' })).toBeVisible();
  await friend.getByRole('button', { name: 'Ritira la richiesta' }).click();
  await friend.getByRole('button', { name: 'Chiedi il posto' }).click();
  await friend.reload();
  await expect(friend.getByRole('heading', { name: 'Abbiamo chiesto all’host' })).toBeVisible();
  const prompt = host.getByRole('complementary', { name: 'Qualcuno chiede un posto' });
  await expect(prompt).toContainText('Bruno chiede un posto.');
  await nothingWrong(host, prompt);
  await nothingWrong(friend);
  await prompt.getByRole('button', { name: 'Fai sedere' }).press('Enter');
  await expect(friend.getByRole('listbox', { name: 'Le tue armi' })).toBeVisible();
  await expect(prompt).toBeHidden();
  await expect.poll(() => host.evaluate(() => document.activeElement === document.body)).toBe(false);
});

test('a host mutes and removes somebody, whose old link is dead', async ({ person }) => {
  const [host, guest] = [await person(), await person()];
  await host.goto('/new/shooting-star?friends');
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  const link = await host.getByRole('textbox', { name: 'Link di questo tavolo' }).inputValue();
  await guest.goto(link);
  await nameYourself(guest, 'Dino');
  await guest.getByRole('button', { name: 'Siediti' }).click();
  // Who begins before that sits with a bot, and the friend comes late.
  await expect(host.getByText('Dino').first()).toBeVisible();
  await host.getByRole('button', { name: /^Comincia/ }).click();
  await expect(sector(guest)).toBeVisible();

  // By keyboard alone, from the plate of the seat.
  await host.getByRole('button', { name: 'Dino: altro' }).focus();
  await host.keyboard.press('Enter');
  const sheet = host.getByRole('dialog', { name: 'Chi c’è' });
  await sheet.getByRole('button', { name: 'Silenzia per tutti' }).focus();
  await host.keyboard.press('Enter');
  await expect(sheet.getByText('in silenzio per tutti')).toBeVisible();
  await nothingWrong(host, sheet);
  await guest.getByRole('tab', { name: 'Chat' }).click();
  await guest.getByRole('textbox', { name: 'Scrivi a tutti' }).fill('ciao');
  await guest.keyboard.press('Enter');
  await expect(guest.getByText('nessuno legge quello che scrivi')).toBeVisible();

  await sheet.getByRole('button', { name: 'Togli dal tavolo' }).click();
  const sure = sheet.getByRole('alertdialog', { name: 'Togli dal tavolo' });
  await expect(sure).toContainText('Il codice e tutti i link cambiano');
  await sure.getByRole('button', { name: 'Togli dal tavolo' }).click();
  await expect(guest.getByRole('heading', { name: /^L’host ti ha tolto/ })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: /^Il tavolo non esiste/ })).toBeVisible();
});
