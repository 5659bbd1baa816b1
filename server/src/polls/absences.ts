import type { Time } from '@orrery/clock';
import type { Seat } from '@orrery/kernel';
import { warn } from '../log.ts';
import type { Live } from '../matches/live.ts';
import { no, type Outcome, yes } from '../outcome.ts';
import type { Moment } from '../sockets/last-seen.ts';
import { HomeLost, type Store, StoreAway } from '../stores/store.ts';
import { belongs, lastMatch, type Table } from '../tables/table.ts';
import type { Tables } from '../tables/tables.ts';
import { vacationIn } from '../tables/vacations.ts';
import * as absent from './absent.ts';
import { isLate, missing, type Patience, patienceAt, type Round } from './absent.ts';
import type { Lasting, LastingPoll } from './lasting.ts';
import { type Asked, byDays, type Open, peopleSeated, seated, seatedAndHere } from './poll.ts';
import type { Polls } from './polls.ts';
import { RememberedTimes } from './remembered-times.ts';

export interface AbsencesSettings {
  readonly store: Pick<Store, 'table'>;
  readonly time: Time;
  readonly now: () => number;
  readonly lasting: Lasting;
  readonly patience: Patience;
  readonly polls: Polls;
  readonly tables: Tables;
  /** Everybody who follows a table. */
  readonly here: (table: string) => ReadonlySet<string>;
  readonly awaySince: (table: string, person: string) => Moment | null;
  /** The same, where they were seen to go; null: nobody knows when they were last there. */
  readonly seenToGo: (table: string, person: string) => Moment | null;
  /** A match as it is in memory; null: it has not begun. */
  readonly live: (match: string) => Promise<Live | null>;
  /** Is there any way to call this person, who is not here? */
  readonly callable: (person: string) => Promise<boolean>;
  readonly call: (table: Table, match: string, person: string) => Promise<boolean>;
}

/** What is known of a table at which somebody is missing. */
interface Watch {
  /** What is asked, and about whom; null: nothing. */
  about: { readonly person: string; readonly asked: Asked<'absent'> } | null;
  /** Since when somebody is missing whom nobody has seen go. */
  readonly missed: Map<string, number>;
  wake: () => void;
}

interface About {
  readonly person: string;
  readonly seat: Seat;
  readonly late: boolean;
  readonly callable: boolean;
  /** Who could decide when it was last kept; absent: it is asked now. */
  readonly voters?: readonly string[];
}

/** After the store has failed it is looked again: milliseconds. */
const retryAfter = 5_000;

/**
 * Sees who must answer and is away, and asks the others what to do. What they are asked, their votes and that they wait outlive the
 * server; since when somebody is away at a table where all are present is in mind alone.
 */
export class Absences {
  private readonly settings: AbsencesSettings;
  private readonly watched = new Map<string, Watch>();
  /** Tables that are being looked at; true: and then once more. */
  private readonly looking = new Map<string, boolean>();
  /** When who is away was last called from here, and until when the others wait for them; whoever comes and goes meanwhile. */
  private readonly called = new RememberedTimes();
  private readonly waited = new RememberedTimes();
  private closed = false;

  constructor(settings: AbsencesSettings) {
    this.settings = settings;
  }

