import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a plate decides: it changes colours and lines, not what there is, what it is called or how it is reached. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * By all rules, those of colour on every plate. What is only passing, such as somebody's arrival, is gone when it looks again.
 * Where the rest of a page has been looked at elsewhere, one part of it is enough.
 */
export async function nothingWrong(page: Page, part: Locator = page.locator('html')): Promise<void> {
  for (const plate of ['night', 'day', 'contrast'])
    await expect(async () => {
      expect(await violations(page, plate, plate === 'night' ? undefined : rulesOfColour, part)).toEqual([]);
      // A bound for what hangs: on a busy machine one look at a sky of stars takes longer than fifteen seconds.
    }).toPass({ timeout: 60_000 });
}

/** In the page itself: it has no frames, and to gather the answers of frames takes longer than to look for faults. */
export async function violations(
  page: Page,
  plate: string,
  rules?: string[],
  part: Locator = page.locator('html'),
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return part.evaluate(
    async (element, { plate, rules }) => {
      // A colour on its way to another would be measured as it is half way.
      const atOnce = new CSSStyleSheet();
      atOnce.replaceSync('*, *::before, *::after { transition: none !important }');
      document.adoptedStyleSheets.push(atOnce);
      const root = document.documentElement;
      root.setAttribute('data-plate', plate);
      // What is not painted has no contrast.
      root.setAttribute('data-painted', '');
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(element, {
        resultTypes: ['violations'],
        ...(rules === undefined ? {} : { runOnly: rules }),
      });
      root.removeAttribute('data-painted');
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== atOnce);
      return violations.map(({ id, nodes }) => `${plate}, ${id}: ${nodes.map((node) => node.html).join(' ')}`);
    },
    { plate, rules },
  );
}

/** A table fits its window: the page itself does not scroll. */
export async function staysInWindow(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  for (const pixels of beyond) expect(pixels).toBeLessThanOrEqual(0);
}

/** A page to read may be longer than its window, but never wider. */
export async function scrollsOnlyDown(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
