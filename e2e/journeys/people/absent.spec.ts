import { shelf } from '@orrery/games';
import { nothingWrong, staysInWindow } from '../../support/axe.ts';
import { test as base, expect, type Page } from '../../support/fixtures.ts';
import { log, sector } from '../../support/person.ts';
import { Server } from '../../support/server.ts';
import { awaitedAt, beginTable } from '../../support/table.ts';

/** A server with less patience than people have. */
const test = base.extend<object, { readonly server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const patience = { ORRERY_AWAY: '1', ORRERY_VOTE: '120', ORRERY_WAIT: '2' };
      const server = new Server({ ORRERY_BOT_DELAY: '0', ORRERY_LUCK_WAIT: '60', ...patience });
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

const panel = (page: Page, name: string) => page.getByRole('region', { name: `${name} non c’è` });
const choice = (page: Page, name: RegExp) => page.getByRole('button', { name });
const bar = (page: Page) => page.getByRole('region', { name: 'Che cosa fare adesso' });
const botChoice = (page: Page, name: string) => choice(page, new RegExp(`^Un bot gioca per ${name}`));

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

/** Names that a plate has no room for. */
const cutNames = (page: Page) =>
  page
    .locator('.area-seats .seat-open')
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map(({ textContent }) => textContent),
    );

const names = ['Galileo', 'Ipazia', 'Kepler'];

/** These people sit at a table of a game; who must answer first goes away, and the others are asked about them. */
async function oneGoesAway(pages: readonly Page[], game: string) {
  const people = pages.map((page, seat) => [page, names[seat]!] as const);
  // Without the question about the first hand (PX-O5) one seat alone must answer.
  const options = game === 'planet-x' ? { options: { mulligan: false } } : {};
  const { id } = await beginTable(people, { game, ...options, pace: { tempo: 'off', fixedWindows: false } });
  const [seat] = await awaitedAt(pages[0]!, id);
  const [away, name] = people[seat!]!;
  const others = pages.filter((page) => page !== away);
  await away.goto('about:blank');
  for (const page of others) await expect(panel(page, name)).toBeVisible();
  return { away, name, others, address: `/t/${id}` };
}

test('two sit: one goes away, the other lets a bot play; who returns reads it and takes the seat back', async ({
  person,
}) => {
  const { away, name, others, address } = await oneGoesAway([await person(), await person()], 'shooting-star');
  const [here] = others as [Page];
  await expect(here.getByText(/^assente da 0:\d\d$/)).toBeAttached();
  await expect(here.getByRole('log').first()).toContainText(`${name} non c’è. Scegli:`);
  // Who decides alone is told of nobody who must agree.
  await expect(choice(here, /^Chiudere qui/)).toHaveText('Chiudere qui la partitai punti restano come sono');
  await nothingWrong(here);
  // The board is not covered: nothing lies between it and the pointer.
  await sector(here).getByRole('button').first().click({ trial: true });
  await staysInWindow(here);
  // By keyboard alone.
  await botChoice(here, name).press('Enter');
  await expect(panel(here, name)).toBeHidden();
  await expect.poll(() => log(here)).toContain(`${name} non c’è: gli altri fanno giocare un bot.`);
  await away.goto(address);
  const strip = away.getByRole('complementary', { name: 'Un bot gioca per te.' });
  await expect(strip).toContainText('Non c’eri, e gli altri hanno fatto giocare un bot.');
  await nothingWrong(away);
  await strip.getByRole('button', { name: 'Riprendi il tuo posto' }).click();
  await expect(strip).toBeHidden();
  await expect.poll(() => log(here)).toContain(`${name} è di nuovo qui.`);
});

test('three sit, in every game: one alone throws nobody out; both do within the countdown; who returns has the seat back', async ({
  person,
}) => {
  const pages = [await person(), await person(), await person()];
  for (const { id } of shelf)
    await test.step(id, async () => {
      const { away, name, others, address } = await oneGoesAway(pages, id);
      const [one, other] = others as [Page, Page];
      await expect(choice(one, /^Chiudere qui/)).toBeInViewport({ ratio: 1 });
      await expect(choice(one, /^Chiudere qui/)).toContainText('tutti d’accordo');
      // Of who is away nobody says that they are at it.
      await expect(bar(one)).not.toContainText(/sta (pensando|scegliendo)/i);
      await other.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => printedOver(other)).toEqual([]);
      await expect.poll(() => cutNames(other)).toEqual([]);
      await other.setViewportSize({ width: 1280, height: 800 });
      await botChoice(one, name).click();
      await expect(botChoice(other, name).getByRole('img')).toBeVisible();
      for (const page of others) await expect(panel(page, name)).toBeVisible();
      await expect(one.getByRole('img', { name: `un bot gioca per ${name}` })).toHaveCount(0);
      await botChoice(other, name).click();
      for (const page of others) await expect(panel(page, name)).toBeHidden();
      await expect.poll(() => log(one)).toContain(`${name} non c’è: gli altri fanno giocare un bot.`);
      await away.goto(address);
      await away.getByRole('button', { name: 'Riprendi il tuo posto' }).click();
      await expect.poll(() => log(one)).toContain(`${name} è di nuovo qui.`);
    });
});

