import type { Room } from '@orrery/words/room';
import type { Page } from '@playwright/test';
import { phone } from '../../e2e/support/layout/sizes.ts';
import { openTable, withGivenLuck } from '../../e2e/support/layout/table.ts';
import { withHabits } from '../../e2e/support/person.ts';
import { inBrowser } from './browser.ts';
import { becomeSlowPhone, type FrameWork, fingerOf, frameWork, type Point } from './frames.ts';

const moves = 120;

/** What a frame costs on a slow phone while a finger carries a card from the hand over the board, by game. */
export async function cardWork(rooms: readonly Room[]): Promise<Record<string, FrameWork>> {
  return inBrowser(async (browser, url) => {
    const work: Record<string, FrameWork> = {};
    for (const room of rooms) {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'en-GB',
        viewport: phone,
        hasTouch: true,
      });
      await withHabits(context, { painted: true });
      await withGivenLuck(context);
      const page = await context.newPage();
      await openTable(page, room, room.seats.max);
      await page.locator('.bar[data-mine]').waitFor();
      const session = await context.newCDPSession(page);
      await becomeSlowPhone(page, session);
      work[room.id] = await frameWork(session, fingerOf(session), ...(await overBoard(page)));
      await context.close();
    }
    return work;
  });
}

/** From a card of the hand to the middle of the board, then to all sides of it. */
async function overBoard(page: Page): Promise<[from: Point, path: readonly Point[]]> {
  const card = (await page.locator('.hand-card:not([aria-disabled="true"])').first().boundingBox())!;
  const { x, y, width, height } = (await page.locator('.area-board').boundingBox())!;
  const path = Array.from({ length: moves }, (_, i) => ({
    x: x + width / 2 + 0.4 * width * Math.sin(i / 9),
    y: y + height / 2 + 0.4 * height * Math.sin(i / 13),
  }));
  return [{ x: card.x + card.width / 2, y: card.y + card.height / 2 }, path];
}
