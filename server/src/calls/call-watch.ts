import type { Seat } from '@orrery/kernel';
import { shardOf } from '../cluster/shards.ts';
import { warn } from '../log.ts';
import type { Live } from '../matches/live.ts';
import type { Call } from '../stores/calls.ts';
import { HomeLost, type Job, type Store } from '../stores/store.ts';
import { lastMatch, paceOf, type Table } from '../tables/table.ts';
import { restingSeats } from '../tables/vacations.ts';
import { playersOf, questionTo } from './awaited.ts';
import { isCallable } from './callable.ts';

/** Who is at a table now, by any device; and who has it before their eyes. */
export interface Watchful {
  /** Is somebody there for each of these seats? `looking`: with the table before their eyes. */
  attends(table: string, seats: readonly Seat[], looking: boolean): boolean;
  isThere(table: string, person: string): boolean;
  isLooking(table: string, person: string): boolean;
}

interface Settings {
  readonly store: Store;
  readonly presence: Watchful;
  /** Milliseconds that somebody has to come by themselves. */
  readonly wait: number;
  readonly now: () => number;
  /** A job was kept that is due in so many milliseconds. */
  readonly soon: (ms: number) => void;
  /** Is this table played here? Where it is given to another node its people go, and nobody is to be called for that. */
  readonly serves: (table: string) => boolean;
}

const callKey = ({ match, person }: Pick<Call, 'match' | 'person'>): string => `call ${match} ${person}`;

/** Sees who is awaited where they are not, and keeps that they are to be called: each question once, also after a restart. */
export class CallWatch {
  private readonly settings: Settings;
  /** By match: who was asked and not there, as this server has seen it. */
  private readonly asked = new Map<string, Set<string>>();
  /** By match that is open: who is on vacation, and has no call kept. */
  private readonly resting = new WeakMap<Live['host'], Set<string>>();

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** After every entry, when somebody comes or goes, and when a match is opened. */
  look(live: Live): void {
    const { table, host, pace } = live;
    const { id } = host.head;
    const seats = host.result === null ? host.awaited : [];
    // After almost every entry: nobody is missing, and nobody was.
    if (!this.asked.has(id) && this.settings.presence.attends(table, seats, pace.tempo === 'days')) return;
    if (!this.settings.serves(table)) return;
    this.consider(table, host, seats).catch((error: unknown) => {
      if (!(error instanceof HomeLost)) warn(`nobody is called to match ${id}`, error);
    });
  }

  private async consider(id: string, host: Live['host'], seats: readonly Seat[]): Promise<void> {
    const { store } = this.settings;
    const match = host.head.id;
    const known = this.asked.get(match);
    const table = await store.table(id);
    if (table === null) return;
    const played = table.status === 'playing' && lastMatch(table)?.id === match;
    const people = played ? playersOf(table, seats) : [];
    // Who is on vacation is called when they are back, though it is the same question: also by a server that knows nothing of it.
    const resting = new Set(restingSeats(table).map((seat) => table.seats[seat]!.holder!));
    const before = this.resting.get(host);
    const gone = [...resting].filter((person) => !before?.has(person));
    for (const person of new Set([...(known ?? []), ...gone]))
      if (!people.includes(person)) await this.answered({ match, person });
    this.resting.set(host, resting);
    for (const person of people) if (!this.isHere(table, person)) await this.ask(table, match, person);
  }

  private async ask(table: Table, match: string, person: string): Promise<void> {
    if (!(await this.wantsToHear(table, person))) return;
    const question = await questionTo(this.settings.store, table, match, person);
    this.asked.set(match, (this.asked.get(match) ?? new Set()).add(person));
    await this.keep({ person, table: table.id, match, question });
  }

  /** Another match is asked for: of those who sat there, who is not there is called, if it is asked still after a while. */
  async askAgain(table: Table, match: string, people: readonly string[], question: string): Promise<void> {
    const playing = playersOf(table, [...table.seats.keys()]).filter((person) => people.includes(person));
    for (const person of playing)
      if (!this.isHere(table, person) && (await this.wantsToHear(table, person)))
        await this.keep({ person, table: table.id, match, question });
  }

  private async wantsToHear(table: Table, person: string): Promise<boolean> {
    const { store } = this.settings;
    return (await isCallable(store, person)) && !(await store.uncalledTables(person)).includes(table.id);
  }

  private async keep(call: Call): Promise<void> {
    const { store, wait, now, soon } = this.settings;
    const { person, table } = call;
    const job: Job = {
      ...{ key: callKey(call), kind: 'call', shard: shardOf(table), person, table },
      ...{ body: call, due: now() + wait },
    };
    if ((await store.keepCall(call, job)) === 'kept') soon(wait);
  }

  /** Those who wait for somebody have them called once more for the same question. False: there is no way to call them. */
  async again(table: Table, match: string, person: string): Promise<boolean> {
    if (!(await isCallable(this.settings.store, person))) return false;
    await this.answered({ match, person });
    await this.ask(table, match, person);
    return true;
  }

  private async answered(call: Pick<Call, 'match' | 'person'>): Promise<void> {
    const known = this.asked.get(call.match);
    known?.delete(call.person);
    if (known?.size === 0) this.asked.delete(call.match);
    await this.settings.store.dropCall(call, callKey(call));
  }

  /** At a table of days who does not look is not there; at others an open page in the background calls by itself. */
  isHere(table: Table, person: string): boolean {
    const { presence } = this.settings;
    return paceOf(table).tempo === 'days' ? presence.isLooking(table.id, person) : presence.isThere(table.id, person);
  }
}
