import { shelf } from '@orrery/games';
import { violations } from '../../support/axe.ts';
import { expect, type Locator, type Page, test } from '../../support/fixtures.ts';
import { phone } from '../../support/layout/sizes.ts';
import { openTable, withGivenLuck } from '../../support/layout/table.ts';
import { setTextSize } from '../../support/text-size.ts';

declare global {
  interface Window {
    felt: unknown[];
  }
}

/** A finger comes down in the middle of it, and stays until the sheet is there. */
async function restOn(page: Page, selector: string): Promise<void> {
  const box = (await page.locator(selector).first().boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.locator('dialog[open]').waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a finger that rests looks closer, chooses nothing, marks nothing, and is felt', async ({ person }) => {
  const page = await person({}, { hasTouch: true, isMobile: true, viewport: phone });
  await withGivenLuck(page.context());
  await page.addInitScript(() => {
    window.felt = [];
    navigator.vibrate = (pattern) => window.felt.push(pattern) > 0;
  });
  for (const [game, seats, thing, chosen] of [
    ['shooting-star', 2, '.ss-cell[data-state="idle"]', '.ss-cell[data-state="chosen"]'],
    ['shooting-star', 2, '.hand-card', '.hand-card[aria-selected="true"]'],
    ['planet-x', 2, '.hand-card', '.hand-card[aria-selected="true"]'],
    ['burning-planets', 2, '.bp-planet', '.bp-dock-name'],
  ] as const) {
    await openTable(page, shelf.find(({ id }) => id === game)!, seats);
    await page.locator('.bar[data-mine]').waitFor();
    await restOn(page, thing);
    await expect(page.locator('dialog[open] :is(p, dd)').first()).not.toBeEmpty();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator(chosen)).toHaveCount(0);
    expect(await page.evaluate(() => window.felt)).toContainEqual([8]);
  }
  const held = await page.evaluate(() => [
    getComputedStyle(document.documentElement).overscrollBehaviorY,
    getComputedStyle(document.querySelector('.table-grid')!).touchAction,
    getComputedStyle(document.querySelector('.area-board')!).userSelect,
  ]);
  expect(held).toEqual(['none', 'manipulation', 'none']);
});

test('a card that a finger has let go has the edge of every other: no finger points', async ({ person }) => {
  const page = await person({}, { hasTouch: true, isMobile: true, viewport: phone });
  await withGivenLuck(page.context());
  for (const game of ['shooting-star', 'planet-x']) {
    await openTable(page, shelf.find(({ id }) => id === game)!, 2);
    await page.locator('.bar[data-mine]').waitFor();
    await page.locator('.hand-card').first().tap();
    await expect(page.locator('.hand-card[aria-selected="true"]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.hand-card[aria-selected="true"]')).toHaveCount(0);
    const edges = () =>
      page.locator('.hand-card').evaluateAll((cards) => {
        const edge = (card: Element) =>
          [...card.querySelectorAll('.card, .px-held-face')].map(
            (face) => `${getComputedStyle(face).borderColor} ${getComputedStyle(face, '::after').borderWidth}`,
          );
        return [...new Set(cards.map((card) => edge(card).join()))];
      });
    await expect.poll(edges, game).toHaveLength(1);
  }
});

test('a finger carries a card to the board: it lies above the finger on its way, and where it was let go it is laid', async ({
  person,
}) => {
  const page = await person({}, { hasTouch: true, isMobile: true, viewport: phone });
  await withGivenLuck(page.context());
  for (const [game, place] of [
    ['shooting-star', '.ss-cell[data-state="legal"], .ss-cell[data-state="idle"]'],
    ['planet-x', '[data-cell="discards"]'],
  ] as const) {
    await openTable(page, shelf.find(({ id }) => id === game)!, 2);
    await page.locator('.bar[data-mine]').waitFor();
    const middle = async (selector: string) => {
      const box = (await page.locator(selector).first().boundingBox())!;
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    };
    const [card, to] = [await middle('.hand-card:not([aria-disabled="true"])'), await middle(place)];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [...at] });
    await touch('touchStart', [card]);
    for (const up of [10, 20, 30]) await touch('touchMove', [{ x: card.x, y: card.y - up }]);
    // A browser tells of moves once a frame.
    const lowerEdge = async () => {
      const { x, y, width, height } = (await page.locator('.carried-card').boundingBox())!;
      return [Math.round(x + width / 2), Math.round(y + height)];
    };
    await expect.poll(lowerEdge).toEqual([card.x, card.y - 30 - 20]);
    await expect(page.locator('.hand-card[aria-selected="true"]')).toHaveCount(1);
    await touch('touchMove', [to]);
    if (game === 'shooting-star') {
      // The weapon and what it would hit are drawn while it is carried, by hand, and by the page from then on.
      await expect(page.locator('canvas.ss-carried:not([width="0"])')).toHaveCount(2);
      await expect.poll(() => isDrawn(page.locator('canvas.ss-carried').last(), to)).toBe(true);
      await expect(page.locator('.ss-tags')).toHaveCount(0);
      // Where it stays, the bar tells what it would do, before it is let go.
      await expect(page.locator('.bar-actions .gold')).toBeVisible();
      await expect(page.locator('.ss-turn')).toHaveCount(0);
    }
    await touch('touchEnd', []);
    await expect(page.locator('.carried')).toHaveCount(0);
    await expect(page.locator('.bar-actions .gold')).toBeVisible();
    if (game === 'shooting-star') {
      await expect(page.locator('canvas.ss-carried:not([width="0"])')).toHaveCount(0);
      await expect(page.locator('.ss-tags')).toHaveCount(1);
    }
  }
});

