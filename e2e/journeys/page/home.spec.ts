// The first page with 4 to 12 games, most of them placeholders, on a busy evening.
import { nothingWrong } from '../../support/axe.ts';
import { misplaced, plates } from '../../support/boxes.ts';
import { test as base, expect, type Page } from '../../support/fixtures.ts';
import { againAnswers, busyAnswers, localTable, overTable, quietAnswers } from '../../support/home-lists.ts';
import { type Planted, type PlantedApp, plant, plantedApp } from '../../support/planted.ts';

interface Fixtures {
  /** The first page of a browser in which this is planted. */
  readonly home: (planted: Partial<Planted>, size?: Size) => Promise<Page>;
}
type Size = readonly [width: number, height: number];

const desktop = [1280, 800] as const;
const phone = [390, 844] as const;
const screens: readonly Size[] = [
  [360, 740],
  phone,
  [820, 1180],
  [1100, 800],
  desktop,
  [1600, 900],
  [1920, 1080],
  [2560, 1440],
];

const test = base.extend<Fixtures, { readonly app: PlantedApp }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern.
    async ({}, use) => {
      const app = await plantedApp();
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  home: async ({ browser, app }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (planted, [width, height] = desktop) => {
      const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' });
      opened.push(context);
      await plant(context, { games: 4, lang: 'it', answers: busyAnswers(), ...planted });
      const page = await context.newPage();
      await page.goto(app.url);
      await expect(page.locator('.foot-server').first()).toContainText(/Bianchi/);
      await page.evaluate(() => document.fonts.ready);
      return page;
    });
    for (const context of opened) await context.close();
  },
});

/** What is inside a picture is not measured, and takes longer than the page to be drawn anew at every size. Runs in the page. */
function leaveOutPictures(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('svg > * { display: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

// To put on another plate takes longer than to look: each keeps one, and every size in every language is seen on both.
for (const [i, games] of [4, 5, 7, 8, 12].entries())
  for (const [k, lang] of (['it', 'en'] as const).entries())
    test(`${games} games, ${lang}: nothing overlaps, is cut or scrolls sideways from 360 to 2560 pixels`, async ({
      home,
    }) => {
      const plate = plates[(i + k) % plates.length]!;
      const page = await home({ games, lang, plate, localTables: [localTable] });
      await page.evaluate(leaveOutPictures);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        await expect(page.locator(width <= 700 ? '.plate-row' : '.plate')).toHaveCount(games);
        await expect.poll(() => misplaced(page, [plate]), `${width} x ${height}`).toEqual([]);
      }
    });

test('one table that waits beside many that are over is whole', async ({ home }) => {
  for (const lang of ['it', 'en'] as const) {
    const page = await home({ lang, answers: againAnswers(), localTables: [overTable, { ...overTable, id: 'also' }] });
    await page.evaluate(leaveOutPictures);
    await expect(page.getByRole('link', { name: lang === 'it' ? /La rivincita\?/ : /A rematch\?/ })).toBeVisible();
    await expect(page.getByRole('button', { name: lang === 'it' ? 'altri 2' : '2 more' })).toBeVisible();
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => misplaced(page, ['night']), `${width} x ${height}`).toEqual([]);
    }
  }
});

test('the measure finds what it is for: plates over the open tables, a frame over its neighbour, a cut word', async ({
  home,
}) => {
  const page = await home({ games: 8 });
  await page.evaluate(leaveOutPictures);
  const found = async (css: string, [width, height]: Size = desktop) => {
    await page.setViewportSize({ width, height });
    const planted = await page.addStyleTag({ content: css });
    const problems = await misplaced(page, ['night']);
    await planted.evaluate((style) => (style as HTMLStyleElement).remove());
    expect(await misplaced(page, ['night'])).toEqual([]);
    return problems.join();
  };
  expect(await found('.plates { max-height: 300px }', [820, 1180])).toMatch(/plate.* lies over .*Inviti/);
  expect(await found('.plate-frame { min-width: 320px }')).toMatch(/plate-frame.* lies over/);
  expect(await found('.plate-ways .btn { width: 20px; min-width: 0 }')).toMatch(/"Impara" leaves/);
  expect(await found('.rail-row { min-width: 700px }')).toContain('scrolls sideways');
});

