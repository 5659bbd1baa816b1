import { type Game, type Kind, type Level, type Result, type Seat, upcomingOptions } from '@orrery/kernel';
import type { JoinTable, MatchInfo } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';
import { drawCode, sameSecret } from '../secrets.ts';
import { belongs, lastMatch, type Table, type TableSeat } from './table.ts';

/** Each change takes a table and gives the next one, or says why not; the table it was given stays as it is. */

/** A person takes a free seat. Who already sits here keeps the seat they have. */
export function join(table: Table, person: string, { link, seat }: JoinTable): Outcome<Table> {
  if (table.seats.some((each) => each.holder === person)) return yes(table);
  const own = table.seats.findIndex((each) => sameSecret(link, each.link));
  const wanted = own >= 0 ? own : seat;
  const invited = own >= 0 || sameSecret(link, table.link);
  if (!invited && !table.listed) return no('NO_SUCH_TABLE');
  const fits = (at: Seat) => {
    const each = table.seats[at];
    return each !== undefined && isFree(each) && (each.kind === 'open' || invited);
  };
  if (wanted !== undefined) return fits(wanted) ? yes(sit(table, wanted, person)) : no('SEAT_TAKEN');
  const free = [...table.seats.keys()].filter(fits);
  const open = free.find((at) => table.seats[at]?.kind === 'open') ?? free[0];
  return open === undefined ? no('NO_FREE_SEAT') : yes(sit(table, open, person));
}

/** A person goes. In a match a bot stands in for them; the host's part goes to whoever sits here still. */
export function leave(table: Table, person: string): Outcome<Table> {
  if (!belongs(table, person)) return no('NO_SUCH_TABLE');
  const standIn: Level | null = table.status === 'playing' ? 'normal' : null;
  const seats = table.seats.map((seat): TableSeat => {
    if (seat.holder !== person) return seat;
    const kind = seat.kind === 'link' ? 'link' : 'open';
    return { ...seat, kind, name: null, level: standIn, holder: null, ready: false };
  });
  const heir = seats.find((seat) => seat.holder !== null)?.holder ?? null;
  const host = table.host === person ? heir : table.host;
  // With nobody left bots would play for nobody: the match ends where it stands.
  const status = host === null && table.status === 'playing' ? 'over' : table.status;
  return yes({ ...table, seats, host, status });
}

export function setReady(table: Table, person: string, ready: boolean): Outcome<Table> {
  if (!table.seats.some((seat) => seat.holder === person)) return no('NOT_YOUR_SEAT');
  return yes({ ...table, seats: table.seats.map((seat) => (seat.holder === person ? { ...seat, ready } : seat)) });
}

/** The host begins; bots sit where nobody does. */
export function start(table: Table, match: MatchInfo, fill: Level): Outcome<Table> {
  if (table.status !== 'waiting') return no('ALREADY_STARTED');
  return yes(begin(table, match, fill));
}

/** Another match with the same people in the same seats: the next game of their series, or a new beginning. */
export function again(table: Table, match: MatchInfo): Outcome<Table> {
  if (table.status !== 'over') return no('NOT_OVER');
  return yes(begin({ ...table, code: drawCode() }, match, 'normal'));
}

/** How a match ended, as everybody could see. */
export interface End {
  readonly view: object;
  readonly result: Result;
}

/** The match has ended: the code is free for another table. */
export function finish(table: Table, game: Game<Kind>, match: string, end: End): Outcome<Table> {
  if (table.status !== 'playing' || lastMatch(table)?.id !== match) return no('NOT_STARTED');
  const places = [...end.result.places];
  const matches = table.matches.map((each) => (each.id === match ? { ...each, places } : each));
  const upcoming = upcomingOptions(game, table.series, table.options, matches, end);
  return yes({ ...table, status: 'over', code: null, matches, upcoming });
}

function begin(table: Table, match: MatchInfo, fill: Level): Table {
  const seats = table.seats.map((seat) => (isFree(seat) ? { ...seat, level: seat.level ?? fill } : seat));
  return { ...table, status: 'playing', seats, upcoming: null, matches: [...table.matches, match] };
}

const isFree = (seat: TableSeat): boolean => seat.holder === null && seat.kind !== 'bot';

function sit(table: Table, at: Seat, person: string): Table {
  const since = table.matches.length - (table.status === 'playing' ? 1 : 0);
  const sat = { holder: person, level: null, ready: false, since, gone: false };
  return { ...table, seats: table.seats.map((seat, i) => (i === at ? { ...seat, ...sat } : seat)) };
}
