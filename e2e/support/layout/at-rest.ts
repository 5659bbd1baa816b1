// A page that has come to rest in a window of some size.
import type { Page } from '@playwright/test';
import { judge, type Sight } from './judge.ts';
import { byTouch, type Size } from './sizes.ts';

/** What is wrong while the page still follows a new size is no fault: a fault stays. */
export async function judgeAtRest(page: Page, size: Size): Promise<Sight> {
  let sight = await judge(page, byTouch(size));
  for (let again = 0; again < 3 && sight.wrong.length > 0; again++) {
    await settle(page, size);
    sight = await judge(page, byTouch(size));
  }
  return sight;
}

export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await settle(page, size);
}

/** What is laid out by its own size follows some frames later, on a busy machine many: until all that is pressed stays where it is. */
export async function settle(page: Page, size: Size): Promise<void> {
  await page.evaluate(async ({ width, height }) => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 16)));
    const places = (): string =>
      [...document.querySelectorAll('button, .area-board, .bar')]
        .map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join();
        })
        .join(';');
    // Words in another font break their lines elsewhere.
    await document.fonts.ready;
    let before = '';
    for (let same = 0; same < 2; ) {
      await frame();
      const now = places();
      // A new width may come some frames before a new height.
      const there = innerWidth === width && innerHeight === height;
      same = there && now === before ? same + 1 : 0;
      before = now;
    }
  }, size);
}