test('plates stand in as many columns as there is room for, and a free cell draws lots', async ({ home }) => {
  const expected: readonly (readonly [games: number, size: Size, columns: number, last: string])[] = [
    [4, desktop, 4, 'no lots'],
    [4, [820, 1180], 2, 'no lots'],
    [5, desktop, 3, 'lots'],
    [7, desktop, 4, 'lots'],
    [8, [1600, 900], 4, 'no lots'],
    [10, [1920, 1080], 6, 'lots'],
    [12, desktop, 4, 'no lots'],
    [12, [1600, 900], 6, 'no lots'],
  ];
  const pages = new Map<number, Page>();
  for (const [games, [width, height], columns, last] of expected) {
    const page = pages.get(games) ?? (await home({ games }));
    pages.set(games, page);
    await page.evaluate(leaveOutPictures);
    await page.setViewportSize({ width, height });
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((each) => {
          const { left, right } = each.getBoundingClientRect();
          return { left: Math.round(left), right: Math.round(right) };
        }),
      );
    const stand = async () => {
      const [lots] = await boxes('.lots');
      const [grid] = await boxes('.plates');
      const last = lots === undefined ? 'no lots' : lots.right === grid!.right ? 'lots' : 'lots astray';
      return [new Set((await boxes('.plate')).map(({ left }) => left)).size, last];
    };
    await expect.poll(stand, `${games} games at ${width}`).toEqual([columns, last]);
  }
});

