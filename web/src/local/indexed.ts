import type { Entry } from '@orrery/kernel';
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { EntryStore } from './journal.ts';

/** Entries in IndexedDB under [match, seq]: `add` fails where the number exists, whichever tab wrote it. */
export function indexedEntries(): EntryStore {
  const use: UseStore = createStore('orrery-entries', 'entries');
  const all = (match: string, seq: number) => IDBKeyRange.bound([match, seq], [match, Number.POSITIVE_INFINITY]);
  return {
    async add(match, entry) {
      try {
        await use('readwrite', (store) => {
          store.add(entry, [match, entry.seq]);
          // Its end, not the request's: only then is the entry on disk.
          return promisifyRequest(store.transaction);
        });
        return true;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') return false;
        throw error;
      }
    },
    from: (match, seq) => use('readonly', (store) => promisifyRequest<Entry[]>(store.getAll(all(match, seq)))),
    drop: (match) =>
      use('readwrite', (store) => {
        store.delete(all(match, 0));
        return promisifyRequest(store.transaction);
      }),
  };
}
