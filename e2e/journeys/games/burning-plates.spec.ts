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

async function platesOf(page: Page, seats: number) {
  const plates = page.locator('.area-seats .seat');
  await expect(plates).toHaveCount(seats);
  return plates.all();
}

test('six on a phone: each plate shows planets, ships and points, none of them on another', async ({ person }) => {
  const page = await person({}, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await beginWar(page, 6);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const plate of await platesOf(page, 6)) {
      const facts = plate.locator('.bp-facts > span');
      // As wide as they get: ten ships.
      await facts
        .nth(1)
        .locator('span[aria-hidden="true"]')
        .evaluate((count) => {
          count.textContent = '10';
        });
      const shown = [facts.nth(0), facts.nth(1), plate.locator('.bp-points b'), plate.locator('.seat-name b')];
      for (const one of shown) await expect(one).toBeVisible();
      const whole = (await plate.boundingBox())!;
      const boxes = await Promise.all(shown.map(async (one) => (await one.boundingBox())!));
      for (const [i, a] of boxes.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(whole.x);
        expect(a.x + a.width).toBeLessThanOrEqual(whole.x + whole.width);
        for (const b of boxes.slice(i + 1))
          expect(
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1,
          ).toBe(true);
      }
    }
  }
});

test('four on a phone: planets and points are two numbers, and are not read as one', async ({ person }) => {
  const page = await person({}, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await beginWar(page, 4);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const plate of await platesOf(page, 4)) {
      const planets = plate.locator('.bp-facts > span').first().locator('span[aria-hidden="true"]');
      const points = plate.locator('.bp-points b');
      // As a long war makes them.
      for (const [owned, total] of [
        ['3', '520'],
        ['12', '1280'],
      ] as const) {
        for (const [one, text] of [
          [planets, owned],
          [points, total],
        ] as const)
          await one.evaluate((node, text) => {
            node.textContent = text;
          }, text);
        const [a, b, whole] = [await planets.boundingBox(), await points.boundingBox(), await plate.boundingBox()];
        const apart = a!.x + a!.width + 5 <= b!.x || a!.y >= b!.y + b!.height - 4;
        expect({ width, owned, total, apart }).toEqual({ width, owned, total, apart: true });
        expect(b!.x + b!.width).toBeLessThanOrEqual(whole!.x + whole!.width);
      }
    }
  }
});

test('a tap on the resources tells them in words', async ({ person }) => {
  const page = await person({}, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await withGivenLuck(page.context());
  await openTable(page, shelf.find(({ id }) => id === 'burning-planets')!, 2);
  await page.getByRole('button', { name: 'Le tue risorse' }).click();
  await expect(page.getByRole('dialog').getByText(/biomassa: \d+, /)).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/metallo: \d+, /)).toBeVisible();
});
