import { HomeLost, type Store } from '../stores/store.ts';
import type { Table } from '../tables/table.ts';

/** For how long a table has been this node's without a break: another number after every break; null: it is not. */
export type Tenure = (table: string) => number | null;

interface Known {
  readonly table: Table;
  readonly tenure: number;
}

const most = 5000;

export interface OwnTables {
  /**
   * Remembers the tables of this node as they were last read, so that not every message reads its table anew. That holds because
   * no other node changes them: a table that is not this node's is laid by it at most, and otherwise not changed.
   */
  readonly store: Store;
  /** Answers when no change of these tables is under way. */
  settled(isTheirs: (table: string) => boolean): Promise<void>;
}

export function ownTables(store: Store, tenureOf: Tenure): OwnTables {
  const known = new Map<string, Known>();
  let ended = Promise.withResolvers<void>();
  /** Of all tables: how many changes have begun or ended. What was read across one of them may be old. */
  let changes = 0;
  const changing = new Map<string, number>();
  const remembering: Store = {
    ...store,
    async table(id) {
      const tenure = tenureOf(id);
      const found = known.get(id);
      if (found !== undefined && tenure !== null && found.tenure === tenure) return touch(id, found);
      const before = changes;
      const table = await store.table(id);
      const sound = before === changes && !changing.has(id) && tenure === tenureOf(id);
      if (table !== null && tenure !== null && sound) touch(id, { table, tenure });
      return table;
    },
    keepTable: (table, ...more) => change(table, () => store.keepTable(table, ...more)),
    dropTable: (table) => change(table, () => store.dropTable(table)),
    forgetTable: (table) => change(table, () => store.forgetTable(table)),
  };
  return {
    store: remembering,
    async settled(isTheirs) {
      while ([...changing.keys()].some(isTheirs)) await ended.promise;
    },
  };

  function touch(id: string, found: Known): Table {
    known.delete(id);
    known.set(id, found);
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
    return found.table;
  }

  async function change<T>({ id, version }: Pick<Table, 'id' | 'version'>, work: () => Promise<T>): Promise<T> {
    if (version > 0 && tenureOf(id) === null) throw new HomeLost(`table ${id} is at another node`);
    changing.set(id, (changing.get(id) ?? 0) + 1);
    forget(id);
    try {
      return await work();
    } finally {
      const left = changing.get(id)! - 1;
      if (left === 0) changing.delete(id);
      else changing.set(id, left);
      forget(id);
      ended.resolve();
      ended = Promise.withResolvers();
    }
  }

  function forget(id: string): void {
    changes++;
    known.delete(id);
  }
}
