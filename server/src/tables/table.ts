import type { Level, Manner, Pace, Seat, Series } from '@orrery/kernel';
import type { Coming, MatchInfo, SeatKind, Sigil, TableStatus, Takeover } from '@orrery/wire';

/**
 * A table as it is kept: plain JSON, changed only by the pure functions of this folder. A data set that somebody brought stands in
 * its options as a reference; the functions that change a table are given the set itself.
 */
export interface Table {
  readonly id: string;
  /** Counts the changes: two that were made at once cannot both be kept. */
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  /** Of the match that is played, or was last. */
  readonly options: object;
  /** As the host sent them, to be read anew for other seats and every new series; null: all as usual. */
  readonly chosen: unknown;
  readonly talk: boolean;
  readonly series: Series | null;
  /** What the next game of the series is played with; null: the next match is a new beginning. */
  readonly upcoming: object | null;
  readonly name: string | null;
  readonly status: TableStatus;
  /** The id of a person; null when everybody has left. */
  readonly host: string | null;
  readonly seats: readonly TableSeat[];
  readonly listed: boolean;
  readonly spectators: boolean;
  /** The tournament it belongs to, and the person whose bots think there; absent: none. */
  readonly tournament?: { readonly id: string; readonly host: string | null };
  /** Absent where it was laid before there were clocks. */
  readonly pace?: Pace;
  /** Absent: the host is asked. */
  readonly takeover?: Takeover;
  /** Absent: whoever may come can come. */
  readonly locked?: Lock;
  /** Absent: no. The owner of the server has ended it: nobody comes any more, and no other match begins. */
  readonly closed?: true;
  /** Who wants the matches here to count for their rating; absent: nobody. */
  readonly agreed?: readonly string[];
  /** By seat; absent: no match has begun, or it began before this was kept. */
  readonly began?: readonly Sitter[];
  /** The same of the matches before the last, by their ids; not said again where the same people sat as at the match before. */
  readonly earlier?: Readonly<Record<string, readonly Sitter[]>>;
  /** Whose person was away when the others, or its tournament, ended the last match; absent: it did not end so. */
  readonly endedFor?: Seat;
  /** Who has come and gone since the last match began; absent: nobody. */
  readonly comings?: readonly KeptComing[];
  /** The same of matches before the last, by their ids: of the last at which anybody came or went. */
  readonly comingsBefore?: Readonly<Record<string, readonly KeptComing[]>>;
  /** What people have honoured, by match; absent: nothing. */
  readonly medals?: Readonly<Record<string, readonly KeptMedal[]>>;
  /** Who has looked through which seat of the match that is played. */
  readonly held?: readonly Held[];
  /** Who sits here and is on vacation, until when; only at a table of days. */
  readonly vacations?: readonly SitterAway[];
  /** Who asks the host for a seat, first come first, with those who were answered in this match. */
  readonly requests?: readonly SeatRequest[];
  readonly shownOut?: readonly ShownOut[];
  /** The ids of people whom nobody hears. */
  readonly muted?: readonly string[];
  /** null while no seat can be taken. */
  readonly code: string | null;
  readonly link: string;
  readonly matches: readonly MatchInfo[];
  readonly laid: number;
  readonly touched: number;
}

/** `watchers`: who was there already, without a seat, when the table was locked. */
export interface Lock {
  readonly watchers: readonly string[];
}

/** Who sat in a seat when the last match began: so it is called to the end, whoever plays it. */
export interface Sitter {
  /** null: a bot, or somebody who was deleted since. */
  readonly person: string | null;
  readonly name: string | null;
  readonly sigil: Sigil | null;
  readonly level: Level | null;
  /** Of that bot; absent: none. */
  readonly manner?: Manner;
  readonly gone?: true;
  /** Of a match before the last: who sat there later. */
  readonly later?: readonly string[];
}

/** `person`: null if they were deleted since. */
export type KeptComing = Omit<Coming, 'mine'> & { readonly person: string | null };

