import type { Table } from '../../tables/table.ts';

/** So many characters of tables are remembered. */
const room = 16 * 1024 * 1024;

/** Tables as they were last read, so that not every message reads its table anew. Least recently used first. */
export class TableCache {
  private readonly known = new Map<string, { readonly table: Table; readonly size: number }>();
  private readonly writtenElsewhere: () => number;
  private version: number;
  private size = 0;

  /** `writtenElsewhere`: a number that is another one after somebody else has written to the same file. */
  constructor(writtenElsewhere: () => number) {
    this.writtenElsewhere = writtenElsewhere;
    this.version = writtenElsewhere();
  }

  get(id: string): Table | null {
    return this.getAll([id])[0] ?? null;
  }
  /** Those of them that are known, each at its place; whether somebody else has written is asked once for all. */
  getAll(ids: readonly string[]): (Table | null)[] {
    const version = this.writtenElsewhere();
    if (version !== this.version) this.clear();
    this.version = version;
    return ids.map((id) => this.recall(id));
  }

  keep(table: Table, size: number): void {
    this.drop(table.id);
    this.known.set(table.id, { table, size });
    this.size += size;
    for (const id of this.known.keys()) {
      if (this.size <= room) return;
      this.drop(id);
    }
  }

  /** It is being changed. */
  drop(id: string): void {
    this.size -= this.known.get(id)?.size ?? 0;
    this.known.delete(id);
  }

  private recall(id: string): Table | null {
    const known = this.known.get(id);
    if (known === undefined) return null;
    this.known.delete(id);
    this.known.set(id, known);
    return known.table;
  }

  private clear(): void {
    this.known.clear();
    this.size = 0;
  }
}
