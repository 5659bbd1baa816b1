import { expect, type Page, test } from '../../support/fixtures.ts';
import { confirm } from '../../support/person.ts';
import { asked, bar, bright, nextRoll, stop, takeStar } from '../../support/sky.ts';
import { arrive, post } from '../../support/table.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Gioca subito ad A Sky of Stars' }).click();
  await expect(asked(page)).toBeVisible();
}

/** Where each star lies on the screen now, by its id. */
async function places(page: Page): Promise<{ id: string; x: number; y: number }[]> {
  return page.getByRole('button', { name: /^S\d+, / }).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return { id: button.dataset.cell ?? '', x: x + width / 2, y: y + height / 2 };
    }),
  );
}

/** The stars that one tap each did not take. */
async function missed(
  page: Page,
  stars: readonly { id: string; x: number; y: number }[],
  off: number,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [i, { id, x, y }] of stars.entries()) {
    const angle = i * 2.4;
    await page.touchscreen.tap(x + off * Math.cos(angle), y + off * Math.sin(angle));
    const taken = () => page.locator('[data-cell][aria-pressed="true"]').getAttribute('data-cell');
    await expect
      .poll(taken, { intervals: [5, 20, 100] })
      .toBe(id)
      .catch(async () => wrong.push(`${id}: ${await taken()}`));
  }
  return wrong;
}

test('at 360 pixels a finger takes any star: at once, closer up, and under the loupe', async ({ person }) => {
  const page = await person({}, phone);
  await begin(page);
  const stars = await places(page);
  expect(stars).toHaveLength(120);
  // As far off as a fingertip misses by: most of the way to the middle between two neighbours.
  expect(await missed(page, stars, 9)).toEqual([]);

  await page.getByRole('button', { name: 'Ingrandisci' }).tap();
  await expect(page.getByRole('button', { name: 'Tutto il cielo' })).toBeVisible();
  const frame = (await page.locator('.sk-window').boundingBox())!;
  const inView = async () =>
    (await places(page)).filter(
      ({ x, y }) =>
        x > frame.x + 20 && x < frame.x + frame.width - 20 && y > frame.y + 20 && y < frame.y + frame.height - 20,
    );
  // The button is there before the sky has grown.
  await expect.poll(async () => (await inView()).length).toBeLessThan(60);
  const inside = await inView();
  expect(inside.length).toBeGreaterThan(12);
  expect(await missed(page, inside, 20)).toEqual([]);
  await page.getByRole('button', { name: 'Tutto il cielo' }).tap();

  const [from, to] = [stars[50]!, stars[51]!];
  const touch = await page.context().newCDPSession(page);
  const at = (x: number, y: number) => [{ x, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from.x, from.y) });
  for (let i = 1; i <= 6; i++)
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(from.x + ((to.x - from.x) * i) / 6, from.y + ((to.y - from.y) * i) / 6),
    });
  await expect(page.locator(`.sk-moving[data-star="${to.id}"]`)).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.locator('.sk-moving[data-star]')).toHaveCount(0);
  await expect(page.locator(`[data-cell="${to.id}"]`)).toHaveAttribute('aria-pressed', 'true');
});

test('at 360 x 740 the die stays in sight while the bar asks, with what it shows in words', async ({ person }) => {
  const page = await person({}, phone);
  await begin(page);
  await takeStar(page, 40);
  await expect(bright(page).first()).toBeVisible();
  await bright(page).first().click();
  await expect(confirm(page)).toBeVisible();
  await expect(page.locator('.sk-die-sign')).toBeVisible();
  await expect(page.locator('.sk-die-words > b')).not.toBeEmpty();
  const [die, words] = await Promise.all([
    page.locator('.sk-die').boundingBox(),
    page.locator('.sk-word').first().boundingBox(),
  ]);
  expect(die!.height).toBeGreaterThanOrEqual(26);
  expect(words!.height).toBeGreaterThanOrEqual(44);
});

test('at a table with a clock a sky on show has its time and its way to be drawn again side by side', async ({
  person,
}) => {
  const page = await person({ quick: false }, phone);
  await arrive(page);
  const table = await post(page, '/api/tables', {
    game: 'sky-of-stars',
    options: { rounds: 1, die: { id: 'wild', faces: Array(12).fill('?') } },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    ...{ listed: false, spectators: true },
  });
  await page.goto(`/t/${table.id}`);
  await page.getByRole('button', { name: /^Comincia/ }).click();
  await expect(asked(page)).toBeVisible();
  await takeStar(page, 40);
  const again = page.getByRole('button', { name: 'Rivedilo disegnato' });
  let which = 7;
  await expect(async () => {
    if (await nextRoll(page).isVisible()) {
      await stop(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'STOP' }).click();
    } else if (await asked(page).isVisible()) {
      // On so small a sky one star may lie under the reach of another: then the next.
      await bright(page).nth(which++).click({ timeout: 2000 });
      await confirm(page).click({ timeout: 2000 });
    }
    await expect(again).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const [left, right] = await Promise.all([page.locator('.sk-clock svg').boundingBox(), again.boundingBox()]);
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
});

/** Goes on with Tab until what has the focus is called so; how often it took. */
async function tabTo(page: Page, name: RegExp): Promise<number> {
  for (let tabs = 1; tabs <= 30; tabs++) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return tabs;
  }
  throw new Error(`no way to ${name} with Tab`);
}

/** The name of what has the focus. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
  );
}

test('with keys alone: from star to star, a line in a few keys, and what is in reach read out', async ({ person }) => {
  const page = await person();
  await begin(page);
  await tabTo(page, /^S\d+, /);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirm(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeVisible();
  await page.keyboard.press('Enter');

  const line = bar(page).getByText(/^Trascina da una tua stella/);
  const erase = bar(page).getByText(/tocca una stella per cancellarla/);
  await expect(async () => {
    await expect(line.or(erase)).toBeVisible();
    if (await line.isVisible()) return;
    while (!/; si può scegliere/.test(await focused(page))) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(line).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 240_000 });

  // From the only star there is, where the keys are unless an erase came first, to a bright one and what plays it.
  const own = page.getByRole('button', { name: /; in questa costellazione/ });
  if (!/; in questa costellazione/.test(await focused(page))) await own.focus();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByText(/fino a quale stella accesa/)).toBeVisible();
  expect(await tabTo(page, /; si può scegliere/)).toBe(1);
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toBeVisible();
  expect(await tabTo(page, /^Conferma/)).toBeLessThanOrEqual(5);
  await page.keyboard.press('Enter');
  await expect(stop(page)).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByText(/^2 stelle, 1 linea/).first()).toBeAttached();
});
