// What comes out of a printer is black on white, whatever plate is on the screen.
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
