import path from 'node:path';
import { holdFolder } from '../folder/lock.ts';
import { sessionKey } from '../sessions/sessions.ts';
import { defaults } from '../settings.ts';
import { loadShelf } from '../shelf.ts';
import { Standings } from '../standing/standings.ts';
import { openSqlite } from '../stores/sqlite/store.ts';
import { Tables } from '../tables/tables.ts';
import { Desk } from './desk.ts';
import type { Carried, Order } from './orders.ts';

/** Carries out one order on the data of a server that does not run; meanwhile none can start. */
export async function carryOutAlone(folder: string, order: Order): Promise<Carried> {
  const held = holdFolder(folder);
  try {
    const store = openSqlite(path.join(folder, 'orrery.sqlite'));
    try {
      const [now, key] = [Date.now, sessionKey(folder)];
      const tables = new Tables(store, await loadShelf(defaults.shelf), now);
      const standings = await Standings.open({ store, key, now });
      return await new Desk({ store, tables, standings, now, here: null }).carryOut(order);
    } finally {
      await store.close();
    }
  } finally {
    held.release();
  }
}
