import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** On every plate: colours are part of what axe measures. */
export async function nothingWrong(page: Page): Promise<void> {
  for (const plate of ['night', 'day', 'contrast']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-plate', name), plate);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const wrong = violations.map(({ id, nodes }) => `${plate}, ${id}: ${nodes.map((node) => node.html).join(' ')}`);
    expect(wrong).toEqual([]);
  }
}

/** A table fits its window: the page itself does not scroll. */
export async function staysInWindow(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  for (const pixels of beyond) expect(pixels).toBeLessThanOrEqual(0);
}