/** Who has given it, from which seat, and to what. */
export interface KeptMedal {
  readonly person: string;
  readonly seat: Seat;
  readonly to: string;
}

export interface SitterAway {
  readonly person: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface Held {
  readonly seat: Seat;
  readonly person: string;
}

export interface SeatRequest {
  readonly id: string;
  readonly person: string;
  /** null: any. */
  readonly seat: Seat | null;
  readonly at: number;
  /** What the host has said; null: nothing yet. */
  readonly answer: 'yes' | 'no' | null;
  /** When a no was said, in milliseconds since 1970; absent: none was, or before that was kept. */
  readonly refused?: number;
}

/** Removed by the host in this version of the table; who is not banned may ask for a seat again. */
export interface ShownOut {
  readonly id: string;
  readonly person: string;
  readonly banned: boolean;
  readonly version: number;
}

export interface TableSeat {
  readonly kind: SeatKind;
  /** The name of someone at this device, or of a bot in a tournament; people's own names are kept with the people. */
  readonly name: string | null;
  /** The bot that plays this seat: always one in a `bot` seat, a stand-in in others. */
  readonly level: Level | null;
  /** Of the bot that was chosen for it, not of a stand-in; absent or null: none. */
  readonly manner?: Manner | null;
  /** The id of the person who holds it. */
  readonly holder: string | null;
  /** Which match of the table, counted from 0, was the first that its person played here; absent: the first of all. */
  readonly since?: number;
  /** Who sat here to the end of the match was deleted; until somebody sits down. */
  readonly gone?: boolean;
  /** When its person sat down, in milliseconds since 1970; absent: before that was kept. */
  readonly sat?: number;
  /** Its person lets this bot play for them; absent: they play. */
  readonly standIn?: Level;
  /** They were away, and the others have decided so; absent: they did themselves. */
  readonly voted?: true;
  readonly ready: boolean;
  /** Its person has chosen what it stands for; absent: it has what was left for it. */
  readonly chose?: true;
  /** Takes this seat and no other. */
  readonly link: string;
  /** Hands it on to whoever comes with this link, once; absent: nothing does. */
  readonly offer?: SeatOffer;
}

export interface SeatOffer {
  readonly link: string;
  /** The id of the person who offers it. */
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export const paceOf = (table: Table): Pace => table.pace ?? { tempo: 'off', fixedWindows: false };

export const takeoverOf = (table: Table): Takeover => table.takeover ?? 'ask';

/** Nobody holds it and somebody may: a bot that plays it would step back. While the table waits a `bot` seat is for the bot. */
export const isFree = ({ status }: Pick<Table, 'status'>, seat: TableSeat): boolean =>
  seat.holder === null && (seat.kind !== 'bot' || status === 'playing');

export const hasFreeSeat = (table: Table): boolean => table.seats.some((seat) => isFree(table, seat));

export const lastMatch = (table: Table): MatchInfo | undefined => table.matches.at(-1);

export const holdsSeat = (table: Table, person: string, seat: Seat): boolean => table.seats[seat]?.holder === person;

export function seatsHeld(table: Table, person: string): Seat[] {
  return [...table.seats.keys()].filter((seat) => table.seats[seat]?.holder === person);
}

/** The seats of people who share their device with nobody. */
export function alone(table: Table): Seat[] {
  return [...table.seats.keys()].filter((seat) => {
    const holder = table.seats[seat]?.holder ?? null;
    return holder !== null && seatsHeld(table, holder).length === 1;
  });
}

/** Sits here, or laid the table and looks on. */
export function belongs(table: Table, person: string | null): boolean {
  return person !== null && (table.host === person || table.seats.some((seat) => seat.holder === person));
}

/** Whom this person looks through: their seat; several seats and the table; else the table if it lets them watch. */
export function observersFor(table: Table, person: string): readonly (Seat | 'table')[] {
  const seats = seatsHeld(table, person);
  // Between the turns of several people at one device it shows what everybody may see.
  if (seats.length > 0) return seats.length === 1 ? seats : [...seats, 'table'];
  return table.spectators || table.host === person ? ['table'] : [];
}

/** Whoever comes finds it in the list, with a free seat. */
export function isOpenToAll(table: Table): boolean {
  return table.listed && table.seats.some(({ kind, holder }) => kind === 'open' && holder === null);
}

/** Who sat where when a match began; of one that began before that was kept, nobody. */
export function sittersOf(table: Table, match: string): readonly Sitter[] {
  if (match === lastMatch(table)?.id) return table.began ?? [];
  const until = table.matches.slice(0, table.matches.findIndex(({ id }) => id === match) + 1);
  const said = until.findLast(({ id }) => table.earlier?.[id] !== undefined);
  return said === undefined ? [] : (table.earlier?.[said.id] ?? []);
}

/** Who came and went in a match; of one long ago that is not kept. */
export function comingsIn(table: Table, match: string): readonly KeptComing[] {
  return (match === lastMatch(table)?.id ? table.comings : table.comingsBefore?.[match]) ?? [];
}

/** The seats in which a person sat in a match, from its beginning or later. */
export function seatsPlayed(table: Table, match: string, person: string): readonly Seat[] {
  const comings = match === lastMatch(table)?.id ? (table.comings ?? []) : [];
  const sitters = sittersOf(table, match);
  return [...sitters.keys()].filter((seat) => {
    const { person: first, later = [] } = sitters[seat]!;
    return [first, ...later].includes(person) || comings.some((each) => each.seat === seat && each.person === person);
  });
}

/**
 * Everybody of whom a table keeps something: who belongs to it, who sat there when its match began, who came and went, whose seat is
 * kept, who asks for a seat or has the host's yes.
 */
export function peopleOf(table: Table): readonly string[] {
  const { host, seats, began = [], earlier = {}, comings = [], comingsBefore = {}, held = [], requests = [] } = table;
  const welcome = requests.filter(({ answer }) => answer !== 'no');
  const sitters = [...began, ...Object.values(earlier).flat()];
  const came = [...comings, ...Object.values(comingsBefore).flat()];
  const others = [...sitters, ...came, ...held, ...welcome].map(({ person }) => person);
  const later = sitters.flatMap((sitter) => sitter.later ?? []);
  const all = [host, ...seats.map(({ holder }) => holder), ...others, ...later];
  return [...new Set(all)].filter((person) => person !== null);
}

export function botsOf(table: Table): ReadonlyMap<Seat, Level> {
  const bots = new Map<Seat, Level>();
  table.seats.forEach((seat, at) => {
    const level = botIn(seat);
    if (level !== null) bots.set(at, level);
  });
  return bots;
}

/** The manners of the bots that have one. */
export function mannersAt(table: Table): ReadonlyMap<Seat, Manner> {
  return new Map(table.seats.flatMap((seat, at) => Object.values(mannerIn(seat)).map((manner) => [at, manner])));
}

/** The manner of the bot that sits in a seat, if it has one. */
export function mannerIn({ holder, level, manner }: TableSeat): { manner?: Manner } {
  return holder === null && level !== null && manner != null ? { manner } : {};
}

/** The bot that plays a seat; null: none. */
export function botIn({ holder, level, standIn }: TableSeat): Level | null {
  return holder === null ? level : (standIn ?? null);
}

/** Whoever sat there was deleted, and nobody has come since. */
export function goneFrom({ gone, holder, level }: Pick<TableSeat, 'gone' | 'holder' | 'level'>): { gone?: true } {
  return gone === true && holder === null && level === null ? { gone } : {};
}

/** The host's part goes to this person. A host whom an earlier one has muted could not undo it: becoming host lifts it. */
export function withHost(table: Table, host: string | null): Table {
  const muted = table.muted === undefined ? {} : { muted: table.muted.filter((each) => each !== host) };
  return { ...table, host, ...muted };
}
