import { nothingWrong, staysInWindow } from '../support/axe.ts';
import { test as base, expect, type Page } from '../support/fixtures.ts';
import { log, myGo, placeSomething, sector } from '../support/person.ts';
import { Server } from '../support/server.ts';

/** A server with less patience than people have. */
const test = base.extend<object, { readonly server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const server = new Server({ ORRERY_BOT_DELAY: '0', ORRERY_AWAY: '1', ORRERY_VOTE: '120', ORRERY_WAIT: '2' });
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const panel = (page: Page, name: string) => page.getByRole('region', { name: `${name} non c’è` });
const choice = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Those who are there play on until it is the go of who is away: then they are asked. */
async function playUntilAsked(name: string, ...pages: readonly Page[]): Promise<void> {
  await expect(async () => {
    for (const page of pages) if (await myGo(page).isVisible()) await placeSomething(page, 1);
    for (const page of pages) await expect(panel(page, name)).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 240_000 });
}

/** What stands on the plate of who is away over the time they have been away. */
async function printedOver(page: Page): Promise<string[]> {
  await expect(page.locator('.seat-away-time')).toBeVisible();
  return page.locator('.seat:has(.seat-away-time)').evaluate((plate) => {
    const time = plate.querySelector('.seat-away-time')!.getBoundingClientRect();
    const others = [...plate.querySelectorAll('.seat-name b, .seat-counts > *, .seat-points, .seat-pips')];
    return others
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const box = each.getBoundingClientRect();
        const wide = Math.min(box.right, time.right) - Math.max(box.left, time.left);
        // The area of a font reaches above and below its letters.
        return wide > 1 && Math.min(box.bottom, time.bottom) - Math.max(box.top, time.top) > 4;
      })
      .map((each) => each.className || each.textContent || each.localName);
  });
}

async function sitDown(guest: Page, link: string, name: string): Promise<void> {
  await guest.goto(link);
  await guest.getByRole('textbox', { name: 'Il tuo nome' }).fill(name);
  await guest.getByRole('button', { name: 'Siediti' }).click();
}

/** Lays a table of Shooting Star with so many free seats, and starts it when these have come. */
async function begin(host: Page, guests: readonly (readonly [Page, string])[]): Promise<void> {
  await host.goto('/new/shooting-star?friends');
  for (const seat of [2, 3])
    await host
      .getByRole('combobox', { name: `Chi siede al posto ${seat}` })
      .selectOption({ label: seat - 2 < guests.length ? 'Un amico, con il link' : 'Bot facile' });
  await host.getByRole('button', { name: 'Crea il tavolo' }).click();
  const link = await host.getByRole('textbox', { name: 'Link di questo tavolo' }).inputValue();
  for (const [guest, name] of guests) await sitDown(guest, link, name);
  for (const [, name] of guests) await expect(host.getByText(name).first()).toBeVisible();
  await host.getByRole('button', { name: /^Comincia/ }).click();
  for (const page of [host, ...guests.map(([guest]) => guest)]) await expect(sector(page)).toBeVisible();
}

test('two sit: one goes away, the other lets a bot play; who returns reads it and takes the seat back', async ({
  person,
}) => {
  const [host, dino] = [await person(), await person()];
  await begin(host, [[dino, 'Dino']]);
  const address = dino.url();
  await dino.goto('about:blank');
  await playUntilAsked('Dino', host);
  await expect(host.getByText(/^assente da 0:\d\d$/)).toBeAttached();
  await expect(host.getByRole('log').first()).toContainText('Dino non c’è. Scegli:');
  await nothingWrong(host);
  // The board is not covered: nothing lies between it and the pointer.
  await sector(host).getByRole('button').first().click({ trial: true });
  await staysInWindow(host);
  // By keyboard alone.
  await choice(host, /^Un bot gioca per Dino/).press('Enter');
  await expect(panel(host, 'Dino')).toBeHidden();
  await expect.poll(() => log(host)).toContain('Dino non c’è: gli altri fanno giocare un bot.');
  await dino.goto(address);
  const strip = dino.getByRole('complementary', { name: 'Un bot gioca per te.' });
  await expect(strip).toContainText('Non c’eri, e gli altri hanno fatto giocare un bot.');
  await nothingWrong(dino);
  await strip.getByRole('button', { name: 'Riprendi il tuo posto' }).click();
  await expect(strip).toBeHidden();
  await expect.poll(() => log(host)).toContain('Dino è di nuovo qui.');
});

test('three sit: one alone throws nobody out; both together do; all together end the match', async ({ person }) => {
  const [host, cy, dino] = [await person(), await person(), await person()];
  await begin(host, [
    [cy, 'Cy'],
    [dino, 'Dino'],
  ]);
  await dino.goto('about:blank');
  await playUntilAsked('Dino', host, cy);
  await choice(host, /^Un bot gioca per Dino/).click();
  await expect(choice(cy, /^Un bot gioca per Dino/).getByRole('img')).toBeVisible();
  await expect(panel(host, 'Dino')).toBeVisible();
  await choice(cy, /^Aspettare Dino/).click();
  await cy.setViewportSize({ width: 390, height: 844 });
  await expect(panel(cy, 'Dino')).toBeVisible();
  await nothingWrong(cy);
  await staysInWindow(cy);
  expect(await printedOver(cy)).toEqual([]);
  await cy.getByRole('button', { name: 'Riduci' }).click();
  await expect(choice(cy, /^Aspettare Dino/)).toBeHidden();
  await cy.getByRole('button', { name: 'Mostra la scelta' }).click();
  await choice(host, /^Chiudere qui/).click();
  await choice(cy, /^Chiudere qui/).click();
  for (const page of [host, cy])
    await expect(page.getByRole('complementary', { name: /chiusa senza un risultato/ })).toContainText(
      'Dino non c’era, e gli altri l’hanno chiusa qui.',
    );
  await expect.poll(() => log(host)).toContain('Dino non c’era: gli altri hanno chiuso qui la partita.');
});
