// A whole turn by keyboard alone, from no focus, and every table in the colours of the system. Shooting Star and A Sky of Stars have journeys of their own (keyboard, sky-phone).
import { shelf } from '@orrery/games';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { openTable, withGivenLuck } from '../../support/layout/table.ts';
import { log, readOut } from '../../support/person.ts';

async function sitAt(page: Page, game: string): Promise<void> {
  await withGivenLuck(page.context());
  await openTable(page, shelf.find(({ id }) => id === game)!, 2);
  await page.locator('.bar[data-mine]').waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const focused = page.locator(selector).and(page.locator(':focus'));
  for (let presses = 0; (await focused.count()) === 0; presses++) {
    expect(presses, `Tab reaches ${selector}`).toBeLessThan(80);
    await page.keyboard.press('Tab');
  }
}

test('a turn of Planet X by keys: a digit for the card, Enter for the gold button', async ({ person }) => {
  const page = await person();
  await sitAt(page, 'planet-x');
  // A hand that there is no choice about is kept by itself first.
  await expect(page.locator('.bar').getByText('Tocca a te', { exact: true })).toBeVisible();
  const before = (await log(page)).length;
  const gold = page.locator('.bar-actions .gold');
  let digit = 0;
  await expect(async () => {
    await page.keyboard.press(String((digit++ % 5) + 1));
    await expect(gold, 'one of the cards can be played').toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await log(page)).length).toBeGreaterThan(before);
});

test('a turn of Burning Planets by keys: the cannon, a ship on its way, the end of the turn', async ({ person }) => {
  const page = await person();
  await sitAt(page, 'burning-planets');
  await tabTo(page, '.bar-actions button');
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Fine turno/ })
    .first()
    .waitFor();
  await tabTo(page, '.bp-chips li:last-child .bp-chip');
  await page.keyboard.press('Enter');
  await page.locator('.bp-selected').waitFor();
  await tabTo(page, '.bp-walk');
  await sendByKeys(page);
  await page.keyboard.press('g');
  // Ships are idle: it asks first.
  await tabTo(page, 'dialog[open] .gold');
  await page.keyboard.press('Enter');
  await expect(readOut(page)).toContainText('Giro 1, Ipazia');
});

/** From the ship a step to each side and back, until the cell under the keys is lit; Enter sends it there. */
async function sendByKeys(page: Page): Promise<void> {
  const [sides, back] = [
    ['w', 'e', 'd', 's', 'a', 'q'],
    ['s', 'a', 'q', 'w', 'e', 'd'],
  ];
  // The first step only brings the keys to where the ship is.
  await page.keyboard.press('w');
  for (const [i, side] of sides.entries()) {
    await page.keyboard.press(side);
    if (await isOnLit(page)) break;
    await page.keyboard.press(back[i]!);
  }
  await page.keyboard.press('Enter');
  await expect(readOut(page)).toContainText(/Muovi Spear \d/);
}

/** Does the cursor of the keys enclose one of the dots that mark lit cells? */
function isOnLit(page: Page): Promise<boolean> {
  return page.locator('.bp-dots').evaluate((dots) => {
    const cursor = document.querySelector<SVGPathElement>('.bp-cursor');
    const points = [...(dots.getAttribute('d') ?? '').matchAll(/M(\S+) (\S+)h0/g)];
    return points.some(([, x, y]) => cursor?.isPointInFill(new DOMPoint(Number(x), Number(y))) === true);
  });
}

test('in the colours of the system: boards keep their own, words and buttons take those, all can be told apart', async ({
  person,
}) => {
  const page = await person({}, { forcedColors: 'active' });
  await withGivenLuck(page.context());
  for (const room of shelf) {
    await openTable(page, room, 2);
    await page.locator('.bar[data-mine]').waitFor();
    expect(await page.evaluate(unseenInSystemColours), room.id).toEqual([]);
  }
});

test('in the colours of the system: a lesson keeps the inks of what is drawn, and shows how far one has come', async ({
  person,
}) => {
  const page = await person({}, { forcedColors: 'active', colorScheme: 'light' });
  for (const { id } of shelf) {
    await page.goto(`/learn/${id}`);
    await page.getByRole('button', { name: 'Avanti', exact: true }).click();
    await expect(page.locator('.learn-steps [data-past]'), id).toHaveCount(1);
    const looks = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).backgroundColor);
    const steps = ['[data-past]', '[data-now]', ':last-child'].map((step) => looks(`.learn-steps ${step}`));
    expect(new Set(await Promise.all(steps)), `${id}: done, now and to come look different`).toHaveProperty('size', 3);
    for (const drawn of await page.locator('.lesson-board, .lesson-hand').all())
      await expect(drawn, id).toHaveCSS('forced-color-adjust', 'none');
  }
});

