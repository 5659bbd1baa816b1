import { roomOf } from '@orrery/games';
import { expect, type Locator, type Page, test } from '../../support/fixtures.ts';
import { phone } from '../../support/layout/sizes.ts';
import { openTable, withGivenLuck } from '../../support/layout/table.ts';

const finger = { hasTouch: true, isMobile: true, viewport: phone };

/** A duel, until what the first planet can build is listed. */
async function openList(page: Page): Promise<Locator> {
  await withGivenLuck(page.context());
  await openTable(page, roomOf('burning-planets')!, 2);
  await page.getByRole('button', { name: 'Scegli per me' }).tap();
  await page.getByRole('button', { name: 'Costruisci…' }).tap();
  return page.getByRole('dialog');
}

/** Where fingers find the lit cells, which are points of one path. */
const lit = (page: Page) =>
  page.locator('.bp-dots').evaluate((dots: SVGPathElement) => {
    const toScreen = dots.getScreenCTM()!;
    return [...(dots.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)h0/g)]
      .map(([, x, y]) => new DOMPoint(Number(x), Number(y)).matrixTransform(toScreen))
      .map(({ x, y }) => ({ x, y }));
  });

test('on a phone a tap on the map builds there, and presses nothing of the list that comes back under the finger', async ({
  person,
}) => {
  const page = await person({}, finger);
  const list = await openList(page);
  const other = (await list.getByRole('button', { name: /^serra/ }).boundingBox())!;
  await list.getByRole('button', { name: /^altoforno/ }).tap();
  await expect(list).toHaveCount(0);
  await expect(page.locator('.bar')).toContainText('altoforno');
  const under = (await lit(page)).find(({ y }) => y > other.y + 2 && y < other.y + other.height - 2)!;
  await page.touchscreen.tap(under.x, under.y);
  await expect(list).toBeVisible();
  await expect(page.locator('.bp-dots')).toHaveCount(0);
  await expect(page.locator('.bar-undo')).toBeAttached();
});

test('on a phone the list goes with the last thing that a planet can build: the ship that comes next leaves the map free', async ({
  person,
}) => {
  const page = await person({}, finger);
  const list = await openList(page);
  for (const more of [1, 0]) {
    await list.getByRole('button', { name: /^altoforno/ }).tap();
    await page.getByRole('button', { name: /^Costruisci: / }).tap();
    if (more > 0) await expect(list).toContainText(`ancora ${more}`);
  }
  await expect(page.locator('.bp-dock-name')).toContainText('Spear');
  await expect(list).toHaveCount(0);
});

test('on a phone the end of the turn is as wide as the bar leaves it, also where nothing else is offered', async ({
  person,
}) => {
  const page = await person({}, finger);
  await openList(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Alle azioni' }).tap();
  // The first ship spends both its actions; then the second has nobody beside it that waits.
  for (const left of ['1 azione', '2 azioni']) {
    const [first] = await lit(page);
    await page.touchscreen.tap(first!.x, first!.y);
    await expect(page.locator('.bar')).toContainText(left);
  }
  const free = await page.locator('.bar-actions').evaluate((actions) => {
    const end = actions.querySelector('.bp-end')!.getBoundingClientRect();
    return actions.getBoundingClientRect().right - end.right;
  });
  expect(free).toBeLessThan(1);
});

test('in a duel at 360 pixels names stay whole beside points of four digits', async ({ person }) => {
  const page = await person({}, { ...finger, locale: 'en-GB', viewport: { width: 360, height: 740 } });
  await withGivenLuck(page.context());
  await openTable(page, roomOf('burning-planets')!, 2);
  await page.getByRole('button', { name: 'Choose for me' }).tap();
  await expect(page.locator('.bp-points b')).toHaveCount(2);
  const cut = await page.locator('.area-seats').evaluate((seats) => {
    for (const points of seats.querySelectorAll('.bp-points b')) points.textContent = '1390';
    return [...seats.querySelectorAll('.seat-name, .seat-name *')]
      .filter((name) => name.clientWidth > 1 && name.scrollWidth > name.clientWidth + 1)
      .map((name) => name.textContent);
  });
  expect(cut).toEqual([]);
});
