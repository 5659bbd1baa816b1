// Every lesson marks what to touch, in sight on a phone: whoever learns a game does not search for it.
import { shelf } from '@orrery/games';
import { LESSONS } from '../../../games/burning-planets/src/table/learn/scenes.ts';
import { type Point, pointOf } from '../../../games/burning-planets/src/table/map/hex.ts';
import { expect, type Locator, type Page, test } from '../../support/fixtures.ts';
import { judge } from '../../support/layout/judge.ts';

/** What a lesson may mark: a thing on the board or in the hand, or the button that its words name. */
const marks: Record<string, string> = {
  'shooting-star': '.ss-learn-hand[data-marked], .btn.gold',
  'planet-x': '.px-unit[data-lit], .px-held[data-marked]',
  'sky-of-stars': '.sk-lit, .sk-legal, .sk-stop, .sk-words[data-asked] button, .sk-learn-bar .btn',
  'burning-planets': '.bp-lit, .bp-aside-row [data-waiting], .btn.gold',
};

/** What is marked, and how much of it lies inside the window and what it is drawn in. */
async function marked(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const box = one.getBoundingClientRect();
        const frame = (
          one.closest('.lesson-board, .sk-learn-board') ?? document.documentElement
        ).getBoundingClientRect();
        const across = Math.min(box.right, frame.right) - Math.max(box.left, frame.left);
        const down = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top);
        return (Math.max(0, across) * Math.max(0, down)) / (box.width * box.height);
      }),
  );
}

/** Buttons and words that something else lies on. */
async function covered(page: Page): Promise<string[]> {
  return page.locator('.sk-word, .sk-die, main .btn, .card').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .flatMap((one) => {
        const box = one.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return box.height >= 40 && top !== null && one.contains(top) ? [] : [one.textContent ?? ''];
      }),
  );
}

/** Words that are cut, lie outside the window or under a button; and how far the page could be scrolled. */
async function unread(page: Page): Promise<string[]> {
  // What a group of units counts together stands over all of them.
  return (await judge(page, true)).wrong.filter((what) => !/^text lies on button\.px-unit/.test(what));
}

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
];

// A lesson of words alone has nothing to mark.
for (const { id, title } of shelf.filter((room) => room.id in marks))
  for (const viewport of phones)
    test(`${title}, ${viewport.width} x ${viewport.height}: each lesson has a mark on what to touch, in sight, and nothing on it`, async ({
      person,
    }) => {
      const page = await person({}, { hasTouch: true, viewport });
      await page.goto(`/learn/${id}`);
      const next = page.getByRole('button', { name: 'Avanti', exact: true });
      await expect(next).toBeVisible();
      for (let lesson = 1; ; lesson++) {
        const title = (await page.locator('main h2').first().textContent())!;
        await expect(async () => {
          const sights = await marked(page, marks[id]!);
          expect(sights.length, `${title}: something is marked`).toBeGreaterThan(0);
          expect(Math.max(...sights), `${title}: what is marked is in sight`).toBeGreaterThan(0.95);
          expect(await covered(page), `${title}: nothing lies on another`).toEqual([]);
          expect(await unread(page), `${title}: all is read without scrolling`).toEqual([]);
        }).toPass({ timeout: 5000 });
        if (await next.isHidden()) break;
        await next.click();
        await expect(page.locator('main h2').first()).not.toHaveText(title);
        expect(lesson).toBeLessThan(20);
      }
    });

/** Where its right end is. */
async function placeOf(button: Locator): Promise<string> {
  const { x, y, width } = (await button.boundingBox())!;
  return `${Math.round(x + width)} ${Math.round(y)}`;
}

test('Shooting Star: the button that goes on stands where it stood in the lesson before', async ({ person }) => {
  const page = await person();
  await page.goto('/learn/shooting-star');
  const next = page.getByRole('button', { name: 'Avanti', exact: true });
  await expect(next).toBeVisible();
  const places = new Set<string>();
  for (let lesson = 1; await next.isVisible(); lesson++) {
    places.add(await placeOf(next));
    await next.click();
    await expect(page.locator('.learn-steps [data-past]')).toHaveCount(lesson);
    expect(lesson).toBeLessThan(20);
  }
  expect([...places]).toHaveLength(1);
});

test('Burning Planets on a phone: every deed of every lesson can be done', async ({ person }) => {
  await doEveryDeed(await person({}, { hasTouch: true, viewport: { width: 390, height: 844 } }));
});

test('Burning Planets at a desk: every deed can be done beside the map, and neither map nor button moves', async ({
  person,
}) => {
  const { next, board } = await doEveryDeed(
    await person({}, { hasTouch: true, viewport: { width: 1280, height: 800 } }),
  );
  expect([...next]).toHaveLength(1);
  expect([...board]).toHaveLength(1);
});

test('Burning Planets at a desk: what closes a card of a lesson lies on that card', async ({ person }) => {
  const page = await person();
  await page.goto('/learn/burning-planets');
  await page.getByRole('button', { name: 'Avanti', exact: true }).click();
  const [card, close] = await Promise.all([
    page.locator('.rail-sheet').boundingBox(),
    page.locator('.bp-card-close').boundingBox(),
  ]);
  expect(close!.x).toBeGreaterThan(card!.x);
  expect(close!.y).toBeGreaterThanOrEqual(card!.y);
  expect(close!.x + close!.width).toBeLessThanOrEqual(card!.x + card!.width + 1);
});

