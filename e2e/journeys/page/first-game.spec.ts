// Who plays a game for the first time reads what it is played for beside the first question, and nothing makes way for it.
import { shelf } from '@orrery/games';
import { langs } from '@orrery/words';
import { expect, test } from '../../support/fixtures.ts';
import { judge } from '../../support/layout/judge.ts';
import { openTable, withGivenLuck } from '../../support/layout/table.ts';
import { myTurn } from '../../support/layout/turns.ts';

test.slow();

const screens = [
  { width: 390, height: 844, touch: true },
  { width: 360, height: 740, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1280, height: 800, touch: false },
  { width: 1920, height: 1080, touch: false },
];
const locales = { it: 'it-IT', en: 'en-GB' };

for (const lang of langs)
  test(`every game says its goal with its first question, in ${lang}`, async ({ person }) => {
    const page = await person({ newcomer: true }, { locale: locales[lang], hasTouch: true });
    await withGivenLuck(page.context());
    for (const room of shelf)
      for (const [i, { touch, ...screen }] of screens.entries()) {
        await page.setViewportSize(screen);
        // Each number of seats at every size, in one language or the other.
        await openTable(page, room, i % 2 === langs.indexOf(lang) ? room.seats.min : room.seats.max);
        await myTurn(page);
        const goal = page.getByText(lang === 'it' ? /^Obiettivo: / : /^Goal: /).filter({ visible: true });
        const where = `${room.id}, ${screen.width}`;
        await expect(goal, where).toHaveCount(1);
        await expect.poll(async () => (await judge(page, touch)).wrong, where).toEqual([]);
      }
  });

test('what the missions of Shooting Star ask for is said where they stand, by a tap and by keys', async ({
  person,
}) => {
  const page = await person({}, { hasTouch: true });
  await withGivenLuck(page.context());
  for (const { touch, ...screen } of screens) {
    await page.setViewportSize(screen);
    await openTable(page, shelf.find(({ id }) => id === 'shooting-star')!, 2);
    await myTurn(page);
    const missions = page.getByRole('button', { name: /^Missioni segrete/ });
    if (touch) await missions.tap();
    else await missions.press('Enter');
    await expect(page.getByRole('dialog').getByText(/^I Pianeti 1-2 hanno/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('on a phone the goal of a first war makes way for what its first turn asks: the row that builds', async ({
  person,
}) => {
  const page = await person({ newcomer: true }, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await withGivenLuck(page.context());
  await openTable(page, shelf.find(({ id }) => id === 'burning-planets')!, 2);
  await page.getByRole('button', { name: /^Scegli per me/ }).tap();
  await page.getByRole('button', { name: 'Costruisci…' }).tap();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^altoforno/ })).toBeVisible();
});

test('Burning Planets: in a first turn on a small phone no hint reaches over the buttons below it', async ({
  person,
}) => {
  const page = await person({ newcomer: true }, { hasTouch: true, viewport: { width: 360, height: 740 } });
  await withGivenLuck(page.context());
  await openTable(page, shelf.find(({ id }) => id === 'burning-planets')!, 3);
  const end = page.locator('.bp-end');
  const asked = page.locator('.bar[data-mine] .bar-actions .btn').first();
  while ((await end.count()) === 0) {
    await asked.or(end).first().waitFor();
    if ((await end.count()) === 0) await asked.click();
    await page.locator('.bp-walk[aria-busy="false"]').waitFor();
  }
  await expect(page.locator('.bar[data-hint="instead"][data-acts]')).toBeVisible();
  await expect.poll(async () => (await judge(page, true)).wrong).toEqual([]);
});

test('Burning Planets on a phone’s side: while its goal stands in the bar, no row above is half covered', async ({
  person,
}) => {
  const page = await person({ newcomer: true }, { hasTouch: true, viewport: { width: 844, height: 390 } });
  await withGivenLuck(page.context());
  await openTable(page, shelf.find(({ id }) => id === 'burning-planets')!, 6);
  await myTurn(page);
  await expect(page.locator('.bar[data-hint="beside"][data-acts]')).toBeVisible();
  const [row, bar] = [page.locator('.bp-dock-idle'), (await page.locator('.bar').boundingBox())!];
  const covered = async () =>
    (await row.isVisible()) && (await row.boundingBox().then((box) => box!.y + box!.height > bar.y + 1));
  await expect.poll(covered).toBe(false);
});
