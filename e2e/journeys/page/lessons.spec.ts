// Every lesson marks what to touch, in sight on a phone: whoever learns a game does not search for it.
import { shelf } from '@orrery/games';
import { expect, type Page, test } from '../../support/fixtures.ts';

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

// A lesson of words alone has nothing to mark.
for (const { id, title } of shelf.filter((room) => room.id in marks))
  for (const height of [844, 740])
    test(`${title}, ${height} pixels: each lesson has a mark on what to touch, all of it in sight, and nothing on it`, async ({
      person,
    }) => {
      const page = await person({}, { hasTouch: true, viewport: { width: height === 844 ? 390 : 360, height } });
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
        }).toPass({ timeout: 5000 });
        if (await next.isHidden()) break;
        await next.click();
        await expect(page.locator('main h2').first()).not.toHaveText(title);
        expect(lesson).toBeLessThan(20);
      }
    });

test('Burning Planets on a phone: what a lesson asks for second is behind the button that it marks', async ({
  person,
}) => {
  const page = await person({}, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await page.goto('/learn/burning-planets');
  const lesson = page.locator('main h2').first();
  const goTo = async (title: string): Promise<void> => {
    for (let step = 0; (await lesson.textContent()) !== title; step++) {
      expect(step).toBeLessThan(12);
      const before = (await lesson.textContent())!;
      await page.getByRole('button', { name: 'Avanti', exact: true }).click();
      await expect(lesson).not.toHaveText(before);
    }
  };
  const order = async (name: RegExp): Promise<void> => {
    await page.locator('.bp-learn-dock[data-marked] .btn[aria-haspopup]').tap();
    await page.locator('dialog[open]').getByRole('button', { name }).tap();
  };
  await goTo('Costruire');
  await order(/^altoforno/);
  await page.locator('.bp-learn-bar .gold').tap();
  await expect(page.getByText(/^Hai speso 10 di cemento/)).toBeVisible();

  await goTo('Distruggi, conquista, vinci');
  await order(/^Distruggi spazioporto/);
  // The card stays open, for the second action.
  await page.locator('dialog[open]').getByRole('button', { name: 'Conquista Arsia', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Ancora una volta' })).toBeVisible();
});
