import { nothingWrong, staysInWindow } from '../../support/axe.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { endSheet, log, sector } from '../../support/person.ts';
import { finishMatch } from '../../support/table.ts';

/** The plates of the seats: what each is called, and in which colour. */
async function plates(page: Page) {
  return page
    .locator('.seat-cell')
    .evaluateAll((cells) =>
      cells.map((cell) => [
        cell.querySelector('.seat-name b')?.textContent,
        (cell as HTMLElement).style.getPropertyValue('--seat'),
      ]),
    );
}

/** The first sentence of the log as it is drawn, to the byte. */
const firstLine = (page: Page) => page.locator('.log-line').first().innerHTML();

const boardBox = (page: Page) => page.getByRole('region', { name: 'Piano di gioco' }).boundingBox();

test('a friend leaves, lets a bot play, comes back: names, colours and the first lines of the log stay', async ({
  person,
}) => {
  const host = await person();
  const friend = await person();
  await host.goto('/new/shooting-star?friends');
  await host.getByRole('combobox', { name: 'Chi siede al posto 2' }).selectOption({ label: 'Un amico, con il link' });
  await host.getByRole('combobox', { name: 'Chi siede al posto 3' }).selectOption({ label: 'Bot facile' });
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  await friend.goto(await host.getByRole('textbox', { name: 'Link di questo tavolo' }).inputValue());
  await friend.getByRole('textbox', { name: 'Il tuo nome' }).fill('Dino');
  await friend.getByRole('button', { name: 'Siediti' }).click();
  await expect(host.getByText('Dino').first()).toBeVisible();
  // A sigil of their own, which no order of the seats would give them.
  await friend.request.post('/api/me', { data: { name: 'Dino', sigil: 'gate' } });
  await host.getByRole('button', { name: /^Comincia/ }).click();
  await expect(sector(host)).toBeVisible();
  await expect(sector(friend)).toBeVisible();
  const seats = await plates(host);
  expect(seats.map(([name]) => name)).toContain('Dino');
  const first = (await log(host))[0];
  const drawn = await firstLine(host);

  // A bot for a while, from the menu; a touch of the board ends it.
  await friend.getByRole('button', { name: 'Menu' }).click();
  await friend.getByRole('button', { name: /^Un bot per me/ }).click();
  const strip = friend.getByRole('complementary', { name: 'Un bot gioca per te.' });
  await expect(strip).toBeVisible();
  await expect.poll(() => log(host)).toContain('Per ora un bot gioca per Dino.');
  await nothingWrong(friend);
  // On a phone, too, it is said without taking anything from the board.
  await friend.setViewportSize({ width: 390, height: 844 });
  await expect(strip).toBeInViewport({ ratio: 1 });
  const told = await boardBox(friend);
  await friend.setViewportSize({ width: 1920, height: 1080 });
  await expect(strip).toBeInViewport({ ratio: 1 });
  await staysInWindow(friend);
  expect((await boardBox(friend))!.width, 'on a large screen, too, each part has its place').toBeGreaterThan(1200);
  await friend.setViewportSize({ width: 390, height: 844 });
  await sector(friend).getByRole('button').first().click();
  await expect(strip).toBeHidden();
  expect(await boardBox(friend)).toEqual(told);
  await friend.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => log(host)).toContain('Dino è di nuovo qui.');

  // Leaving is asked once, by keyboard too; everybody is told.
  await friend.getByRole('button', { name: 'Menu' }).press('Enter');
  await friend.getByRole('button', { name: /^Lascia il tavolo/ }).press('Enter');
  const question = friend.getByRole('alertdialog', { name: 'Lascia il tavolo' });
  await expect(question).toBeFocused();
  await nothingWrong(friend, friend.getByRole('dialog', { name: 'Menu' }));
  await question.press('Escape');
  await expect(friend.getByRole('button', { name: /^Lascia il tavolo/ })).toBeFocused();
  await friend.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Lascia il tavolo' }).press('Enter');
  await expect(friend.getByRole('heading', { name: 'Il tuo posto ti aspetta' })).toBeVisible();
  await expect(friend.getByRole('list', { name: 'Posti' }).getByText('Dino')).toBeVisible();
  await nothingWrong(friend);
  const left = 'Dino ha lasciato il tavolo. Un bot gioca per Dino.';
  await expect.poll(() => log(host)).toContain(left);
  await expect(host.getByRole('log')).toContainText(left);
  await expect(host.getByRole('img', { name: 'un bot gioca per Dino' }).first()).toBeVisible();
  expect(await plates(host)).toEqual(seats);

  // The page of the host forgets nothing of it, nor does the list of who left.
  await host.reload();
  await expect.poll(() => log(host)).toContain(left);
  expect((await log(host))[0]).toBe(first);
  expect(await firstLine(host)).toBe(drawn);
  expect(await plates(host)).toEqual(seats);
  await friend.reload();
  await friend.getByRole('button', { name: 'Riprendi il tuo posto' }).click();
  await expect(sector(friend)).toBeVisible();
  await expect.poll(() => log(host)).toContain('Dino è di nuovo qui.');
  await expect.poll(async () => (await log(friend)).at(-1)).toBe('Sei di nuovo qui.');
  expect((await log(host))[0]).toBe(first);
  expect(await firstLine(host)).toBe(drawn);
  expect(await plates(host)).toEqual(seats);

  // Over and watched again, it is the same line: who sat there is in the file.
  await finishMatch([host, friend], new URL(host.url()).pathname.split('/').at(-1)!);
  await expect(endSheet(host)).toBeVisible();
  await host.getByRole('button', { name: 'Rivedi la partita', exact: true }).click();
  await expect(host.getByRole('slider').first()).toBeVisible();
  await host.keyboard.press('Home');
  await host.getByRole('tab', { name: 'Registro' }).click();
  await expect.poll(() => firstLine(host)).toBe(drawn);
  expect(await plates(host)).toEqual(seats);
  // Who came and went is read there, too, each in its place.
  const lines = () => host.locator('.log-line').allTextContents();
  await expect(async () => {
    await host.getByRole('slider').first().press('ArrowRight');
    expect(await lines()).toEqual(expect.arrayContaining([left, 'Dino è di nuovo qui.']));
  }).toPass();
});
