import { expect, type Page, test } from '../../support/fixtures.ts';
import { sector } from '../../support/person.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const field = (page: Page) => page.getByRole('textbox', { name: 'Scrivi a tutti' });

async function speak(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
}

test('a new host is told; talk opens at the newest line and stays there; what could not be said is kept and can be sent', async ({
  person,
  server,
}) => {
  const [host, guest] = [await person(), await person({}, phone)];
  await host.goto('/new/shooting-star?friends');
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  const link = await host.getByRole('textbox', { name: 'Link di questo tavolo' }).inputValue();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Siediti' }).click();
  await expect(host.getByText('2 posti occupati su 3')).toBeVisible();
  await host.getByRole('button', { name: /^Comincia/ }).click();
  await expect(sector(guest)).toBeVisible();
  await host.getByRole('button', { name: /^Ospite.*: altro/ }).click();
  const people = host.getByRole('dialog', { name: 'Chi c’è' });
  await people.getByRole('button', { name: 'Nomina host' }).click();
  await people.getByRole('alertdialog').getByRole('button', { name: 'Nomina host' }).click();
  await expect(guest.getByRole('status').getByText('Adesso l’host sei tu')).toBeVisible();
  await host.keyboard.press('Escape');

  await host.getByRole('tab', { name: /^Chat/ }).click();
  for (let n = 1; n <= 9; n++) await speak(host, `riga ${n}: ${'parole '.repeat(30)}`);
  await speak(host, 'ultima ❤️‍🔥');
  await expect(host.getByText('ultima ❤️‍🔥', { exact: true })).toBeInViewport();
  await field(host).fill('a\u200db');
  await host.keyboard.press('Enter');
  await expect(host.getByText('contiene caratteri nascosti')).toBeVisible();
  // The notice has taken room from the list.
  await expect(host.getByText('ultima ❤️‍🔥', { exact: true })).toBeInViewport({ ratio: 1 });

  await guest.getByRole('button', { name: 'Menu' }).first().click();
  await guest.getByRole('dialog').getByRole('button', { name: /^Chat/ }).click();
  await expect(guest.getByText('ultima ❤️‍🔥', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(field(guest)).toBeInViewport({ ratio: 1 });

  await server.kill();
  await field(host).fill('ci sei?');
  await host.keyboard.press('Enter');
  const away = host.getByText('Server non raggiungibile');
  await expect(away).toBeVisible();
  await server.start();
  await expect(away).toBeHidden({ timeout: 30_000 });
  await expect(field(host)).toHaveValue('ci sei?');
  await field(host).press('Enter');
  await expect(guest.getByText('ci sei?', { exact: true })).toBeInViewport({ timeout: 30_000 });
});
