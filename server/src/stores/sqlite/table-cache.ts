import type { Table } from '../../tables/table.ts';

/** So many characters of tables are remembered. */
const room = 16 * 1024 * 1024;

interface Known {
  readonly table: Table;
  readonly size: number;
  /** It was asked for since it was last its turn to go. */
  used: boolean;
}

/** Tables as they were last read, so that not every message reads its table anew. Whoever was not asked for lately goes first. */
export class TableCache {
  private readonly known = new Map<string, Known>();
  private readonly writtenElsewhere: () => number;
  private version: number;
  private size = 0;

  /** `writtenElsewhere`: a number that is another one after somebody else has written to the same file. */
  constructor(writtenElsewhere: () => number) {
    this.writtenElsewhere = writtenElsewhere;
    this.version = writtenElsewhere();
  }

  get(id: string): Table | null {
    this.mindOthers();
    return this.recall(id);
  }
  /** Those of them that are known, each at its place; whether somebody else has written is asked once for all. */
  getAll(ids: readonly string[]): (Table | null)[] {
    this.mindOthers();
    return ids.map((id) => this.recall(id));
  }

  keep(table: Table, size: number): void {
    this.drop(table.id);
    this.known.set(table.id, { table, size, used: false });
    this.size += size;
    for (const [id, known] of this.known) {
      if (this.size <= room) return;
      if (known.used) this.spare(id, known);
      else this.drop(id);
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
    known.used = true;
    return known.table;
  }

  /** It comes to the end of the row, until all others have had their turn. */
  private spare(id: string, known: Known): void {
    known.used = false;
    this.known.delete(id);
    this.known.set(id, known);
  }

  private mindOthers(): void {
    const version = this.writtenElsewhere();
    if (version !== this.version) this.clear();
    this.version = version;
  }

  private clear(): void {
    this.known.clear();
    this.size = 0;
  }
}