/** Gives where the button that goes on and the map were. */
async function doEveryDeed(page: Page): Promise<{ next: ReadonlySet<string>; board: ReadonlySet<string> }> {
  const desk = page.viewportSize()!.width > 860;
  const card = page.locator(desk ? '.rail-sheet' : 'dialog[open]');
  await page.goto('/learn/burning-planets');
  const lesson = page.locator('.lesson-words h2');
  const gold = page.locator('.bp-learn-bar .gold');
  const touch = async (q: number, r: number): Promise<void> => {
    const { x, y } = await onScreen(page, pointOf({ q, r }));
    await page.touchscreen.tap(x, y);
  };
  /** Of the lit cells the one that is nearest to this one. */
  const touchLit = async (q: number, r: number): Promise<void> => {
    const dots = page.locator('.bp-dots');
    await expect(dots).toHaveAttribute('d', /M/);
    const near = pointOf({ q, r });
    const lit = [...(await dots.getAttribute('d'))!.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) => ({
      x: +x!,
      y: +y!,
    }));
    const far = (to: Point): number => Math.hypot(to.x - near.x, to.y - near.y);
    const { x, y } = await onScreen(
      page,
      lit.reduce((best, one) => (far(one) < far(best) ? one : best)),
    );
    await page.touchscreen.tap(x, y);
  };
  const order = async (name: RegExp): Promise<void> => {
    if (!desk) await page.locator('.bp-learn-dock[data-marked] .btn[aria-haspopup]').tap();
    await card.getByRole('button', { name }).first().tap();
  };
  const deeds: Readonly<Record<string, () => Promise<void>>> = {
    Costruire: async () => {
      await order(/^altoforno/);
      await gold.tap();
    },
    'Una nave': async () => {
      await order(/^Spear/);
      await gold.tap();
    },
    'Conquista un pianeta disabitato': async () => {
      await touch(4, 2);
      await touchLit(6, 7);
      await order(/^Conquista Nerea/);
    },
    'Supera il dado e lo scudo': async () => {
      await touch(5, 0);
      await touch(6, 0);
      await gold.tap();
    },
    'Un’unità dopo l’altra': async () => {
      const first = page.locator('.bp-learn-bar').getByText('Spear 1: 1 azione rimasta.');
      await touch(5, 0);
      await touchLit(7, -1);
      await expect(first).toBeVisible();
      await touch(4, 2);
      await expect(first).toBeHidden();
      await touchLit(3, 4);
      await expect(page.locator('.bp-learn-bar')).toContainText('Spear 1 perderà l’ultima azione.');
      await page.getByRole('button', { name: 'Procedi' }).tap();
    },
    'Serve una nave più grande': async () => {
      await touch(9, -3);
      await touch(10, -3);
      await gold.tap();
    },
    'Distruggi, conquista, vinci': async () => {
      await order(/^Distruggi spazioporto/);
      // The card stays open, for the second action.
      await card.getByRole('button', { name: 'Conquista Arsia', exact: true }).tap();
    },
    'In più: le trivellatrici': async () => {
      await order(/^Compra e carica: trivellatrice/);
      // Its orders stay open, for the second one.
      await card.getByRole('button', { name: /^Piazza .*trivellatrice/ }).tap();
    },
    'In più: i contratti': async () => {
      await page.getByRole('button', { name: /^Contratti/ }).tap();
      await card.getByRole('button', { name: /^Firma/ }).tap();
      // What is signed stays signed: it is asked twice.
      await expect(card.getByText(/^Firmi\?/)).toBeVisible();
      await card.getByRole('button', { name: 'Firma', exact: true }).tap();
      await page.keyboard.press('Escape');
    },
  };
  const done = new Set<string>();
  const places = { next: new Set<string>(), board: new Set<string>() };
  const next = page.getByRole('button', { name: 'Avanti', exact: true });
  const note = async (): Promise<void> => {
    if (await next.isVisible()) places.next.add(await placeOf(next));
    places.board.add(JSON.stringify(await page.locator('.bp-learn-board').boundingBox()));
  };
  for (let step = 1; step <= LESSONS.length; step++) {
    const title = (await lesson.textContent())!;
    const deed = deeds[title];
    await note();
    if (deed !== undefined) {
      await test.step(title, deed);
      await expect(page.getByRole('button', { name: 'Ripeti' }), title).toBeVisible();
      done.add(title);
      await note();
    }
    if (step === LESSONS.length) break;
    await next.tap();
    await expect(lesson).not.toHaveText(title);
  }
  expect([...done]).toEqual(Object.keys(deeds));
  return places;
}

/** Where a point of the map is on the screen, once the map has come to rest. */
async function onScreen(page: Page, at: Point): Promise<Point> {
  const now = () =>
    page.locator('.bp-lit').evaluate((map: SVGPathElement, { x, y }) => {
      const there = new DOMPoint(x, y).matrixTransform(map.getScreenCTM()!);
      return { x: there.x, y: there.y };
    }, at);
  let before = await now();
  await expect(async () => {
    const after = await now();
    const moved = Math.hypot(after.x - before.x, after.y - before.y);
    before = after;
    expect(moved).toBeLessThan(0.5);
  }).toPass();
  return before;
}
