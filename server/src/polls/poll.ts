import type { Seat } from '@orrery/kernel';
import type { Poll, PollChoice, PollKind, Seating } from '@orrery/wire';
import { lastMatch, paceOf, seatsHeld, type Table } from '../tables/table.ts';

/** What each person who may decide has said; null: nothing yet. */
export type Votes<K extends PollKind> = readonly (PollChoice<K> | null)[];

/** Something to be decided: what is asked, who decides, and what comes of it. */
export interface Asked<K extends PollKind> {
  readonly kind: K;
  readonly seat: Seat | null;
  /** Who asks; absent: nobody in particular. */
  readonly by?: string;
  readonly seating?: Seating;
  /** Whom it is about is there, but lets the time run out. */
  readonly late?: boolean;
  /** In how many milliseconds whom it is about may be called again; absent: there is no way to. */
  readonly callIn?: () => number;
  /** How long it may take: milliseconds. */
  readonly lasts: number;
  /** The match after or in which it is asked: it outlives the server. Absent: it is in mind alone. */
  readonly lasting?: string;
  /** Brings up to date by what it is judged, before it is; absent: it always is. */
  refresh?(table: Table): Promise<void>;
  /** Can it still be decided? Absent: always. */
  holds?(table: Table): boolean;
  /** Who may decide, of those who are there now. */
  voters(table: Table): readonly string[];
  /** What is decided before the time is up, as soon as it stands; null: it is waited for more. */
  soon(votes: Votes<K>, table: Table): PollChoice<K> | null;
  /** What is decided when the time is up. */
  atLast(votes: Votes<K>, table: Table): PollChoice<K>;
  decided(choice: PollChoice<K>, table: Table, votes: ReadonlyMap<string, PollChoice<K>>): Promise<void>;
}

/** A poll that is open. */
export interface Open {
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: what is asked and what is answered fit each other, by `choose`
  readonly asked: Asked<any>;
  /** When it is closed, by the clock that never runs back. */
  readonly closes: number;
  readonly votes: Map<string, PollChoice>;
  stop: () => void;
  /** It is written down, where it outlives the server. */
  kept?: Promise<void>;
}

/** A poll as everybody at the table may know it. */
export function describePoll({ id, asked, closes, votes }: Open, table: Table, now: number): Poll {
  const { kind, seat, lasts: of, seating, late, callIn } = asked;
  const voters = asked.voters(table).flatMap((person) => {
    const [own] = seatsHeld(table, person);
    return own === undefined ? [] : [{ person, seat: own }];
  });
  return {
    ...{ id, kind, seat, of, left: Math.max(0, Math.round(closes - now)) },
    ...(seating === undefined ? {} : { seating }),
    ...(late ? { late } : {}),
    ...(callIn === undefined ? {} : { callIn: Math.round(callIn()) }),
    voters: voters.map((voter) => voter.seat),
    votes: voters.flatMap((voter) => {
      const choice = votes.get(voter.person);
      return choice === undefined ? [] : [{ seat: voter.seat, choice }];
    }),
  };
}

/** The people who sit at a table, each once, in the order of the seats. */
export const seated = ({ seats }: Table): readonly string[] => [
  ...new Set(seats.flatMap(({ holder }) => (holder === null ? [] : [holder]))),
];

export const seatedAndHere = (table: Table, here: ReadonlySet<string>): readonly string[] =>
  seated(table).filter((person) => here.has(person));

export const byDays = (table: Table): boolean => paceOf(table).tempo === 'days';

/** What is asked after a match outlives the server by correspondence alone: who is at the table asks once more. */
export function lastingAt(table: Table): { readonly lasting?: string } {
  const match = lastMatch(table);
  return byDays(table) && match !== undefined ? { lasting: match.id } : {};
}

export const peopleSeated = (table: Table): number => seated(table).length;
