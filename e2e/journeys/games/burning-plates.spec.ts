// What decides a game of Burning Planets is on the smallest plates too, and its numbers say what they are.
import { shelf } from '@orrery/games';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { openTable, withGivenLuck } from '../../support/layout/table.ts';

async function beginWar(page: Page, seats: number): Promise<void> {
  await withGivenLuck(page.context());
  await openTable(page, shelf.find(({ id }) => id === 'burning-planets')!, seats);
  await page.locator('.bar[data-mine] .bar-actions .btn').first().click();
  await page.locator('.bp-end').waitFor();
}

/** Runs in the page: what is wrong with plates that show these numbers of planets, ships and points. */
function wrongWith([planets, ships, points]: readonly [string, string, string]): string[] {
  const wrong: string[] = [];
  for (const plate of document.querySelectorAll('.area-seats .seat')) {
    const facts = plate.querySelectorAll('.bp-facts > span');
    const shown = {
      planets: facts[0]!.querySelector('span')!,
      ships: facts[1]!.querySelector('span')!,
      points: plate.querySelector('.bp-points b')!,
      name: plate.querySelector('.seat-name b')!,
    };
    Object.assign(shown.planets, { textContent: planets });
    Object.assign(shown.ships, { textContent: ships });
    Object.assign(shown.points, { textContent: points });
    const whole = plate.getBoundingClientRect();
    const boxes = Object.entries(shown).map(([what, one]) => {
      if (!one.checkVisibility({ visibilityProperty: true })) wrong.push(`${what} is not shown`);
      const range = document.createRange();
      range.selectNodeContents(one);
      return { what, box: range.getBoundingClientRect() };
    });
    for (const [i, { what, box }] of boxes.entries()) {
      if (box.left < whole.left || box.right > whole.right) wrong.push(`${what} leaves the plate`);
      for (const other of boxes.slice(i + 1)) {
        // On one line two numbers need room between them not to be read as one.
        const aside = box.right + 5 <= other.box.left || other.box.right + 5 <= box.left;
        if (!aside && box.bottom > other.box.top + 4 && other.box.bottom > box.top + 4)
          wrong.push(`${what} meets ${other.what}`);
      }
    }
  }
  return wrong;
}

test('two to six, on a phone and at a desk: each plate shows planets, ships and points, and no two are read as one', async ({
  person,
}) => {
  const page = await person({}, { hasTouch: true, viewport: { width: 390, height: 844 } });
  for (const seats of [2, 3, 4, 5, 6]) {
    await beginWar(page, seats);
    await expect(page.locator('.area-seats .seat')).toHaveCount(seats);
    for (const [width, height] of [
      [430, 932],
      [390, 844],
      [360, 740],
      [844, 390],
      [1024, 768],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      // As a long war makes them.
      for (const numbers of [
        ['3', '10', '520'],
        ['12', '24', '1280'],
      ] as const) {
        const wrong = await page.evaluate(wrongWith, numbers);
        expect({ seats, width, numbers, wrong }).toEqual({ seats, width, numbers, wrong: [] });
      }
    }
  }
});

test('the plates of three show the same to whoever had the sheet of the game before those of the house', async ({
  person,
}) => {
  const page = await person({}, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await beginWar(page, 3);
  const wrong = () => page.evaluate(wrongWith, ['12', '24', '1280'] as const);
  expect(await wrong()).toEqual([]);
  expect(await page.evaluate(loadGameFirst)).toBe(1);
  expect(await wrong()).toEqual([]);
});

/** Runs in the page: as for who comes from a lesson. How many sheets are the game's? */
async function loadGameFirst(): Promise<number> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const texts = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
  const games = links.filter((_, i) => texts[i]!.includes('.bp-facts'));
  for (const link of games) {
    const again = link.cloneNode() as HTMLLinkElement;
    const loaded = new Promise((done) => again.addEventListener('load', done));
    links[0]!.before(again);
    await loaded;
    link.remove();
  }
  return games.length;
}

test('a tap on the resources tells them in words', async ({ person }) => {
  const page = await person({}, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await withGivenLuck(page.context());
  await openTable(page, shelf.find(({ id }) => id === 'burning-planets')!, 2);
  await page.getByRole('button', { name: 'Le tue risorse' }).click();
  await expect(page.getByRole('dialog').getByText(/biomassa: \d+, /)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/metallo: \d+, /)).toBeVisible();
});
