import type { Store } from '../stores/store.ts';
import type { Table } from '../tables/table.ts';

/**
 * For how long a table has been this node's without a break: another number after every break; null: it is not. While it is,
 * nobody else changes it.
 */
export type Tenure = (table: string) => number | null;

interface Known {
  readonly table: Table;
  readonly tenure: number;
}

const most = 5000;

/** A store that remembers the tables of this node as they were last read, so that not every message reads its table anew. */
export function rememberingTables(store: Store, tenureOf: Tenure): Store {
  const known = new Map<string, Known>();
  /** Of all tables: how many changes have begun or ended. What was read across one of them may be old. */
  let changes = 0;
  const changing = new Map<string, number>();
  return {
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
    keepTable: (table, begun, sets) => change(table.id, () => store.keepTable(table, begun, sets)),
    dropTable: (table) => change(table.id, () => store.dropTable(table)),
    forgetTable: (table) => change(table.id, () => store.forgetTable(table)),
  };

  function touch(id: string, found: Known): Table {
    known.delete(id);
    known.set(id, found);
    for (const oldest of known.keys()) if (known.size > most) known.delete(oldest);
    return found.table;
  }

  async function change<T>(id: string, work: () => Promise<T>): Promise<T> {
    changing.set(id, (changing.get(id) ?? 0) + 1);
    forget(id);
    try {
      return await work();
    } finally {
      const left = changing.get(id)! - 1;
      if (left === 0) changing.delete(id);
      else changing.set(id, left);
      forget(id);
    }
  }

  function forget(id: string): void {
    changes++;
    known.delete(id);
  }
}
