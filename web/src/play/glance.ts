import { createStore, get, set } from 'idb-keyval';

const use = () => createStore('orrery-glances', 'views');

/** How a server's table looked when this device last saw it. */
export interface Glance {
  readonly view: object;
  /** The match was over then. */
  readonly over: boolean;
}

/** For the first page: the thumbnail of a table, and whether its end was seen. */
export async function glanceAt(table: string): Promise<Glance | null> {
  try {
    const kept = await get<Partial<Glance>>(table, use());
    // Earlier the view alone was kept.
    return kept?.view === undefined || kept.over === undefined ? null : { view: kept.view, over: kept.over };
  } catch {
    return null;
  }
}

export async function keepGlance(table: string, glance: Glance): Promise<void> {
  try {
    await set(table, glance, use());
  } catch {
    // A browser that keeps nothing shows the emblem instead.
  }
}
