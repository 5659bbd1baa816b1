import type { Live } from './live.ts';

/** The matches that are open, found by their id and by their table. */
export class LiveMatches {
  private readonly byId = new Map<string, Live>();
  private readonly byTable = new Map<string, Set<Live>>();

  [Symbol.iterator](): Iterator<Live> {
    return this.byId.values();
  }

  get(id: string): Live | undefined {
    return this.byId.get(id);
  }

  /** Most tables have one; while somebody looks at an older match of a table, two. */
  at(table: string): readonly Live[] {
    return [...(this.byTable.get(table) ?? [])];
  }

  add(live: Live): void {
    this.byId.set(live.host.head.id, live);
    const atTable = this.byTable.get(live.table) ?? new Set();
    this.byTable.set(live.table, atTable.add(live));
  }

  delete(live: Live): void {
    this.byId.delete(live.host.head.id);
    const atTable = this.byTable.get(live.table);
    atTable?.delete(live);
    if (atTable?.size === 0) this.byTable.delete(live.table);
  }
}
