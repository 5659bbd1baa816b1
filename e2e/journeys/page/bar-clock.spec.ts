import { expect, test } from '../../support/fixtures.ts';
import { beginTable } from '../../support/table.ts';

for (const width of [360, 390])
  test(`at ${width} pixels the clock of the bar stands over no button and no words`, async ({ person }) => {
    const page = await person({}, { viewport: { width, height: width === 360 ? 740 : 844 }, hasTouch: true });
    await page.goto('/new/planet-x');
    await page
      .getByRole('button', { name: /^(Gioca|Prepara|Comincia)/ })
      .last()
      .click();
    const bar = page.getByRole('region', { name: 'Che cosa fare adesso' });
    await expect(bar.locator('.bar-lead')).toBeVisible();
    // As a timed window shows it, without waiting for one.
    const places = await bar.evaluate((shown) => {
      const clock = document.createElement('span');
      clock.className = 'seat-since';
      clock.textContent = 'ancora 0:02';
      shown.querySelector('.bar-lead')!.after(clock);
      const box = (each: Element) => each.getBoundingClientRect();
      const own = box(clock);
      // Words that run over two lines have a box for each.
      const over = [...shown.querySelectorAll('.btn, .bar-log, .bar-lead')]
        .flatMap((each) => [...each.getClientRects()])
        .filter(
          (each) => each.left < own.right && own.left < each.right && each.top < own.bottom && own.top < each.bottom,
        );
      const frame = box(shown);
      return { over: over.length, inside: own.left >= frame.left && own.right <= frame.right && own.width > 40 };
    });
    expect(places).toEqual({ over: 0, inside: true });
  });

test('on a desktop the words follow whose turn it is, and the clock stands after them', async ({ person }) => {
  const page = await person();
  await page.goto('/new/planet-x');
  await page.getByRole('button', { name: 'Comincia', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Che cosa fare adesso' });
  await expect(bar.locator('.bar-text')).not.toBeEmpty();
  const gaps = await bar.evaluate((shown) => {
    const lead = shown.querySelector('.bar-lead')!;
    const clock = document.createElement('span');
    clock.className = 'seat-since';
    clock.textContent = 'ancora 0:02';
    lead.after(clock);
    const words = shown.querySelector('.bar-text')!.getBoundingClientRect();
    return {
      before: words.left - lead.getBoundingClientRect().right,
      after: clock.getBoundingClientRect().left - words.right,
    };
  });
  expect(gaps.before).toBeLessThan(40);
  expect(gaps.after).toBeGreaterThan(0);
});

test('at 1024 pixels the clock of a plate takes no letter of a name', async ({ person }) => {
  const desk = { viewport: { width: 1024, height: 768 } };
  const [host, guest] = [await person({}, desk), await person({}, desk)];
  await beginTable(
    [
      [host, 'Ospite A'],
      [guest, 'Ospite B'],
    ],
    { game: 'planet-x' },
  );
  const plates = host.locator('.area-seats .seat');
  await expect(plates.locator('.seat-since')).toHaveCount(2);
  const cut = await plates.locator('.seat-name b').evaluateAll((names) =>
    names
      .map((name) => {
        const whole = document.createRange();
        whole.selectNodeContents(name);
        return { name: name.textContent, beyond: whole.getBoundingClientRect().width - name.clientWidth };
      })
      .filter(({ beyond }) => beyond > 1),
  );
  expect(cut).toEqual([]);
});
