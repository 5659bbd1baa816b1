// What comes out of a printer is black on white, whatever plate is on the screen.
import { shelf } from '@orrery/games';
import { misplaced } from '../../support/boxes.ts';
import { expect, type Page, test } from '../../support/fixtures.ts';

const onPaper = (page: Page) =>
  page.evaluate(() => ({
    ground: getComputedStyle(document.documentElement).background,
    letters: getComputedStyle(document.body).color,
    head: getComputedStyle(document.querySelector('.head')!).display,
  }));

test('rules are printed on white from every plate', async ({ person }) => {
  for (const plate of ['night', 'day', 'contrast'] as const) {
    const page = await person({ plate });
    await page.goto('/rules/shooting-star');
    await expect(page.locator('.rules-page')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    // Colours pass over into those of the paper.
    await expect.poll(() => onPaper(page)).toMatchObject({ letters: 'rgb(0, 0, 0)', head: 'none' });
    const { ground } = await onPaper(page);
    expect(ground).toContain('rgb(255, 255, 255)');
    expect(ground).not.toContain('gradient');
  }
});

/** Paragraphs of which a part stands in another column: what came after them lay over their last line. */
const parted = (page: Page) =>
  page
    .locator('.rules-page p')
    .evaluateAll((all) =>
      all
        .filter((each) => new Set([...each.getClientRects()].map(({ left }) => left)).size > 1)
        .map(({ textContent }) => textContent),
    );

for (const { id, title } of shelf)
  test(`${title}: in the rules no line lies over another, on a screen or on paper`, async ({ person }) => {
    const page = await person({}, { viewport: { width: 794, height: 1123 } });
    await page.goto(`/rules/${id}`);
    await expect(page.locator('.rules-page')).toBeVisible();
    expect(await misplaced(page, ['night'])).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await misplaced(page, ['night'])).toEqual([]);
    expect(await parted(page)).toEqual([]);
  });
