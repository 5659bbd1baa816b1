import type { OpenCard } from '@orrery/wire';
import type { Shelf } from '../shelf.ts';
import type { Store } from '../stores/store.ts';
import { mostListed, openCard } from './cards.ts';
import { facesOf } from './faces.ts';
import { peopleOf } from './table.ts';

/** A row of the list, and the people who see it among their own tables instead. */
interface OpenRow {
  readonly card: OpenCard;
  readonly people: readonly string[];
}

/** How long it is believed, in milliseconds: another process may have changed a table. */
const believed = 1000;

/** The open tables as every home page asks for them again and again: read once for all who ask within a second. */
export class OpenList {
  private readonly store: Store;
  private readonly shelf: Shelf;
  private readonly now: () => number;
  private rows: Promise<readonly OpenRow[]> | null = null;
  private readAt = 0;

  constructor(store: Store, shelf: Shelf, now: () => number) {
    this.store = store;
    this.shelf = shelf;
    this.now = now;
  }

  /** All but those that this person belongs to. */
  async seenBy(person: string): Promise<readonly OpenCard[]> {
    const rows = await this.all();
    return rows.flatMap(({ card, people }) => (people.includes(person) ? [] : [card]));
  }

  /** A table or a name that may stand in it is another now. */
  changed(): void {
    this.rows = null;
  }

  private all(): Promise<readonly OpenRow[]> {
    const age = this.now() - this.readAt;
    if (this.rows !== null && age >= 0 && age < believed) return this.rows;
    const rows = this.read();
    rows.catch(() => this.changed());
    this.rows = rows;
    this.readAt = this.now();
    return rows;
  }

  private async read(): Promise<readonly OpenRow[]> {
    const tables = await this.store.openTables(mostListed);
    const faces = await facesOf(this.store, ...tables);
    return tables.map((table) => ({
      card: openCard(table, this.shelf.get(table.game), faces),
      people: peopleOf(table),
    }));
  }
}
