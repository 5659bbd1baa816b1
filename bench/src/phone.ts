import type { Room } from '@orrery/words/room';
import { withGivenLuck } from '../../e2e/support/layout/table.ts';
import { measurePhone, phoneGates } from '../../e2e/support/layout/walk.ts';
import { withHabits } from '../../e2e/support/person.ts';
import { inBrowser } from './browser.ts';

/** What of a phone of 390 x 844 the board has, in per cent of the height, with as many seats as its gate is for; and its bar while nothing is asked. */
export async function phoneShares(
  shelf: readonly Room[],
): Promise<{ boardShare: Record<string, number>; barRestPx: number | null }> {
  return inBrowser(async (browser, url) => {
    const boardShare: Record<string, number> = {};
    let barRestPx: number | null = null;
    for (const room of shelf) {
      const context = await browser.newContext({ baseURL: url, locale: 'en-GB', hasTouch: true });
      await withHabits(context);
      await withGivenLuck(context);
      const seats = phoneGates[room.id]?.seats ?? room.seats.max;
      const phone = await measurePhone(await context.newPage(), { room, seats, lang: 'en' });
      boardShare[room.id] = Math.round(1000 * phone.boardShare) / 10;
      if (phone.barRestPx !== null) barRestPx = Math.max(barRestPx ?? 0, phone.barRestPx);
      await context.close();
    }
    return { boardShare, barRestPx };
  });
}
