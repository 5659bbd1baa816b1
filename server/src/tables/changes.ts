import { type Game, type Kind, type Level, type Result, type Seat, upcomingOptions } from '@orrery/kernel';
import type { MatchInfo } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';
import { type Faces, sittersAt } from './faces.ts';
import { heldSoFar } from './held.ts';
import { isFree, lastMatch, type Table } from './table.ts';

/** Each change takes a table and gives the next one, or says why not; the table it was given stays as it is. */

export function setReady(table: Table, person: string, ready: boolean): Outcome<Table> {
  if (!table.seats.some((seat) => seat.holder === person)) return no('NOT_YOUR_SEAT');
  return yes({ ...table, seats: table.seats.map((seat) => (seat.holder === person ? { ...seat, ready } : seat)) });
}

/** The host begins; bots sit where nobody does. */
export function start(table: Table, match: MatchInfo, faces: Faces, fill: Level): Outcome<Table> {
  if (table.status !== 'waiting') return no('ALREADY_STARTED');
  return yes(begin(table, match, faces, fill));
}

/** A table is written, and told to everybody there, with all its matches: they must not become ever more. */
const mostMatches = 200;

/** Another match with the same people in the same seats: the next game of their series, or a new beginning. */
export function again(table: Table, match: MatchInfo, faces: Faces): Outcome<Table> {
  if (table.closed) return no('TABLE_CLOSED');
  if (table.status !== 'over') return no('NOT_OVER');
  if (table.matches.length >= mostMatches) return no('TOO_MANY_MATCHES');
  return yes(begin(table, match, faces, 'normal'));
}

/** How a match ended, as everybody could see. */
export interface End {
  readonly view: object;
  readonly result: Result;
}

/** The match has ended, and with it what was asked for it. */
export function finish(table: Table, game: Game<Kind>, match: string, end: End): Outcome<Table> {
  if (table.status !== 'playing' || lastMatch(table)?.id !== match) return no('NOT_STARTED');
  const places = [...end.result.places];
  const matches = table.matches.map((each) => (each.id === match ? { ...each, places } : each));
  const upcoming = upcomingOptions(game, table.series, table.options, matches, end);
  return yes({ ...table, status: 'over', matches, upcoming, held: [], requests: [] });
}

/** Ended by the owner of the server: the match stands where it stood, and nobody comes any more. */
export function close(table: Table): Table {
  if (table.closed) return table;
  return { ...table, status: 'over', closed: true, code: null, listed: false, upcoming: null };
}

/** Those who are there have ended a match because the person of a seat is away: it stands as it is. */
export function endWithout(table: Table, match: string, seat: Seat): Outcome<Table> {
  if (table.status !== 'playing' || lastMatch(table)?.id !== match) return no('NOT_STARTED');
  return yes({ ...table, status: 'over', code: null, endedFor: seat });
}

function begin(table: Table, match: MatchInfo, faces: Faces, fill: Level): Table {
  const { endedFor: _ended, ...fresh } = table;
  const seats = table.seats.map(({ standIn: _before, voted: _voted, ...seat }) =>
    isFree(seat) ? { ...seat, level: seat.level ?? fill } : seat,
  );
  const held = heldSoFar({ ...table, held: [] });
  const began = sittersAt({ ...table, seats }, faces);
  const matches = [...table.matches, match];
  return { ...fresh, status: 'playing', seats, began, comings: [], held, requests: [], upcoming: null, matches };
}
