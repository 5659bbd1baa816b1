// A table of this browser alone, always the same one: no server plays it, and its luck is given.
import { openingOptions } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';
import type { BrowserContext, Page } from '@playwright/test';

/** Whatever the page draws by chance is the same in every run. */
export async function withGivenLuck(context: BrowserContext, luck = 20_261_116): Promise<void> {
  await context.addInitScript((luck) => {
    let state = luck;
    const next = (): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return (state >> 12) & 255;
    };
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array === null) return array;
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      bytes.forEach((_, i) => {
        bytes[i] = next();
      });
      return array;
    };
  }, luck);
}

const USUAL = '5c'.repeat(32);

/** Lays a table of a game on this device, against easy bots, and opens it; `key`: what its luck is drawn from. */
export async function openTable(page: Page, room: Room, seats: number, key = USUAL): Promise<void> {
  const other = key === USUAL ? '' : `-${key.slice(0, 8)}`;
  const { game } = await room.rules();
  const read = game.readOptions(room.first ?? {}, seats);
  if (!read.ok) throw new Error(`${room.id} with ${seats} seats: ${read.problem}`);
  const bot = { kind: 'bot', name: null, sigil: null, level: 'easy' };
  const table = {
    ...{
      id: `layout-${room.id}-${seats}${other}`,
      game: room.id,
      rules: game.rules,
      series: null,
      laid: 0,
      glance: null,
    },
    ...{ options: openingOptions(game, null, read.value), chosen: read.value },
    seats: [{ kind: 'me', name: null, sigil: null, level: null }, ...Array.from({ length: seats - 1 }, () => bot)],
    matches: [{ id: `match-${room.id}-${seats}${other}`, key, game: 1, places: null }],
  };
  await page.goto('/settings');
  await page.evaluate(async (kept) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const opening = indexedDB.open('orrery-tables');
    opening.onupgradeneeded = () => opening.result.createObjectStore('tables');
    const tables = await settled(opening);
    await settled(tables.transaction('tables', 'readwrite').objectStore('tables').put(kept, kept.id));
    tables.close();
  }, table);
  await page.goto(`/here/${table.id}`);
  await page.locator('.bar').waitFor();
}