  /** Somebody came to a table or went, its seats have changed, or somebody has let their time run out again. */
  async look(table: string): Promise<void> {
    if (this.closed) return;
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

  /** The server stops: that everybody goes now is no absence, and there is no store to ask any more. */
  close(): void {
    this.closed = true;
    this.release(() => true);
  }

  private async lookUntilStill(table: string): Promise<void> {
    do {
      this.looking.set(table, false);
      await this.lookOnce(table).catch((error: unknown) => this.failed(table, error));
    } while (this.looking.get(table));
    this.looking.delete(table);
  }

  /** Nobody else would look again: those who are away stay so. */
  private failed(table: string, error: unknown): void {
    if (error instanceof HomeLost || this.closed) return;
    if (!(error instanceof StoreAway)) warn(`who is away at table ${table}`, error);
    const watch = this.watchAt(table);
    watch.wake();
    watch.wake = this.settings.time.after(retryAfter, () => this.look(table));
  }

  private watchAt(table: string): Watch {
    const watch = this.watched.get(table) ?? { about: null, missed: new Map(), wake: () => undefined };
    this.watched.set(table, watch);
    return watch;
  }

  private async lookOnce(id: string): Promise<void> {
    const { store, here, live: find, polls } = this.settings;
    const table = await store.table(id);
    const match = table?.status === 'playing' ? lastMatch(table) : undefined;
    if (table !== null && lastMatch(table) !== undefined) await polls.recall(table);
    // What is asked stands until its time is up, though nobody is there just now: all may be on their way to another node.
    const anybody = table !== null && (seatedAndHere(table, here(id)).length > 0 || isLasting(polls.at(id)));
    // In a tournament nobody decides about others: who is away too long loses.
    const decides = anybody && table.tournament === undefined;
    const live = match !== undefined && decides ? await find(match.id) : null;
    const watch = this.watched.get(id);
    watch?.wake();
    const away = table === null ? [] : seated(table).filter((person) => !here(id).has(person));
    if (table === null || live === null || (away.length === 0 && live.clock.absent.length === 0)) {
      this.watched.delete(id);
      if (watch?.about != null && polls.at(id)?.asked === watch.about.asked) polls.drop(id);
      if (here(id).size === 0) polls.rest(id);
      return;
    }
    await this.consider(table, live, this.watchAt(id));
  }

  private async consider(table: Table, live: Live, watch: Watch): Promise<void> {
    const { polls, here, time, patience } = this.settings;
    const seats = missing(table, live, here(table.id));
    const people = seats.map((seat) => table.seats[seat]?.holder);
    for (const person of watch.missed.keys()) if (!people.includes(person)) watch.missed.delete(person);
    if (watch.about !== null) {
      // Whether it can still be decided is weighed there.
      if (polls.at(table.id)?.asked === watch.about.asked) await polls.weigh(table);
      if (polls.at(table.id)?.asked === watch.about?.asked) return this.lookWhenGone(table, watch);
      watch.about = null;
    }
    const due = seats.map((seat) => ({ seat, at: this.due(table, live, watch, seat) })).sort((a, b) => a.at - b.at)[0];
    if (due === undefined) return;
    const left = due.at - time.now();
    if (left <= 0 && (await this.ask(table, live, watch, due.seat))) return;
    // Something else is asked just now: then a moment later.
    watch.wake = time.after(left > 0 ? left : patience.vote / 60, () => this.look(table.id));
  }

  /** Whoever was here until a moment ago decides with the others no more when the moment is over. */
  private lookWhenGone(table: Table, watch: Watch): void {
    const { here, awaySince, patience, time, polls } = this.settings;
    const ends = seated(table)
      .filter((person) => !here(table.id).has(person))
      .map((person) => (awaySince(table.id, person)?.tick ?? 0) + patienceAt(table, patience) - time.now())
      .filter((left) => left > 0);
    if (ends.length === 0) return;
    watch.wake = time.after(Math.min(...ends), async () => {
      await this.look(table.id);
      polls.changed(table.id);
    });
  }

  /** When the others are asked about somebody, by the clock that never runs back; who is here and lets time run out, at once. */
  private due(table: Table, live: Live, { missed }: Watch, seat: Seat): number {
    const { awaySince, here, patience, time } = this.settings;
    const person = table.seats[seat]?.holder ?? '';
    const waited = this.waitedUntil(table, person);
    if (here(table.id).has(person) && isLate(live, seat)) return waited;
    const since = this.askedSince(table, live, person) ?? awaySince(table.id, person)?.tick ?? missed.get(person);
    missed.set(person, since ?? time.now());
    return Math.max((since ?? time.now()) + patienceAt(table, patience), waited);
  }

  /**
   * By correspondence, of somebody whom this server has not seen there: they count as away since they were asked. A server that is
   * started every day would else ask about nobody, ever.
   */
  private askedSince(table: Table, { host }: Live, person: string): number | null {
    const { seenToGo, time, now } = this.settings;
    if (!byDays(table) || seenToGo(table.id, person) !== null) return null;
    return time.now() - Math.max(0, now() - host.turn.since);
  }

  private waitedUntil(table: Table, person: string): number {
    const { time, now, lasting } = this.settings;
    const until = lasting.waitsFor(table.id, person);
    return Math.max(this.waited.of(table.id, person) ?? 0, until === null ? 0 : time.now() + until - now());
  }

  /** Whoever decides about somebody who is away has them called once more: not too often. */
  async callAgain(id: string, person: string): Promise<Outcome<Table>> {
    const { store, polls, time, call } = this.settings;
    const table = await store.table(id);
    if (table === null || !belongs(table, person)) return no('NO_SUCH_TABLE');
    const [poll, about] = [polls.at(id), this.watched.get(id)?.about?.person];
    if (poll?.asked.callIn === undefined || about === undefined) return no('NO_SUCH_POLL');
    if (!poll.asked.voters(table).includes(person)) return no('NO_VOTE');
    const after = this.callIn(table, about);
    if (after > 0) return no('CALLED_LATELY', { after: Math.ceil(after / 1000) });
    this.called.set(id, about, time.now());
    if (!(await call(table, lastMatch(table)!.id, about))) return no('NOT_CALLABLE');
    polls.changed(id);
    return yes(table);
  }

  /** In how many milliseconds they may be called again. */
  private callIn(table: Table, person: string): number {
    const { time, patience } = this.settings;
    const last = this.called.of(table.id, person);
    return last === null ? 0 : Math.max(0, last + absent.callPause(table, patience) - time.now());
  }

  /** Those who decide about somebody: who sits there and is there, or was until a moment ago, or could when it was last kept. */
  private others(table: Table, person: string, kept: readonly string[]): readonly string[] {
    const decides = (each: string) => kept.includes(each) || this.isOrWasHere(table, each);
    return seated(table).filter((each) => each !== person && decides(each));
  }

  /** They have the table open, or had until a moment ago: who loads their page again has not gone. */
  private isOrWasHere(table: Table, person: string): boolean {
    const { here, awaySince, patience, time } = this.settings;
    if (here(table.id).has(person)) return true;
    const since = awaySince(table.id, person);
    return since !== null && time.now() - since.tick < patienceAt(table, patience);
  }

  private async ask(table: Table, live: Live, watch: Watch, seat: Seat): Promise<boolean> {
    const { polls, here } = this.settings;
    const person = table.seats[seat]?.holder;
    if (person == null) return false;
    const isHere = here(table.id).has(person);
    const callable = !isHere && (await this.settings.callable(person));
    if (this.watched.get(table.id) !== watch) return false;
    const asked = this.asked(table, live, watch, { person, seat, callable, late: isHere && isLate(live, seat) });
    watch.about = { person, asked };
    if (polls.ask(table.id, asked)) return true;
    watch.about = null;
    return false;
  }

  /** What was asked before this server had it in mind; null: they hold the seat no more, or play another match. */
  async remake(table: Table, { match, seat, late, voters }: LastingPoll): Promise<Asked<'absent'> | null> {
    const person = table.seats[seat ?? -1]?.holder;
    const live = lastMatch(table)?.id === match ? await this.settings.live(match) : null;
    if (seat === null || person == null || live === null) return null;
    const callable = await this.settings.callable(person);
    const watch = this.watchAt(table.id);
    const asked = this.asked(table, live, watch, { person, seat, callable, late, voters });
    watch.about = { person, asked };
    return asked;
  }

  private asked(
    table: Table,
    live: Live,
    watch: Watch,
    { person, seat, callable, late, voters = [] }: About,
  ): Asked<'absent'> {
    const { patience, live: find } = this.settings;
    // In days a match may be put away, and opened anew.
    let open = live;
    const round = (now: Table): Round => ({ people: peopleSeated(now), connected: this.isOrWasHere(now, person) });
    const asked: Asked<'absent'> = {
      ...{ kind: 'absent', seat, late, lasts: absent.voteAt(table, patience), lasting: live.host.head.id },
      ...(callable ? { callIn: () => this.callIn(table, person) } : {}),
      refresh: async () => {
        open = (await find(live.host.head.id)) ?? open;
      },
      holds: (now) => now.seats[seat]?.holder === person && this.isAway(now, open, seat, late),
      voters: (now) => this.others(now, person, voters),
      soon: (votes, now) => absent.unanimous(votes, round(now)),
      atLast: (votes, now) => absent.verdict(votes, round(now)),
      decided: async (choice, now) => {
        watch.about = null;
        if (choice === 'wait') await this.wait(table, person);
        try {
          if (choice !== 'wait') await this.act(choice, now, asked);
        } finally {
          void this.look(table.id);
        }
      },
    };
    return asked;
  }

  private async wait(table: Table, person: string): Promise<void> {
    const { patience, lasting, time, now } = this.settings;
    const wait = absent.waitAt(table, patience);
    this.waited.set(table.id, person, time.now() + wait);
    await lasting.keepWait(table.id, person, now() + wait);
  }

  /** About who was late it is decided until they move themselves, whoever is awaited meanwhile. */
  private isAway(table: Table, live: Live, seat: Seat, late: boolean): boolean {
    const running = table.status === 'playing' && lastMatch(table)?.id === live.host.head.id;
    if (!running || live.bots.plays(seat) || vacationIn(table, seat) !== null) return false;
    return late ? isLate(live, seat) : missing(table, live, this.settings.here(table.id)).includes(seat);
  }

  /** Looks once more, with the table as it is when it changes: whoever has come back meanwhile is left alone. */
  private async act(choice: 'bot' | 'end', table: Table, { seat, holds }: Asked<'absent'>): Promise<void> {
    const { tables } = this.settings;
    const match = lastMatch(table)?.id;
    const stillAway = (now: Table) => holds?.(now) !== false;
    if (match === undefined || seat === null) return;
    await (choice === 'bot'
      ? tables.standInFor(table.id, seat, match, stillAway)
      : tables.endWithout(table.id, seat, match, stillAway));
  }
}

const isLasting = (poll: Open | null): boolean => poll?.asked.lasting !== undefined;
