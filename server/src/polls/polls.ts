import type { Time } from '@orrery/clock';
import { type Poll, type PollChoice, type PollKind, pollChoices, type Vote } from '@orrery/wire';
import { warn } from '../log.ts';
import { no, type Outcome, yes } from '../outcome.ts';
import { drawSecret } from '../secrets.ts';
import { HomeLost, type Store, StoreAway } from '../stores/store.ts';
import { belongs, type Table } from '../tables/table.ts';
import { type Asked, describePoll, type Open } from './poll.ts';

export interface PollsSettings {
  readonly store: Pick<Store, 'table'>;
  readonly time: Time;
  /** Everybody at a table is to be told how it stands. */
  readonly show: (table: string) => void;
  /** What is done at a table as one piece, wherever it is going. */
  readonly during: (table: string, work: () => Promise<void>) => Promise<void>;
}

/** What could not be read is read again: milliseconds. */
const retryAfter = 5_000;

/**
 * What people at tables are asked, one thing at a table at a time. In the mind of the table's home alone: when the server falls, or
 * the table moves to another, nothing is decided and whoever wants to know asks again.
 */
export class Polls {
  private readonly settings: PollsSettings;
  private readonly open = new Map<string, Open>();

  constructor(settings: PollsSettings) {
    this.settings = settings;
  }

  /** What is asked at a table now. */
  at(table: string): Open | null {
    return this.open.get(table) ?? null;
  }

  describe(table: Table): Poll | null {
    const poll = this.open.get(table.id);
    return poll === undefined ? null : describePoll(poll, table, this.settings.time.now());
  }

  /** False: something else is asked there just now. */
  ask<K extends PollKind>(table: string, asked: Asked<K>, votes: ReadonlyMap<string, PollChoice<K>> = new Map()) {
    if (this.open.has(table)) return false;
    const { time, show } = this.settings;
    const poll: Open = {
      ...{ id: drawSecret(), asked, closes: time.now() + asked.lasts, votes: new Map(votes) },
      stop: time.after(asked.lasts, () => this.close(table, poll)),
    };
    this.open.set(table, poll);
    show(table);
    return true;
  }

  async vote(id: string, person: string, { poll: meant, choice }: Vote): Promise<Outcome<Table>> {
    const table = await this.settings.store.table(id);
    if (table === null || !belongs(table, person)) return no('NO_SUCH_TABLE');
    const poll = this.open.get(id);
    if (poll?.id !== meant) return no('NO_SUCH_POLL');
    const { asked } = poll;
    if (!(pollChoices[asked.kind as PollKind] as readonly string[]).includes(choice)) return no('MALFORMED');
    if (!asked.voters(table).includes(person)) return no('NO_VOTE');
    poll.votes.set(person, choice);
    await this.weigh(table);
    this.settings.show(id);
    return yes((await this.settings.store.table(id)) ?? table);
  }

  /** Somebody came to a table or went, or it has changed. */
  async look(id: string): Promise<void> {
    if (!this.open.has(id)) return;
    try {
      const table = await this.settings.store.table(id);
      if (table === null) this.drop(id);
      else await this.weigh(table);
    } catch (error) {
      if (!(error instanceof HomeLost || error instanceof StoreAway)) warn(`what is asked at table ${id}`, error);
    }
  }

  /** Somebody has answered, come or gone: it may be decided. */
  async weigh(table: Table): Promise<void> {
    const poll = this.open.get(table.id);
    if (poll === undefined) return;
    if (poll.asked.holds?.(table) === false) return this.drop(table.id);
    const soon = poll.asked.soon(said(poll, table), table);
    if (soon !== null) await this.decide(table, poll, soon);
  }

  /** Something about what is asked has changed. */
  changed(table: string): void {
    this.settings.show(table);
  }

  /** Nobody has to decide it any more. */
  drop(table: string): void {
    const poll = this.open.get(table);
    if (poll === undefined) return;
    poll.stop();
    this.open.delete(table);
    this.settings.show(table);
  }

  /** Others have these tables in mind from now on. */
  release(isTheirs: (table: string) => boolean): void {
    for (const [table, { stop }] of this.open) {
      if (!isTheirs(table)) continue;
      stop();
      this.open.delete(table);
    }
  }

  private async close(id: string, poll: Open): Promise<void> {
    try {
      const table = this.open.get(id) === poll ? await this.settings.store.table(id) : null;
      if (table === null || this.open.get(id) !== poll) return;
      if (poll.asked.holds?.(table) === false) this.drop(id);
      else await this.decide(table, poll, poll.asked.atLast(said(poll, table), table));
    } catch (error) {
      if (!(error instanceof HomeLost || error instanceof StoreAway)) warn(`what table ${id} has decided`, error);
      // Nothing else would be asked at this table any more.
      if (this.open.get(id) === poll) poll.stop = this.settings.time.after(retryAfter, () => this.close(id, poll));
    }
  }

  private async decide(table: Table, poll: Open, choice: PollChoice): Promise<void> {
    const { during, show } = this.settings;
    poll.stop();
    this.open.delete(table.id);
    await during(table.id, () => poll.asked.decided(choice, table, poll.votes));
    show(table.id);
  }
}

const said = ({ asked, votes }: Open, table: Table) => asked.voters(table).map((person) => votes.get(person) ?? null);
