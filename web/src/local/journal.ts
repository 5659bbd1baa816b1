import type { Entry, Journal } from '@orrery/kernel';

/** Where a browser keeps the entries of its own matches. */
export interface EntryStore {
  /** True only when the entry is kept for good; false if that number is taken. */
  add(match: string, entry: Entry): Promise<boolean>;
  from(match: string, seq: number): Promise<readonly Entry[]>;
  drop(match: string): Promise<void>;
}

/** The journal of a host in this browser; `kept` is told of every entry, so that other tabs may hear of it. */
export function journalOn(store: EntryStore, kept: (match: string) => void = () => undefined): Journal {
  return {
    async append(match, entry) {
      if (!(await store.add(match, entry))) return 'taken';
      kept(match);
      return 'kept';
    },
    read: (match, from) => store.from(match, from),
  };
}

/** For a browser that keeps nothing: the match lives as long as its page. */
export function memoryEntries(): EntryStore {
  const matches = new Map<string, Entry[]>();
  return {
    async add(match, entry) {
      const entries = matches.get(match) ?? [];
      if (entry.seq !== entries.length) return false;
      matches.set(match, [...entries, entry]);
      return true;
    },
    async from(match, seq) {
      return (matches.get(match) ?? []).slice(seq);
    },
    async drop(match) {
      matches.delete(match);
    },
  };
}