test('three sit: one for a bot and one for waiting decide nothing; all together end the match', async ({ person }) => {
  const pages = [await person(), await person(), await person()];
  const { name, others } = await oneGoesAway(pages, 'shooting-star');
  const [one, other] = others as [Page, Page];
  // Who comes by keys to what lies under the choice has it before them: the choice is folded away.
  await one.setViewportSize({ width: 390, height: 844 });
  await expect(botChoice(one, name)).toBeVisible();
  await one.getByRole('button', { name: 'Riduci' }).press('Shift+Tab');
  await expect(botChoice(one, name)).toBeHidden();
  await expect(one.locator(':focus')).toBeInViewport({ ratio: 1 });
  await bar(one).click({ trial: true });
  await one.getByRole('button', { name: 'Mostra la scelta' }).press('Enter');
  await botChoice(one, name).click();
  await choice(other, new RegExp(`^Aspettare ${name}`)).click();
  await other.setViewportSize({ width: 390, height: 844 });
  await expect(panel(other, name)).toBeVisible();
  await nothingWrong(other);
  await staysInWindow(other);
  expect(await printedOver(other)).toEqual([]);
  // Who has chosen has their phone back; the choice can be looked at, and put away again.
  await other.getByRole('button', { name: 'Mostra la scelta' }).press('Enter');
  await expect(choice(other, new RegExp(`^Aspettare ${name}`))).toBeVisible();
  await nothingWrong(other);
  await other.getByRole('button', { name: 'Riduci' }).click();
  await expect(choice(other, new RegExp(`^Aspettare ${name}`))).toBeHidden();
  // Folded away or not yet asked, it is still said in words who is missing.
  await expect(bar(other).getByText(`${name} non c’è.`)).toBeInViewport({ ratio: 1 });
  await other.getByRole('button', { name: 'Mostra la scelta' }).click();
  await one.setViewportSize({ width: 1280, height: 800 });
  await choice(one, /^Chiudere qui/).click();
  await choice(other, /^Chiudere qui/).click();
  for (const page of others)
    await expect(page.getByRole('complementary', { name: /chiusa senza un risultato/ })).toContainText(
      `${name} non c’era, e gli altri l’hanno chiusa qui.`,
    );
  await expect.poll(() => log(one)).toContain(`${name} non c’era: gli altri hanno chiuso qui la partita.`);
});

test('on a phone what is asked about who is away lies over no move of one’s own, nor over the hand of who has chosen', async ({
  person,
}) => {
  const pages = [await person(), await person(), await person()];
  for (const page of pages) await page.setViewportSize({ width: 360, height: 740 });
  // All draw at once: whoever is asked about the absent one has a move to make.
  const { name, others } = await oneGoesAway(pages, 'sky-of-stars');
  const [one, other] = others as [Page, Page];
  const unfold = (page: Page) => page.getByRole('button', { name: 'Mostra la scelta' });
  for (const page of others) {
    await expect(bar(page).getByText('Tocca a te', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(unfold(page)).toBeInViewport({ ratio: 1 });
    await bar(page).click({ trial: true });
    await nothingWrong(page, panel(page, name));
  }
  await unfold(one).press('Enter');
  await botChoice(one, name).press('Enter');
  await expect(unfold(one)).toBeFocused();
  await bar(one).click({ trial: true });
  // On a larger screen there is nothing to fold, and the choice is there.
  await one.setViewportSize({ width: 1280, height: 800 });
  await expect(botChoice(one, name)).toBeVisible();
  await other.setViewportSize({ width: 1280, height: 800 });
  await botChoice(other, name).press('Enter');
  for (const page of others) await expect(panel(page, name)).toBeHidden();
});
