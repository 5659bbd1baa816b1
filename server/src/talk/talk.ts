import type { Seat } from '@orrery/kernel';
import type { ErrorCode, SayMessage, TalkLine } from '@orrery/wire';
import type { Matches } from '../matches/matches.ts';
import type { Store } from '../stores/store.ts';
import { facesOf, namesAt } from '../tables/faces.ts';
import { lastMatch, observersFor, seatsHeld, type Table } from '../tables/table.ts';

/** A line with those who may read it: people, not seats, for a seat may change hands. */
export interface Spoken {
  readonly line: TalkLine;
  readonly speaker: string;
  /** null: whoever sees the table. */
  readonly readers: readonly string[] | null;
}

/** How many lines of each speaker are read out to whoever comes, and how many in all. */
const mostOfEach = 50;
const mostRead = 400;

/** What people say to each other at a table. It is kept beside the matches: no log and no replay has a word of it. */
export class Talk {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly matches: Matches;
  private readonly heard: (table: string, spoken: Spoken) => void;

  constructor(store: Store, now: () => number, matches: Matches, heard: (table: string, spoken: Spoken) => void) {
    this.store = store;
    this.now = now;
    this.matches = matches;
    this.heard = heard;
  }

  /** Everybody who may read it has heard it, durably; or why nobody has. Said twice under one id it is heard once. */
  async say(table: Table, person: string, said: SayMessage): Promise<ErrorCode | null> {
    if (!table.talk) return 'NO_TALK';
    if (!seatsHeld(table, person).includes(said.seat)) return 'NOT_YOUR_SEAT';
    if (table.muted?.includes(person)) return 'MUTED';
    const to = [...new Set(said.to)].filter((seat) => seat !== said.seat).sort((a, b) => a - b);
    const listeners = to.map((seat) => table.seats[seat]?.holder ?? null);
    if (listeners.includes(null) || (to.length === 0 && said.to.length > 0)) return 'NOBODY_LISTENS';
    if (await this.isHushed(table, said.seat, to)) return 'HUSHED';
    const readers = to.length === 0 ? null : [...new Set([person, ...listeners.filter((each) => each !== null)])];
    const name = namesAt(table, await facesOf(this.store, table)).seats[said.seat]?.name ?? null;
    const line = { id: said.id, at: this.now(), from: said.seat, name, to, text: said.text };
    const spoken = { line, speaker: person, readers };
    if ((await this.store.keepTalk(table.id, spoken)) === 'kept') this.heard(table.id, spoken);
    return null;
  }

  private async isHushed(table: Table, from: Seat, to: readonly Seat[]): Promise<boolean> {
    const match = table.status === 'playing' ? lastMatch(table) : undefined;
    if (match === undefined) return false;
    const live = await this.matches.live(match.id);
    // Its luck is being settled: until there is a view to ask the game about, only words to all are certain to be allowed.
    if (live === null) return to.length > 0;
    return live.host.game.mayTalk?.(live.host.view('table'), from, to) === false;
  }

  /** What of all that was said this person may read. `known`: whom they do not want to hear, where that is known. */
  async readOut(table: Table, person: string, known?: readonly string[]): Promise<readonly TalkLine[]> {
    if (!table.talk || observersFor(table, person).length === 0) return [];
    const [muted, spoken] = await Promise.all([
      known ?? this.store.mutedBy(person),
      this.store.talk(table.id, person, mostOfEach),
    ]);
    return spoken.flatMap(({ line, speaker }) => (muted.includes(speaker) ? [] : [line])).slice(-mostRead);
  }
}