test('in the colours of the system: the settings tell what is chosen by more than heavier letters', async ({
  person,
}) => {
  const page = await person({}, { forcedColors: 'active' });
  await page.goto('/settings');
  await page.locator('label:has(input:checked)').first().waitFor();
  const { chosen, unmarked } = await page.evaluate(chosenWithoutMark);
  expect(chosen).toBeGreaterThan(3);
  expect(unmarked).toEqual([]);
});

/** Runs in the page: what is chosen, and of it what looks like what is not. */
function chosenWithoutMark(): { chosen: number; unmarked: string[] } {
  const looks = (label: Element): string =>
    [label, ...label.querySelectorAll('*')]
      .flatMap((part) => [
        getComputedStyle(part),
        getComputedStyle(part, '::before'),
        getComputedStyle(part, '::after'),
      ])
      .map(({ outlineStyle, backgroundColor, borderTopWidth, borderTopColor }) =>
        [outlineStyle, backgroundColor, borderTopWidth, borderTopColor].join(),
      )
      .join(';');
  const labels = [...document.querySelectorAll('label')].filter((label) => label.checkVisibility());
  const inputOf = (label: Element) =>
    label.querySelector<HTMLInputElement>('input[type="radio"], input[type="checkbox"]');
  const own = labels.filter((label) => {
    const input = inputOf(label);
    // A box that the browser draws has a mark of its own.
    return input !== null && (getComputedStyle(input).appearance === 'none' || input.getBoundingClientRect().width < 8);
  });
  const chosen = own.filter((label) => inputOf(label)!.checked);
  const others = new Set(own.filter((label) => !inputOf(label)!.checked).map(looks));
  return {
    chosen: chosen.length,
    unmarked: chosen.filter((label) => others.has(looks(label))).map((label) => label.textContent?.trim() ?? ''),
  };
}

/** Runs in the page: what cannot be made out there. */
function unseenInSystemColours(): string[] {
  const wrong: string[] = [];
  const probe = document.createElement('div');
  probe.style.background = 'Canvas';
  document.body.append(probe);
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const board = document.querySelector('.area-board')!;
  if (getComputedStyle(board).backgroundColor === canvas) wrong.push('the board has lost the ground it is drawn for');
  if (getComputedStyle(board).forcedColorAdjust !== 'none') wrong.push('the inks of the board are replaced');
  for (const button of document.querySelectorAll<HTMLElement>('.bar .btn, .bar .gold')) {
    const { borderTopWidth, borderTopColor } = getComputedStyle(button);
    if (Number.parseFloat(borderTopWidth) < 1 || borderTopColor === canvas)
      wrong.push(`no edge: ${button.textContent?.trim()}`);
  }
  const parts = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const light = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = parts(colour).map((part) => (part / 255) ** 2.2);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundUnder = (element: Element | null): string => {
    if (element === null) return canvas;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return 'a picture';
    return parts(backgroundColor)[3] === 0 ? groundUnder(element.parentElement) : backgroundColor;
  };
  for (const words of document.querySelectorAll(
    '.table-head h1, .table-status *, .bar-words *, .log-line *, .tabs button',
  )) {
    if (!words.checkVisibility() || words.closest('svg') !== null) continue;
    const [ink, ground] = [getComputedStyle(words).color, groundUnder(words)];
    const [dark, bright] = [light(ink), light(ground)].sort((a, b) => a - b) as [number, number];
    if (ground === 'a picture' || (bright + 0.05) / (dark + 0.05) < 4.5)
      wrong.push(`${ink} on ${ground}: ${words.textContent?.trim().slice(0, 30)}`);
  }
  const tabs = [...document.querySelectorAll('.tabs [role="tab"]')].map(
    (tab) => getComputedStyle(tab).borderBottomWidth,
  );
  if (new Set(tabs).size < 2) wrong.push('the open tab is not marked');
  const menu = document.querySelector<HTMLElement>('.table-menu');
  menu?.focus({ focusVisible: true } as FocusOptions);
  if (menu !== null && Number.parseFloat(getComputedStyle(menu).outlineWidth) < 2)
    wrong.push('what has the focus is not marked');
  return wrong;
}
