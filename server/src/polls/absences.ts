import type { Time } from '@orrery/clock';
import { warn } from '../log.ts';
import type { Live } from '../matches/live.ts';
import { no, type Outcome, yes } from '../outcome.ts';
import type { Moment } from '../sockets/last-seen.ts';
import { HomeLost, type Store, StoreAway } from '../stores/store.ts';
import { belongs, lastMatch, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { callPause, missing, type Patience, patienceAt, unanimous, verdict } from './absent.ts';
import { type Asked, peopleSeated, seatedAndHere } from './poll.ts';
import type { Polls } from './polls.ts';

export interface AbsencesSettings {
  readonly store: Pick<Store, 'table'>;
  readonly time: Time;
  readonly patience: Patience;
  readonly polls: Polls;
  readonly tables: Tables;
  /** Everybody who follows a table. */
  readonly here: (table: string) => ReadonlySet<string>;
  readonly awaySince: (table: string, person: string) => Moment | null;
  /** A match as it is in memory; null: it has not begun. */
  readonly live: (match: string) => Promise<Live | null>;
  /** Is there any way to call this person, who is not here? */
  readonly callable: (person: string) => Promise<boolean>;
  readonly call: (table: Table, match: string, person: string) => Promise<boolean>;
}

/** What is known of a table at which somebody is missing. */
interface Watch {
  /** The poll about somebody, and about whom. */
  about: string | null;
  /** Whom the others have decided to wait for, and until when. */
  readonly waited: Map<string, number>;
  /** When who is away was last called from here, by the clock that never runs back. */
  readonly called: Map<string, number>;
  wake: () => void;
}

/** Sees who must answer and is away, and asks the others what to do. In mind alone: after a restart it begins anew. */
export class Absences {
  private readonly settings: AbsencesSettings;
  private readonly watched = new Map<string, Watch>();
  /** Tables that are being looked at; true: and then once more. */
  private readonly looking = new Map<string, boolean>();

  constructor(settings: AbsencesSettings) {
    this.settings = settings;
  }

  /** Somebody came to a table or went, or its seats have changed. */
  async look(table: string): Promise<void> {
    if (this.looking.has(table)) this.looking.set(table, true);
    else await this.lookUntilStill(table);
  }

  /** Something was played: of no interest where nobody is missing. */
  played(table: string): void {
    if (this.watched.has(table)) void this.look(table);
  }

  release(isTheirs: (table: string) => boolean): void {
    for (const [table, { wake }] of this.watched) {
      if (!isTheirs(table)) continue;
      wake();
      this.watched.delete(table);
    }
  }

  private async lookUntilStill(table: string): Promise<void> {
    do {
      this.looking.set(table, false);
      await this.lookOnce(table).catch((error: unknown) => {
        if (!(error instanceof HomeLost || error instanceof StoreAway)) warn(`who is away at table ${table}`, error);
      });
    } while (this.looking.get(table));
    this.looking.delete(table);
  }

  private async lookOnce(id: string): Promise<void> {
    const table = await this.settings.store.table(id);
    const away = table === null ? [] : this.absent(table);
    const watch = this.watched.get(id);
    watch?.wake();
    if (table === null || away.length === 0) {
      this.watched.delete(id);
      if (watch?.about != null) this.settings.polls.drop(id);
      return;
    }
    const now: Watch = watch ?? { about: null, waited: new Map(), called: new Map(), wake: () => undefined };
    this.watched.set(id, now);
    for (const person of now.waited.keys()) if (!away.includes(person)) now.waited.delete(person);
    await this.consider(table, now);
  }

  /** The people who sit at a running table and are not there, while somebody else who sits there is. */
  private absent(table: Table): readonly string[] {
    if (table.status !== 'playing') return [];
    const here = this.settings.here(table.id);
    if (seatedAndHere(table, here).length === 0) return [];
    return table.seats.flatMap(({ holder }) => (holder !== null && !here.has(holder) ? [holder] : []));
  }

  private async consider(table: Table, watch: Watch): Promise<void> {
    const { polls, here, live: find, time, patience } = this.settings;
    const match = lastMatch(table);
    const live = match === undefined ? null : await find(match.id);
    if (live === null || this.watched.get(table.id) !== watch) return;
    const seats = missing(table, live, here(table.id));
    if (watch.about !== null && !seats.some((seat) => table.seats[seat]?.holder === watch.about)) {
      watch.about = null;
      polls.drop(table.id);
    }
    if (watch.about !== null) return polls.weigh(table);
    const due = seats
      .map((seat) => ({ seat, at: this.due(table, table.seats[seat]?.holder ?? '', watch) }))
      .sort((a, b) => a.at - b.at)[0];
    if (due === undefined) return;
    const left = due.at - time.now();
    if (left <= 0 && (await this.ask(table, watch, due.seat))) return;
    // Something else is asked just now: then a moment later.
    watch.wake = time.after(Math.max(left, patience.vote / 60), () => this.look(table.id));
  }

  /** When the others are asked about somebody who is away, by the clock that never runs back. */
  private due(table: Table, person: string, { waited }: Watch): number {
    const { awaySince, patience, time } = this.settings;
    const since = awaySince(table.id, person)?.tick ?? time.now();
    return Math.max(since + patienceAt(table, patience), waited.get(person) ?? 0);
  }

  /** Whoever decides about somebody who is away has them called once more: not too often. */
  async callAgain(id: string, person: string): Promise<Outcome<Table>> {
    const { store, polls, time, call } = this.settings;
    const table = await store.table(id);
    if (table === null || !belongs(table, person)) return no('NO_SUCH_TABLE');
    const [poll, watch] = [polls.at(id), this.watched.get(id)];
    if (poll?.asked.callIn === undefined || watch?.about == null) return no('NO_SUCH_POLL');
    if (!poll.asked.voters(table).includes(person)) return no('NO_VOTE');
    const after = this.callIn(table, watch, watch.about);
    if (after > 0) return no('ASKED_LATELY', { after: Math.ceil(after / 1000) });
    watch.called.set(watch.about, time.now());
    if (!(await call(table, lastMatch(table)!.id, watch.about))) return no('NOBODY_LISTENS');
    polls.changed(id);
    return yes(table);
  }

  /** In how many milliseconds they may be called again. */
  private callIn(table: Table, { called }: Watch, person: string): number {
    const { time, patience } = this.settings;
    const last = called.get(person);
    return last === undefined ? 0 : Math.max(0, last + callPause(table, patience) - time.now());
  }

  private async ask(table: Table, watch: Watch, seat: number): Promise<boolean> {
    const { polls, patience, here, time, tables } = this.settings;
    const person = table.seats[seat]?.holder;
    const match = lastMatch(table)?.id;
    if (person == null || match === undefined) return false;
    const callable = await this.settings.callable(person);
    if (this.watched.get(table.id) !== watch) return false;
    const asked: Asked<'absent'> = {
      ...{ kind: 'absent', seat, lasts: patience.vote },
      ...(callable ? { callIn: () => this.callIn(table, watch, person) } : {}),
      voters: (now) => seatedAndHere(now, here(now.id)).filter((each) => each !== person),
      soon: (votes, now) => unanimous(votes, peopleSeated(now)),
      atLast: (votes, now) => verdict(votes, peopleSeated(now)),
      decided: async (choice) => {
        watch.about = null;
        if (choice === 'wait') watch.waited.set(person, time.now() + patience.wait);
        else if (choice === 'bot') await tables.standInFor(table.id, person, match);
        else await tables.endWithout(table.id, seat, match);
        void this.look(table.id);
      },
    };
    watch.about = person;
    if (polls.ask(table.id, asked)) return true;
    watch.about = null;
    return false;
  }
}
