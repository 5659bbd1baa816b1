// Somebody has set the text size of their browser to 200 per cent: all of the app is larger, and nothing of it is lost.
import { shelf } from '@orrery/games';
import { langs } from '@orrery/words';
import { misplaced } from '../../support/boxes.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';
import { withGivenLuck } from '../../support/layout/table.ts';
import { walkZoomed } from '../../support/layout/walk.ts';
import { setTextSize } from '../../support/text-size.ts';

test.slow();

const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const double = 32;
const locales = { it: 'it-IT', en: 'en-GB' };

/** How high the letters of the page's own text are, and whether it is laid out as a phone's. */
const read = (page: Page) =>
  page.evaluate(() => ({
    letters: getComputedStyle(document.querySelector('main')!).fontSize,
    phone: matchMedia('(max-width: 43.75rem)').matches,
  }));

/** Scrolls to the end of the page: was it there already? */
const scrolledNoFarther = () => {
  const before = scrollY;
  scrollTo(0, document.documentElement.scrollHeight);
  return scrollY === before;
};

for (const lang of langs)
  test(`home, a new table and settings with letters twice as large, in ${lang}`, async ({ person }) => {
    const page = await person({}, { locale: locales[lang] });
    await page.goto('/settings');
    await page.locator('main').waitFor();
    expect(await read(page)).toEqual({ letters: '16px', phone: false });
    await setTextSize(page, double);
    expect(await read(page)).toEqual({ letters: '32px', phone: true });
    const wrong: string[] = [];
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const address of ['/', '/settings', ...shelf.map(({ id }) => `/new/${id}`)]) {
        await page.goto(address);
        await page.locator('main').waitFor();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        // At its end, also once the game's own options have made it longer: what sticks to the foot of a page lies over what is scrolled.
        await expect.poll(() => page.evaluate(scrolledNoFarther)).toBe(true);
        const found = await misplaced(page, ['night']);
        wrong.push(...found.map((what) => `${screen.width}, ${address}: ${what}`));
      }
    }
    expect(wrong).toEqual([]);
  });

for (const [i, room] of shelf.entries())
  test(`${room.title} with letters twice as large: nothing is lost`, async ({ person }) => {
    const lang = langs[i % langs.length]!;
    const page = await person({}, { locale: locales[lang], hasTouch: true });
    await withGivenLuck(page.context());
    await setTextSize(page, double);
    expect(await walkZoomed(page, { room, seats: room.seats.min, lang }, screens)).toEqual([]);
  });

/** Wider than the window, or than the box in which it can be chosen. */
const tooWide = () => [
  ...(document.documentElement.scrollWidth > innerWidth
    ? [`the page is ${document.documentElement.scrollWidth} wide`]
    : []),
  ...[...document.querySelectorAll('label, .btn, summary')]
    .filter((each) => each.checkVisibility() && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${each.textContent.trim().slice(0, 40)} leaves its box`),
];

for (const lang of langs)
  test(`at 400 per cent, and with letters twice as large on a small phone, no page is wider than its window, in ${lang}`, async ({
    person,
  }) => {
    const page = await person({}, { locale: locales[lang] });
    for (const { letters, ...screen } of [
      { width: 320, height: 256, letters: 16 },
      { width: 360, height: 740, letters: double },
    ]) {
      await page.setViewportSize(screen);
      await setTextSize(page, letters);
      for (const address of ['/', '/settings', ...shelf.map(({ id }) => `/new/${id}`)]) {
        await page.goto(address);
        await page.locator('main').waitFor();
        await page.waitForLoadState('networkidle');
        await expect.poll(() => page.evaluate(tooWide), `${screen.width}, ${address}`).toEqual([]);
      }
    }
  });
