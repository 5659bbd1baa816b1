import { putInOptions, type ServerMessage, type StepsMessage, type TableMessage, type ToldEntry } from '@orrery/wire';
import type { DataSets } from './data.ts';
import type { Rules } from './rules.ts';

/** What may have to be fetched before a table can be shown. */
interface Needs {
  readonly sets: DataSets;
  readonly rules: Rules;
}

/**
 * Hands on what the server says, in its order and whole: with the data sets in the options of a table, which are fetched first
 * where this page has not read them yet, as are the rules of its match; and with these options wherever a view or an event has them.
 */
export class WholeMessages {
  private readonly needs: Needs;
  private readonly hear: (message: ServerMessage) => void;
  private readonly missing: () => void;
  private options: object = {};
  private held: ServerMessage[] | null = null;

  /** `missing`: a data set cannot be had now. */
  constructor(needs: Needs, hear: (message: ServerMessage) => void, missing: () => void) {
    this.needs = needs;
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
    const whole = { ...message, told: this.tellings(told) };
    return view === undefined ? whole : { ...whole, view: putInOptions(view, this.options) as typeof view };
  }

  private takeTable(message: TableMessage): void {
    const { sets, rules } = this.needs;
    const { table } = message;
    const options = sets.put(table.options);
    const ruled = table.status === 'waiting' || rules.find(table.game, table.rules) !== undefined;
    if (options === null || !ruled) {
      this.fetchFor(message);
      return;
    }
    this.options = options;
    this.hear({ t: 'table', table: { ...table, options } });
  }

  private fetchFor(message: TableMessage): void {
    const { sets, rules } = this.needs;
    const { game, rules: number, options } = message.table;
    const held: ServerMessage[] = [message];
    this.held = held;
    void Promise.all([sets.bring(options), rules.bring(game, number)]).then(([found]) => {
      if (this.held !== held) return;
      this.held = null;
      if (!found) this.missing();
      else for (const each of held) this.take(each);
    });
  }
}
