import { createStore, get, set } from 'idb-keyval';

const use = () => createStore('orrery-glances', 'views');

/** How a server's table looked when this device last saw it: for its thumbnail on the first page. */
export async function glanceAt(table: string): Promise<object | null> {
  try {
    return (await get<object>(table, use())) ?? null;
  } catch {
    return null;
  }
}

export async function keepGlance(table: string, view: object): Promise<void> {
  try {
    await set(table, view, use());
  } catch {
    // A browser that keeps nothing shows the emblem instead.
  }
}