/** Something lies on a canvas at this point of the screen. */
function isDrawn(canvas: Locator, at: { readonly x: number; readonly y: number }): Promise<boolean> {
  return canvas.evaluate((drawn: HTMLCanvasElement, { x, y }) => {
    const { left, top, width } = drawn.getBoundingClientRect();
    const dots = drawn.width / width;
    return drawn.getContext('2d')!.getImageData((x - left) * dots, (y - top) * dots, 1, 1).data[3] === 255;
  }, at);
}

test('what is chosen on the create screen is as large as a finger, however short its name', async ({ person }) => {
  const page = await person();
  for (const { id } of shelf) {
    await page.goto(`/new/${id}`);
    await expect(page.locator('.option-values label').first()).toBeVisible();
    const small = await page.locator('label:has(input[type="radio"])').evaluateAll((labels) =>
      labels
        .filter((label) => label.checkVisibility())
        .map((label) => [label.textContent, label.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width < 44 || height < 44)
        .map(([name, { width, height }]) => `${name}: ${width} x ${height}`),
    );
    expect(small, id).toEqual([]);
  }
});

test('in large letters a preview longer than the bar shows that there is more, and a tap or Enter unfolds the whole of it', async ({
  person,
}) => {
  const page = await person({}, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await withGivenLuck(page.context());
  await setTextSize(page, 20);
  await openTable(page, shelf.find(({ id }) => id === 'shooting-star')!, 2);
  await page.locator('.bar[data-mine]').waitFor();
  const [bar, words, board] = [page.locator('.bar'), page.locator('.bar-words'), page.locator('.area-board')];
  const whole = () =>
    words.evaluate((element) => {
      const all = document.createRange();
      all.selectNodeContents(element);
      return all.getBoundingClientRect().bottom <= element.getBoundingClientRect().bottom + 1;
    });
  const before = await board.boundingBox();
  await page.locator('.hand-card').nth(7).tap();
  await page.locator('.ss-cell[data-cell="1,1"]').tap({ force: true });
  await expect(bar).toHaveAttribute('data-long', 'more');
  // As at a table with a clock.
  await words.evaluate((element) => {
    const clock = document.createElement('span');
    clock.className = 'seat-since';
    clock.textContent = 'ancora 0:20';
    element.append(clock);
  });
  expect(await whole()).toBe(false);
  expect(await violations(page, 'night', ['scrollable-region-focusable'])).toEqual([]);
  await words.tap();
  await expect(bar).toHaveAttribute('data-unfolded');
  expect(await whole()).toBe(true);
  expect(await board.boundingBox()).toEqual(before);
  await words.evaluate((element) => {
    element.querySelector('.seat-since')!.firstChild!.nodeValue = 'ancora 0:19';
    return new Promise(requestAnimationFrame);
  });
  await expect(bar, 'a clock that goes on folds nothing').toHaveAttribute('data-unfolded');
  await words.tap();
  expect(await whole()).toBe(false);
  await words.focus();
  await page.keyboard.press('Enter');
  expect(await whole()).toBe(true);
  // Other words: as before.
  await page.locator('.ss-cell[data-cell="1,0"]').tap({ force: true });
  await expect(bar).not.toHaveAttribute('data-unfolded');
});

test('Shooting Star: however many weapons are left in hand, a name is whole or not there', async ({ person }) => {
  const page = await person({}, { hasTouch: true, isMobile: true, viewport: phone });
  await openTable(page, shelf.find(({ id }) => id === 'shooting-star')!, 2);
  await page.locator('.bar[data-mine]').waitFor();
  const cut = () =>
    page.locator('.ss-hand').evaluate((hand) => {
      const cards = [...hand.querySelectorAll('.hand-card')];
      return cards.flatMap((_, left) => {
        // The last ones stay: among them is the longest name.
        cards.forEach((card, i) => {
          card.toggleAttribute('data-used', i < left);
        });
        return [...hand.querySelectorAll('.card-name')]
          .filter((name) => name.scrollWidth > name.clientWidth)
          .map((name) => `${cards.length - left} in hand: ${name.textContent}`);
      });
    });
  for (const size of [phone, { width: 360, height: 740 }, { width: 430, height: 932 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await expect.poll(cut).toEqual([]);
  }
});

test('Planet X on a phone’s side: the sheet of the discards keeps its head, whatever in it has the focus', async ({
  person,
}) => {
  const page = await person({}, { hasTouch: true, viewport: { width: 844, height: 390 } });
  await withGivenLuck(page.context());
  await openTable(page, shelf.find(({ id }) => id === 'planet-x')!, 4);
  await page.locator('.bar[data-mine]').waitFor();
  await page.locator('[data-cell="discards"]').click();
  const sheet = page.getByRole('dialog');
  await sheet.waitFor();
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  }
});
