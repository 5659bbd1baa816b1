import { putInOptions, type ServerMessage, type StepsMessage, type TableMessage, type ToldEntry } from '@orrery/wire';
import type { DataSets } from './data.ts';

/**
 * Hands on what the server says, in its order and whole: with the data sets in the options of a table, which are fetched first
 * where this page has not read them yet, and with these options wherever a view or an event has them.
 */
export class WholeMessages {
  private readonly sets: DataSets;
  private readonly hear: (message: ServerMessage) => void;
  private readonly missing: () => void;
  private options: object = {};
  private held: ServerMessage[] | null = null;

  /** `missing`: a data set cannot be had now. */
  constructor(sets: DataSets, hear: (message: ServerMessage) => void, missing: () => void) {
    this.sets = sets;
    this.hear = hear;
    this.missing = missing;
  }

  take(message: ServerMessage): void {
    if (this.held !== null) this.held.push(message);
    else if (message.t === 'table') this.takeTable(message);
    else if (message.t === 'steps') this.hear(this.wholeSteps(message));
    else this.hear(message);
  }

  /** A new connection: what was held back came over an older one. */
  begin(): void {
    this.held = null;
  }

  tellings(told: readonly ToldEntry[]): ToldEntry[] {
    return told.map((telling) => ({ ...telling, seen: telling.seen.map((seen) => putInOptions(seen, this.options)) }));
  }

  private wholeSteps(message: StepsMessage): StepsMessage {
    const { told, view } = message;
    return { ...message, told: this.tellings(told), view: putInOptions(view, this.options) };
  }

  private takeTable(message: TableMessage): void {
    const options = this.sets.put(message.table.options);
    if (options === null) {
      this.fetchFor(message);
      return;
    }
    this.options = options;
    this.hear({ t: 'table', table: { ...message.table, options } });
  }

  private fetchFor(message: TableMessage): void {
    const held: ServerMessage[] = [message];
    this.held = held;
    void this.sets.bring(message.table.options).then((found) => {
      if (this.held !== held) return;
      this.held = null;
      if (!found) this.missing();
      else for (const each of held) this.take(each);
    });
  }
}
