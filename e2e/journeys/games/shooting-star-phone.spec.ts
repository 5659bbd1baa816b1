import { shelf } from '@orrery/games';
import { expect, test } from '../../support/fixtures.ts';
import { openTable, withGivenLuck } from '../../support/layout/table.ts';
import { confirm, myGo, placeSomething, sector, weapons } from '../../support/person.ts';
import { arrive, post } from '../../support/table.ts';

test('five seats on a phone: from the reveal to the last shot nothing that is told is cut', async ({ person }) => {
  const page = await person(
    { quick: false },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  );
  await arrive(page);
  const bots = Array(4).fill({ kind: 'bot', level: 'easy' });
  const table = await post(page, '/api/tables', {
    ...{ game: 'shooting-star', seats: [{ kind: 'me' }, ...bots], listed: false, spectators: true },
    options: { firstSeat: 0 },
  });
  await page.goto(`/t/${table.id}`);
  await page.getByRole('button', { name: /^Comincia/ }).click();
  await expect(myGo(page)).toBeVisible();
  // Moments pass; the page itself notes what does not fit.
  await page.evaluate(() => {
    const cut = new Set<string>();
    let volleys = 0;
    Object.assign(window, { noted: () => ({ cut: [...cut], volleys }) });
    setInterval(() => {
      // Under the letters of a last line there are four pixels of nothing.
      for (const words of document.querySelectorAll('.bar-words'))
        if (words.scrollHeight > words.clientHeight + 4) cut.add(words.textContent);
      for (const card of document.querySelectorAll('.ss-volley li')) {
        volleys++;
        const { bottom } = card.getBoundingClientRect();
        for (const part of card.querySelectorAll('.ss-shot-number, .ss-pattern, .ss-shot-owner')) {
          const reach = part.getBoundingClientRect().bottom;
          if (reach > Math.min(bottom, innerHeight) + 1) cut.add(`${part.className} ${reach} of ${bottom}`);
        }
      }
    }, 60);
  });
  await placeSomething(page, 1);
  await expect(page.locator('.ss-round')).toContainText('2 di 7', { timeout: 60_000 });
  const noted = await page.evaluate(() =>
    (window as unknown as { noted(): { cut: string[]; volleys: number } }).noted(),
  );
  expect(noted.volleys).toBeGreaterThan(0);
  expect(noted.cut).toEqual([]);
});

test('a weapon on its way leaves the hand of a phone as high as two lines of words do', async ({ person }) => {
  const page = await person({}, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await withGivenLuck(page.context());
  await openTable(page, shelf.find(({ id }) => id === 'shooting-star')!, 2);
  await expect(myGo(page)).toBeVisible();
  const folded = async () => (await page.locator('.area-hand').boundingBox())!.height;
  for (const weapon of [/^4, /, /^Scudo, /]) {
    await weapons(page)
      .and(page.getByRole('option', { name: weapon }))
      .tap();
    expect(await folded(), `${weapon} chosen`).toBeGreaterThanOrEqual(70);
    await sector(page).locator(':not([aria-disabled="true"])[data-cell]').first().tap({ force: true });
    await expect(confirm(page)).toBeEnabled();
    expect(await folded(), `${weapon} aimed`).toBeGreaterThanOrEqual(70);
    await page.getByRole('button', { name: 'Annulla' }).tap();
  }
});

test('five seats on a phone’s side: the last letter of a name is inside what cuts it off', async ({ person }) => {
  const page = await person({}, { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  await arrive(page);
  const bots = Array(4).fill({ kind: 'bot', level: 'easy' });
  const seats = [{ kind: 'me' }, ...bots];
  const table = await post(page, '/api/tables', { game: 'shooting-star', seats, listed: false, spectators: true });
  await page.goto(`/t/${table.id}`);
  await page.getByRole('button', { name: /^Comincia/ }).click();
  const names = page.locator('.area-seats .seat-open');
  await expect(names).toHaveCount(5);
  // A round letter reaches a little beyond its own box.
  const beyond = await names.evaluateAll((all) =>
    all
      .filter((name) => {
        const letters = document.createRange();
        letters.selectNodeContents(name);
        return name.getBoundingClientRect().right - letters.getBoundingClientRect().right < 0.5;
      })
      .map((name) => name.textContent),
  );
  expect(beyond).toEqual([]);
});
