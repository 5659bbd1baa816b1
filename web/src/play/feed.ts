import type {
  Answer,
  Kind,
  Level,
  Manner,
  MatchFile,
  Medal,
  Observer,
  Pace,
  PlayedMatch,
  Result,
  Seat,
  Series,
  Told,
} from '@orrery/kernel';
import type { Coming, SeatBegan, Sigil, TalkLine } from '@orrery/wire';

/** Where a match stands for one observer, and what it was told, without gaps up to now; of a long match not from the beginning. */
export interface Standing<K extends Kind> {
  readonly match: string;
  readonly as: Observer;
  readonly told: readonly Told<K>[];
  readonly view: K['view'];
  /** The question now put to this seat; null for the table. */
  readonly decision: string | null;
  readonly awaited: readonly Seat[];
  readonly actors: readonly Seat[];
  readonly undoable: number;
  /** Its last move was seen, and may be taken back if all agree; absent: it cannot be asked for here. */
  readonly retrievable?: boolean;
  /** When the time for the question now put runs out, by this device's own clock, and how long it was. */
  readonly clock: { readonly until: number; readonly of: number } | null;
  /** What this seat has answered for it; null: nothing. */
  readonly answering: string | null;
  readonly result: Result | null;
}

/** Who sits in a seat, before it is put into anybody's language. */
export interface SeatFact {
  readonly kind: 'me' | 'here' | 'link' | 'bot' | 'open';
  readonly taken: boolean;
  /** Played from this device. */
  readonly mine: boolean;
  readonly name: string | null;
  readonly sigil: Sigil | null;
  /** The bot that plays it now, if one does. */
  readonly level: Level | null;
  /** The manner of the bot that sits there; absent: it has none, or none sits there. */
  readonly manner?: Manner | undefined;
  readonly online: boolean;
  /** While they are not: since when, in milliseconds since 1970; absent: nobody counts. */
  readonly awaySince?: number | null;
  /** Until when its person is on vacation, in milliseconds since 1970; absent: they are not. */
  readonly vacation?: number | undefined;
  /** Its person was deleted after the match. */
  readonly gone?: true | undefined;
  /** Their name is kept back: the seat is called by its sigil. */
  readonly veiled?: true | undefined;
  /** Who sat there when the match began; absent or null: nothing else than the above is known. */
  readonly began?: SeatBegan | null;
}

/** `here`: they share this device; `veiled`: their name is kept back. Both are called as their seat is. */
export type ComingHere = Coming & { readonly here?: true; readonly veiled?: true | undefined };

type FactsOfMatch = PlayedMatch & {
  readonly id: string;
  readonly counts?: true | undefined;
  /** Whose loss it is for the rating, because they were not there at its end; absent: nobody's. */
  readonly lost?: readonly Seat[] | undefined;
};

/** What everybody at a table may know of it, whoever hosts it. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  /** By which number of its rules the last match is played. */
  readonly rules: number;
  readonly name: string | null;
  /** The seat of who laid it, where that is somebody else than this device. */
  readonly host: Seat | null;
  readonly status: 'waiting' | 'playing' | 'over';
  /** No other match begins here. */
  readonly closed?: boolean;
  /** The tournament it belongs to, which decides what comes next; absent: none. */
  readonly tournament?: string | undefined;
  /** Who has come and gone in the last match; absent: nobody can. */
  readonly comings?: readonly ComingHere[];
  /** What people have honoured in the last match, since it is over; absent: nothing. */
  readonly medals?: readonly Medal[] | undefined;
  /** A large screen sounds for all in the room; absent: none does. */
  readonly screen?: true | undefined;
  /** As the game reads them. */
  readonly options: object;
  /** How time passes there; absent: nobody is hurried. */
  readonly pace?: Pace;
  readonly seats: readonly SeatFact[];
  readonly series: Series | null;
  readonly matches: readonly FactsOfMatch[];
  /** Whether one may ask for hints, where that was chosen for the table; absent: it was not. */
  readonly hints?: boolean | undefined;
}

/** live: what is shown is the truth. reaching: the server is being looked for, moves are kept. */
export type Contact = 'live' | 'reaching';

/** One picture of a table, replaced as a whole whenever anything changes. */
export interface FeedState<K extends Kind> {
  readonly table: TableFacts | null;
  readonly standings: ReadonlyMap<Observer, Standing<K>>;
  readonly contact: Contact;
  /** What was said here to whoever uses this device; null: nobody talks at this table. */
  readonly talk: readonly TalkLine[] | null;
  /** Why there is nothing to show: a code with a sentence in the catalogues. */
  readonly trouble: string | null;
  /** What an earlier page had left to be sent and the server did not take. */
  readonly late: Late<K> | null;
}

export interface Late<K extends Kind> {
  readonly refusal: string;
  /** The move, if it was one, and what its seat sees as it is refused. */
  readonly play: { readonly move: K['move']; readonly view: K['view'] } | null;
}

/** A table as its page reads it: hosted in this browser or by a server, the page cannot tell. */
export interface TableFeed<K extends Kind> {
  readonly local: boolean;
  /** It was read from a file, wherever it was played; absent: it is a table. */
  readonly recorded?: true;
  now(): FeedState<K>;
  watch(listener: () => void): () => void;
  /** `unattended`: this device plays it by itself, nobody need be there. */
  play(by: Seat, move: K['move'], unattended?: 'unattended'): Promise<Answer>;
  undo(by: Seat): Promise<Answer>;
  /** What a seat wants to have answered for it from now on, as its game writes it. */
  prefer(by: Seat, how: string): void;
  /** Says something to these seats, to all if there are none; answers why it was not heard, or null. */
  say(by: Seat, to: readonly Seat[], text: string): Promise<string | null>;
  /** The view of an observer after its telling `no`, where it can still be made. */
  recall(as: Observer, no: number): K['view'] | null;
  /** Brings more of what an observer was told before the first telling that is here. */
  earlier(as: Observer): Promise<void>;
  /** Honours a work of the match that is over; answers why not, or null. Absent: one only looks. */
  giveMedal?(to: string): Promise<string | null>;
  /** Lays the next match at the same table; answers why not, or null. */
  rematch(): Promise<string | null>;
  /** The whole match with what this device saw of its luck, once it is over; null while it may not be known. */
  file(): Promise<MatchFile | null>;
  /** Where the match is watched again, once it is over; or why it cannot be. Absent: it is not to be had from here. */
  review?(): Promise<{ readonly path: string } | { readonly trouble: string }>;
  close(): void;
}

export const emptyFeed = {
  table: null,
  standings: new Map(),
  contact: 'reaching',
  talk: null,
  trouble: null,
  late: null,
} as const;

/** How many tellings an observer has had, with those that are not here. */
export function hadOf<K extends Kind>({ told }: Pick<Standing<K>, 'told'>): number {
  return (told.at(-1)?.no ?? -1) + 1;
}
