import type { Page } from '@playwright/test';
import { inBrowser } from './browser.ts';
import { becomeSlowPhone, type FrameWork, fingerOf, frameWork, mouseOf, type Point } from './frames.ts';

const moves = 120;

/** What a frame costs while a line is dragged over the sky of A Sky of Stars; on a slow phone by a finger, with the loupe above it. */
export async function dragWork(): Promise<FrameWork & { readonly slowPhone: FrameWork }> {
  return inBrowser(async (browser, url) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('[data-play="sky-of-stars"]').click();
    await beginLine(page);
    const session = await context.newCDPSession(page);
    const desktop = await frameWork(session, mouseOf(page), ...(await spiral(page)));
    await becomeSlowPhone(page, session);
    return { ...desktop, slowPhone: await frameWork(session, fingerOf(session), ...(await spiral(page))) };
  });
}

/** A start star in the middle, then on until the die asks for a line. */
async function beginLine(page: Page): Promise<void> {
  await page.locator('[data-cell="S068"]').click();
  await page.locator('.bar .gold').click();
  await page.locator('.bar[data-mine]').waitFor();
  // An eraser first: any star will do.
  while (
    (await page.locator('.sk-star[data-state="mine"]').count()) === 0 ||
    (await page.locator('.sk-next').count()) > 0
  ) {
    if ((await page.locator('.sk-next').count()) > 0) await page.locator('.sk-next').click();
    else if ((await page.locator('.bar .gold').count()) > 0) await page.locator('.bar .gold').click();
    else if ((await page.locator('.sk-show').count()) > 0) await page.locator('[data-cell="S001"]').click();
    await page.waitForTimeout(100);
  }
}

/** From the star in the middle outwards, three times around it. */
async function spiral(page: Page): Promise<[from: Point, path: readonly Point[]]> {
  const box = (await page.locator('[data-cell="S068"]').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const widest = Math.min(220, page.viewportSize()!.width / 4);
  const path = Array.from({ length: moves }, (_, i) => {
    const angle = (i / moves) * Math.PI * 6;
    const reach = 60 + (i / moves) * widest;
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
  });
  return [{ x, y }, path];
}
