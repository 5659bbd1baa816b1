import fs from 'node:fs';
import path from 'node:path';
import type { Room } from '@orrery/words/room';
import { chromium } from '@playwright/test';
import { chromium as fromNpm } from '../../e2e/support/chromium.ts';
import { withGivenLuck } from '../../e2e/support/layout/table.ts';
import { measurePhone, phoneGates } from '../../e2e/support/layout/walk.ts';
import { withHabits } from '../../e2e/support/person.ts';
import { Server } from '../../e2e/support/server.ts';
import { Missing } from './missing.ts';

const built = path.resolve(import.meta.dirname, '../../web/dist/index.html');

/** What of a phone of 390 x 844 the board has, in per cent of the height, with as many seats as its gate is for; and its bar while nothing is asked. */
export async function phoneShares(
  shelf: readonly Room[],
): Promise<{ boardShare: Record<string, number>; barRestPx: number | null }> {
  if (!fs.existsSync(built)) throw new Missing('the page is not built (web/dist): npm run build');
  const server = new Server({ ORRERY_BOT_DELAY: '0' });
  await server.start();
  const { executablePath, env, args } = await fromNpm();
  const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } });
  try {
    const boardShare: Record<string, number> = {};
    let barRestPx: number | null = null;
    for (const room of shelf) {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', hasTouch: true });
      await withHabits(context);
      await withGivenLuck(context);
      const seats = phoneGates[room.id]?.seats ?? room.seats.max;
      const phone = await measurePhone(await context.newPage(), { room, seats, lang: 'en' });
      boardShare[room.id] = Math.round(1000 * phone.boardShare) / 10;
      if (phone.barRestPx !== null) barRestPx = Math.max(barRestPx ?? 0, phone.barRestPx);
      await context.close();
    }
    return { boardShare, barRestPx };
  } finally {
    await browser.close();
    await server.close();
  }
}
