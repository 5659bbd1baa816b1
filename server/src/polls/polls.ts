import type { Time } from '@orrery/clock';
import { type Poll, type PollChoice, type PollKind, pollChoices, type Vote } from '@orrery/wire';
import type { JobKinds } from '../jobs/kinds.ts';
import { warn } from '../log.ts';
import { no, type Outcome, yes } from '../outcome.ts';
import { drawSecret } from '../secrets.ts';
import { HomeLost, type Store, StoreAway } from '../stores/store.ts';
import { belongs, type Table } from '../tables/table.ts';
import type { Lasting, LastingPoll } from './lasting.ts';
import { type Asked, byDays, describePoll, type Open } from './poll.ts';

export interface PollsSettings {
  readonly store: Pick<Store, 'table'>;
  readonly time: Time;
  readonly now: () => number;
  readonly lasting: Lasting;
  /** What another server, or this one before its start, had asked there; null: it cannot be decided any more. */
  readonly remake: (table: Table, poll: LastingPoll) => Promise<Asked<PollKind> | null>;
  /** A table has waited as long as it wanted to. */
  readonly waited: (table: string) => void;
  /** Everybody at a table is to be told how it stands. */
  readonly show: (table: string) => void;
  /** What is done at a table as one piece, wherever it is going. */
  readonly during: (table: string, work: () => Promise<void>) => Promise<void>;
}

/** What could not be read is read again: milliseconds. */
const retryAfter = 5_000;

/** After a fall or a move all come to the table anew: so long they have at least, also who was away. Milliseconds. */
const leastLeft = 10_000;

/**
 * What people at tables are asked, one thing at a table at a time. What is asked about somebody who is away, and by correspondence
 * whether another match is played, is kept, with every vote before it is confirmed, and decided by whatever server is there when its
 * time is up. All else is in the mind of the table's home alone: when the server falls, or the table moves to another, whoever wants
 * to know asks again.
 */
export class Polls {
  private readonly settings: PollsSettings;
  readonly kinds: JobKinds = {
    poll: { run: ({ table = '' }) => this.due(table), tries: Number.MAX_SAFE_INTEGER },
  };
  private readonly open = new Map<string, Open>();
  /** Tables at which what was decided is being carried out. */
  private readonly deciding = new Set<string>();
  /** Tables whose polls, if any were kept, are in mind. */
  private readonly recalled = new Map<string, Promise<void>>();

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

  /** False: something else is asked there just now, or carried out. */
  ask<K extends PollKind>(table: string, asked: Asked<K>, votes: ReadonlyMap<string, PollChoice<K>> = new Map()) {
    if (this.isBusy(table)) return false;
    const poll = this.begin(table, { id: drawSecret(), asked, votes: new Map(votes), left: asked.lasts });
    poll.kept = this.keep(table, poll).catch((error: unknown) => this.failed(table, error));
    return true;
  }

  /** What was asked at a table before this server had it in mind. */
  recall(table: Table): Promise<void> {
    const recalled = this.recalled.get(table.id) ?? this.readAgain(table);
    this.recalled.set(table.id, recalled);
    recalled.catch(() => this.recalled.delete(table.id));
    return recalled;
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
    await this.keep(id, poll);
    await this.weigh(table);
    this.settings.show(id);
    return yes((await this.settings.store.table(id)) ?? table);
  }

  /** Is anything asked at a table? */
  isOpen(table: string): boolean {
    return this.open.has(table);
  }

  /** Is anything asked there, or carried out? */
  private isBusy(table: string): boolean {
    return this.open.has(table) || this.deciding.has(table);
  }

  /** Somebody came to a table or went, or it has changed. */
  async look(id: string): Promise<void> {
    if (!this.open.has(id)) return;
    try {
      const table = await this.settings.store.table(id);
      if (table === null) this.drop(id);
      else await this.weigh(table);
    } catch (error) {
      this.failed(id, error);
    }
  }

  /** Somebody has answered, come or gone: it may be decided. */
  async weigh(table: Table): Promise<void> {
    const poll = this.open.get(table.id);
    if (poll === undefined) return;
    await poll.asked.refresh?.(table);
    if (this.open.get(table.id) !== poll) return;
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
    this.forget(table, poll).catch((error: unknown) => this.failed(table, error));
    this.settings.show(table);
  }

  /** Nobody is at a table any more: what is kept of it is read anew when somebody comes. */
  rest(table: string): void {
    if (this.open.has(table)) return;
    this.recalled.delete(table);
    this.settings.lasting.release((each) => each === table);
  }

  /** Others have these tables in mind from now on. */
  release(isTheirs: (table: string) => boolean): void {
    for (const [table, { stop }] of this.open) {
      if (!isTheirs(table)) continue;
      stop();
      this.open.delete(table);
    }
    for (const table of this.recalled.keys()) if (isTheirs(table)) this.recalled.delete(table);
    this.settings.lasting.release(isTheirs);
  }

