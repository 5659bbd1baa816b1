import { warn } from '../log.ts';
import type { Store } from '../stores/store.ts';

/** How many tables there are, counted now and then. */
export async function countedTables(store: Store): Promise<{ tables: () => number; stop: () => void }> {
  let known = await store.countTables();
  const counting = setInterval(() => {
    store.countTables().then(
      (count) => {
        known = count;
      },
      (error: unknown) => warn('tables cannot be counted', error),
    );
  }, 30_000).unref();
  return { tables: () => known, stop: () => clearInterval(counting) };
}
