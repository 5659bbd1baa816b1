import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** On every plate: colours are part of what axe measures. What is only passing, such as a colour half way, is gone when it looks again. */
export async function nothingWrong(page: Page): Promise<void> {
  for (const plate of ['night', 'day', 'contrast'])
    await expect(async () => {
      await page.evaluate(dress, plate);
      expect(await violations(page)).toEqual([]);
    }).toPass({ timeout: 15_000 });
}

/** All rules, in the page itself: it has no frames, and to gather the answers of frames takes longer than to look for faults. */
async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    const plate = document.documentElement.getAttribute('data-plate');
    return violations.map(({ id, nodes }) => `${plate}, ${id}: ${nodes.map((node) => node.html).join(' ')}`);
  });
}

/** Puts on a plate, and waits until every colour has changed: axe measures what it finds half way, too. */
async function dress(plate: string): Promise<void> {
  document.documentElement.setAttribute('data-plate', plate);
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
  await frame();
}

/** A table fits its window: the page itself does not scroll. */
export async function staysInWindow(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    document.documentElement.scrollWidth - innerWidth,
  ]);
  for (const pixels of beyond) expect(pixels).toBeLessThanOrEqual(0);
}