  private begin(
    table: string,
    { left, ...asking }: Pick<Open, 'id' | 'asked' | 'votes'> & { readonly left: number },
  ): Open {
    const { time, show } = this.settings;
    const poll: Open = {
      ...asking,
      closes: time.now() + left,
      stop: time.after(left, () => this.close(table, poll)),
    };
    this.open.set(table, poll);
    show(table);
    return poll;
  }

  private async readAgain(table: Table): Promise<void> {
    const { lasting, remake, now } = this.settings;
    const { poll } = await lasting.read(table.id);
    if (poll === null || this.isBusy(table.id)) return;
    const asked = await remake(table, poll);
    // Opening its match may take a while.
    if (this.isBusy(table.id)) return;
    // Nobody sees a question that cannot be decided any more: whom it was about is back.
    if (asked === null || asked.holds?.(table) === false) return lasting.keepPoll(table.id, null);
    const least = byDays(table) ? 0 : Math.min(asked.lasts, leastLeft);
    const left = Math.max(least, poll.closes - now());
    this.begin(table.id, { id: poll.id, asked, votes: new Map(poll.votes), left });
  }

  /** Its job is due: answers after how long it is to be looked at again, for clocks differ. */
  private async due(id: string): Promise<number | undefined> {
    const { store, time, lasting, waited } = this.settings;
    const table = await store.table(id);
    if (table === null) return undefined;
    if (this.deciding.has(id)) return retryAfter;
    // What could not be carried out is read, and decided, once more.
    if (!this.open.has(id)) this.recalled.delete(id);
    await this.recall(table);
    const poll = this.open.get(id);
    if (poll?.asked.lasting !== undefined) {
      const left = poll.closes - time.now();
      if (left > 0) return left;
      await this.close(id, poll);
      if (this.open.get(id) === poll) return retryAfter;
    }
    if ((lasting.dueIn(id) ?? 1) <= 0) {
      await lasting.tidy(id);
      waited(id);
    }
    const next = lasting.dueIn(id);
    return next === null ? undefined : Math.max(next, retryAfter);
  }

  private async keep(id: string, { id: poll, asked, closes, votes }: Open): Promise<void> {
    const { store, lasting, time, now } = this.settings;
    const { kind, seat, by = null, seating = null, late = false, lasting: match } = asked;
    const table = match === undefined ? null : await store.table(id);
    if (match === undefined || table === null || (kind !== 'absent' && kind !== 'again')) return;
    if (this.open.get(id)?.id !== poll) return;
    await lasting.keepPoll(id, {
      ...{ id: poll, kind, match, seat, by, seating, late },
      ...{ voters: asked.voters(table), votes: [...votes], closes: Math.round(now() + closes - time.now()) },
    });
  }

  private async forget(table: string, { asked }: Open): Promise<void> {
    if (asked.lasting !== undefined) await this.settings.lasting.keepPoll(table, null);
  }

  private failed(table: string, error: unknown): void {
    if (!(error instanceof HomeLost || error instanceof StoreAway)) warn(`what is asked at table ${table}`, error);
  }

  private async close(id: string, poll: Open): Promise<void> {
    try {
      const table = this.open.get(id) === poll ? await this.settings.store.table(id) : null;
      if (table === null || this.open.get(id) !== poll) return;
      await poll.asked.refresh?.(table);
      if (this.open.get(id) !== poll) return;
      if (poll.asked.holds?.(table) === false) this.drop(id);
      else await this.decide(table, poll, poll.asked.atLast(said(poll, table), table));
    } catch (error) {
      if (!(error instanceof HomeLost || error instanceof StoreAway)) warn(`what table ${id} has decided`, error);
      // Nothing else would be asked at this table any more.
      if (this.open.get(id) === poll) poll.stop = this.settings.time.after(retryAfter, () => this.close(id, poll));
    }
  }

  private async decide(table: Table, poll: Open, choice: PollChoice): Promise<void> {
    const { show } = this.settings;
    poll.stop();
    this.open.delete(table.id);
    this.deciding.add(table.id);
    try {
      await this.carryOut(table, poll, choice);
    } finally {
      this.deciding.delete(table.id);
    }
    show(table.id);
  }

  private async carryOut(table: Table, poll: Open, choice: PollChoice): Promise<void> {
    const { during, show } = this.settings;
    // Of other kinds people read from the end of the poll, with what came of it, how it ended.
    if (poll.asked.kind === 'absent') show(table.id);
    await during(table.id, () => poll.asked.decided(choice, table, poll.votes));
    // Not before: what a server decides and cannot carry out another one does.
    await this.forget(table.id, poll);
  }
}

const said = ({ asked, votes }: Open, table: Table) => asked.voters(table).map((person) => votes.get(person) ?? null);
