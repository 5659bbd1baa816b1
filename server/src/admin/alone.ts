import { openDatabase } from '../place/database.ts';
import { openFolder } from '../place/folder.ts';
import type { Place } from '../place/place.ts';
import { defaults } from '../settings.ts';
import { loadShelf } from '../shelf.ts';
import { Standings } from '../standing/standings.ts';
import { Tables } from '../tables/tables.ts';
import { Desk } from './desk.ts';
import type { Carried, Order } from './orders.ts';

/** The data of a server: a folder of this machine, or a PostgreSQL. */
export type Where = { readonly folder: string } | { readonly database: string };

/** Carries out one order on the data of a server that does not run; meanwhile none can start. */
export async function carryOutAlone(where: Where, order: Order): Promise<Carried> {
  const place = await openAlone(where);
  try {
    const { store, sessionKey: key } = place;
    const now = Date.now;
    const tables = new Tables(store, await loadShelf(defaults.shelf), now);
    const standings = await Standings.open({ store, key, now });
    return await new Desk({ store, tables, standings, now, here: null }).carryOut(order);
  } finally {
    await place.close();
  }
}

function openAlone(where: Where): Promise<Place> {
  return 'folder' in where
    ? openFolder({ data: where.folder, most: null, committed: () => undefined })
    : openDatabase(where.database, 'alone');
}
