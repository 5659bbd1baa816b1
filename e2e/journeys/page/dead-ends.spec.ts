import { expect } from '@playwright/test';
import { nothingWrong } from '../../support/axe.ts';
import { test } from '../../support/fixtures.ts';

test('nothing leads nowhere: a wrong code, a seat that is gone, a locked table, what the server keeps', async ({
  person,
}) => {
  const [host, friend, late] = [await person(), await person(), await person()];
  await late.goto('/');
  const field = late.getByRole('banner').getByRole('textbox', { name: 'Codice' });
  await field.fill('KX7P');
  await field.press('Enter');
  await expect(late.getByText('Un codice ha 8 caratteri.')).toBeVisible();
  await field.fill('KX7P LM2Q');
  await field.press('Enter');
  const again = late.getByRole('main').getByRole('textbox', { name: 'Codice' });
  await expect(again).toHaveValue('KX7PLM2Q');
  await expect(late.getByRole('main').getByRole('alert')).toContainText('Nessun tavolo ha questo codice');
  await late.goto('/');
  await late.getByRole('link', { name: /server/i }).click();
  await expect(late.getByRole('heading', { name: 'Che cosa conserva questo server' })).toBeFocused();

  const name = late.getByRole('textbox', { name: 'Il tuo nome' });
  await name.fill('Cy');
  await name.press('Enter');
  await expect(late.getByRole('status').filter({ hasText: 'Fatto.' })).toBeVisible();
  await late.getByRole('button', { name: 'Cancellami' }).click();
  await late.getByRole('button', { name: 'Cancellami per sempre' }).click();
  await expect(name).toHaveValue('');

  await host.goto('/new/shooting-star?friends');
  await host.getByRole('combobox', { name: 'Chi siede al posto 2' }).selectOption({ label: 'Un amico, con il link' });
  await host.getByRole('combobox', { name: 'Chi siede al posto 3' }).selectOption({ label: 'Bot facile' });
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  const link = await host.getByRole('textbox', { name: 'Link di questo tavolo' }).inputValue();
  for (const page of [friend, late]) await page.goto(link);
  await expect(late.getByRole('button', { name: 'Siediti' })).toBeVisible();
  const called = friend.getByRole('textbox', { name: 'Il tuo nome' });
  await called.fill('\u2060');
  await friend.getByRole('button', { name: 'Siediti' }).click();
  await expect(friend.getByText('Un nome ha da 1 a 24 caratteri')).toBeVisible();
  await expect(called).toBeFocused();
  await called.fill('Bo');
  await friend.getByRole('button', { name: 'Siediti' }).click();
  await expect(friend.getByRole('button', { name: 'Chi c’è' })).toBeVisible();
  // The door tells by itself that somebody was faster.
  await expect(late.getByRole('heading', { name: 'Tutti i posti sono occupati' })).toBeVisible();
  await expect(late.getByRole('button', { name: 'Siediti' })).toBeHidden();

  await host.getByRole('button', { name: 'Chi c’è' }).click();
  await host.getByRole('button', { name: 'Blocca il tavolo' }).click();
  await host.keyboard.press('Escape');
  await expect(host.getByText('Il tavolo è bloccato')).toBeVisible();
  await late.reload();
  await expect(late.getByText('L’host ha bloccato il tavolo')).toBeVisible();
  await nothingWrong(late);
  await expect(late.getByRole('button', { name: 'Guarda soltanto' })).toBeHidden();
  await expect(late.getByRole('main').getByRole('link', { name: 'Pagina iniziale' })).toBeVisible();
  await host.getByRole('button', { name: 'Sblocca il tavolo' }).press('Enter');
  await expect(host.getByText('Il tavolo è bloccato')).toBeHidden();
  await expect.poll(() => host.evaluate(() => document.activeElement === document.body)).toBe(false);
});