test('axe finds nothing, with a busy evening and with none, on a desktop and on a phone, in both languages', async ({
  home,
}) => {
  for (const [i, size] of [desktop, phone].entries())
    for (const [k, answers] of [busyAnswers(), quietAnswers()].entries()) {
      const lang = i === k ? 'en' : 'it';
      const page = await home({ games: 7, lang, answers, localTables: [localTable] }, size);
      await nothingWrong(page);
      if (size === desktop) continue;
      await page.getByRole('button', { name: 'Shooting Star', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await nothingWrong(page);
    }
});

test('your tables: whose turn it is, since when, and what has ended; what is here can be deleted', async ({ home }) => {
  const page = await home({ games: 4, localTables: [localTable] });
  await expect(page.getByRole('status').first()).toHaveText('Tocca a te a 3 tavoli');
  await expect(page).toHaveTitle('Tocca a te a 3 tavoli · Orrery');
  const yours = page.getByRole('region', { name: 'I tuoi tavoli' });
  const tables = yours.getByRole('link');
  await expect(tables).toHaveCount(3);
  await expect(tables.nth(0)).toContainText('Tocca a te da 2 giorni');
  await expect(tables.nth(0)).toContainText('Per corrispondenza: fino a 3 giorni');
  await expect(tables.nth(1)).toContainText('Tocca a te da un’ora');
  await expect(tables.nth(1)).toContainText('su questo dispositivo');
  await expect(tables.nth(2)).toContainText('Tocca a te da 4 min');
  await yours.getByRole('button', { name: 'altri 3' }).press('Enter');
  await expect(tables).toHaveCount(6);
  await expect(tables.nth(5)).toContainText('Finita: guarda il risultato');
  for (const text of ['c’è un posto per te', 'un bot gioca al tuo posto', 'l’host non ha ancora risposto'])
    await expect(page.getByRole('region', { name: 'Inviti' }).getByText(text)).toBeVisible();

  const [match] = localTable.matches.map(({ id }) => id);
  await keepOfMatch(page, 'orrery-leaves', 'leaves', match!);
  await keepOfMatch(page, 'orrery-luck', 'luck', `1/${match}`);
  const drop = yours.getByRole('button', { name: 'Elimina questo tavolo di Shooting Star' });
  await drop.press('Enter');
  await expect(yours.getByRole('button', { name: 'Tieni' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drop).toBeFocused();
  await drop.press('Enter');
  await yours.getByRole('button', { name: 'Elimina', exact: true }).press('Enter');
  await expect(tables).toHaveCount(5);
  await expect(yours.getByRole('heading')).toBeFocused();
  // Nor is anything left that was read or worked out of what was played there.
  expect(await keptKeys(page, 'orrery-leaves', 'leaves')).toEqual([]);
  expect(await keptKeys(page, 'orrery-luck', 'luck')).toEqual([]);
  await page.reload();
  await expect(page.getByRole('status').first()).toHaveText('Tocca a te a 2 tavoli');
});

/** Something that the device keeps of a match beside it. */
async function keepOfMatch(page: Page, base: string, store: string, key: string): Promise<void> {
  await page.evaluate(
    ([base, store, key]) =>
      new Promise<void>((done) => {
        const open = indexedDB.open(base!);
        open.onupgradeneeded = () => void open.result.createObjectStore(store!);
        open.onsuccess = () => {
          open.result.transaction(store!, 'readwrite').objectStore(store!).put({}, key!).onsuccess = () => {
            open.result.close();
            done();
          };
        };
      }),
    [base, store, key],
  );
}

async function keptKeys(page: Page, base: string, store: string): Promise<unknown[]> {
  return page.evaluate(
    ([base, store]) =>
      new Promise<unknown[]>((done) => {
        const open = indexedDB.open(base!);
        open.onsuccess = () => {
          const all = open.result.transaction(store!).objectStore(store!).getAllKeys();
          all.onsuccess = () => {
            open.result.close();
            done(all.result);
          };
        };
      }),
    [base, store],
  );
}

test('by keyboard: numbers reach nine games, R the table that has waited longest, lots are drawn', async ({ home }) => {
  const page = await home({ games: 10 });
  await page.keyboard.press('9');
  await expect(page.getByRole('button', { name: 'Gioca subito a Tide Tables' })).toBeFocused();
  const lots = page.getByRole('region', { name: 'Tira a sorte' });
  await lots.getByRole('combobox', { name: 'In quanti siete' }).selectOption({ label: 'in 8' });
  await lots.getByRole('button', { name: 'Tira a sorte' }).press('Enter');
  await expect(lots.getByRole('status')).toHaveText(/Il cielo ha scelto (Ringkeeper|Echo)\./);
  await lots.getByRole('button', { name: 'Tira ancora' }).press('Tab');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/\/t\/turn2days/);
});

test('on a phone a row opens its sheet, the focus comes back, and the code is a touch away', async ({ home }) => {
  const page = await home({ games: 12 }, phone);
  await page.getByRole('button', { name: 'Planet X', exact: true }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Planet X' });
  await expect(sheet.getByText('Fazioni in guerra')).toBeVisible();
  for (const name of ['Invita amici a Planet X', 'Impara in 2 minuti: Planet X', 'Regole'])
    await expect(sheet.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Planet X', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Tavoli aperti 3' }).click();
  await expect(page.getByRole('heading', { name: 'Tavoli aperti' })).toBeInViewport();
  await page.getByRole('button', { name: 'Codice' }).click();
  await expect(page.getByRole('textbox', { name: 'Codice' })).toBeFocused();
  await page.keyboard.type('KX7P');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Un codice ha 8 caratteri.')).toBeInViewport();
  expect(await misplaced(page)).toEqual([]);
});

test('rows do not move under the pointer: numbers change in place, the rest waits until it has left', async ({
  home,
}) => {
  const answers = busyAnswers();
  const page = await home({ answers });
  const rows = page.getByRole('region', { name: 'Tavoli aperti' }).getByRole('listitem');
  await rows.first().hover();
  const list = answers['/api/tables'];
  list.open = list.open
    .slice(1)
    .map((card) => ({ ...card, taken: 4, seats: 6 }))
    .reverse();
  const look = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await look();
  await expect(rows.nth(1)).toContainText('4 su 6');
  for (const [i, game] of ['A Sky of Stars', 'Burning Planets', 'Planet X'].entries())
    await expect(rows.nth(i)).toContainText(game);
  await page.mouse.move(5, 5);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Planet X');
});

test('above twelve games there is a filter by people and time', async ({ home }) => {
  const page = await home({ games: 14 });
  await expect(page.locator('.plate')).toHaveCount(14);
  await page
    .getByRole('search')
    .getByRole('combobox', { name: 'Quanto dura' })
    .selectOption({ label: 'Fino a 15 min' });
  await page.getByRole('search').getByRole('combobox', { name: 'In quanti siete' }).selectOption({ label: 'in 5' });
  await expect(page.locator('.plate h3')).toHaveText(['Shooting Star', 'A Sky of Stars', 'Eclipse']);
  expect(await misplaced(page)).toEqual([]);
});

for (const [device, size] of [
  ['desktop', desktop],
  ['phone', phone],
] as const)
  test(`a fifth game, as new-game writes it, is chosen and played to its end against bots on a ${device}`, async ({
    home,
  }) => {
    const page = await home({ games: 5, lang: 'en', answers: quietAnswers() }, size);
    await expect(page.getByRole('heading', { name: 'Sealed Bids' })).toBeVisible();
    await page.goto(new URL('/learn/sealed-bids', page.url()).href);
    await expect(page.getByText('Moons are sold one after the other.')).toBeVisible();
    await nothingWrong(page);
    await page.goto(new URL('/new/sealed-bids', page.url()).href);
    await page.getByRole('button', { name: 'Start' }).click();
    for (let moon = 1; moon <= 5; moon++) {
      const cards = page.getByRole('listbox', { name: 'Your cards' }).getByRole('option');
      await expect(page.getByText(`Moon ${moon} of 5`).first()).toBeVisible();
      await expect(cards).toHaveCount(6 - moon);
      await cards.first().click();
      const seal = page.getByRole('button', { name: /^Seal the / });
      await expect(seal).toBeVisible();
      if (moon === 1) {
        await nothingWrong(page);
        expect(await misplaced(page, ['night'])).toEqual([]);
      }
      await seal.click();
    }
    await expect(
      page
        .getByRole('dialog')
        .getByText(/points?$/)
        .first(),
    ).toBeVisible();
  });
