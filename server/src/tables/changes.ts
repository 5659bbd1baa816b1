import { isDeepStrictEqual } from 'node:util';
import {
  type Ending,
  type Game,
  type Host,
  type Kind,
  type Level,
  type Manner,
  type Result,
  type Seat,
  upcomingOptions,
  usualManner,
} from '@orrery/kernel';
import type { ErrorCode, MatchInfo, Seating } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';
import { vacate } from './coming.ts';
import { lostAtEnd, wouldCount } from './counting.ts';
import { type Faces, sittersAt } from './faces.ts';
import { heldSoFar } from './held.ts';
import { seatAnew } from './seating.ts';
import { isFree, lastMatch, type Sitter, sittersOf, type Table } from './table.ts';

/** Each change takes a table and gives the next one, or says why not; the table it was given stays as it is. */

export function setReady(table: Table, person: string, ready: boolean): Outcome<Table> {
  if (!table.seats.some((seat) => seat.holder === person)) return no('NOT_YOUR_SEAT');
  return yes({ ...table, seats: table.seats.map((seat) => (seat.holder === person ? { ...seat, ready } : seat)) });
}

/** The host begins; bots sit where nobody does. */
export function start(
  table: Table,
  match: MatchInfo,
  faces: Faces,
  fill: Level,
  manners: readonly Manner[] = [],
): Outcome<Table> {
  if (table.status !== 'waiting') return no('ALREADY_STARTED');
  return yes(begin(table, match, faces, fill, manners));
}

/** A table is written, and told to everybody there, with all its matches: they must not become ever more. */
const mostMatches = 200;

/** Another match with those who want it, the next game of their series or a new beginning; bots sit where others sat. */
export function again(table: Table, match: MatchInfo, faces: Faces, { people, seating }: Agreed): Outcome<Table> {
  const refused = refusedAgain(table);
  if (refused !== null) return no(refused);
  const others = [...new Set(table.seats.map(({ holder }) => holder))].filter(
    (holder) => holder !== null && !people.includes(holder),
  ) as readonly string[];
  const seats = seatAnew(table, seating);
  const left = others.reduce(vacate, { ...table, seats });
  const begun = begin(left, match, faces, 'normal', []);
  // Their seats are kept for them: they may come later, without asking.
  const kept = seats.flatMap(({ holder }, seat) =>
    holder !== null && others.includes(holder) ? [{ seat, person: holder }] : [],
  );
  return yes({ ...begun, held: [...(begun.held ?? []), ...kept] });
}

/** Why no other match can begin at a table; null: one can. */
export function refusedAgain(table: Table): ErrorCode | null {
  if (table.closed) return 'TABLE_CLOSED';
  if (table.status !== 'over') return 'NOT_OVER';
  return table.matches.length >= mostMatches ? 'TOO_MANY_MATCHES' : null;
}

/** Who plays on, and how they sit. */
export interface Agreed {
  readonly people: readonly string[];
  readonly seating: Seating;
}

/** How a match ended, as everybody could see. */
export interface End {
  readonly view: object;
  readonly result: Result;
  readonly ending: Ending;
}

/** null: it has not. */
export function endOf(host: Pick<Host<Kind>, 'view' | 'result' | 'ending'>): End | null {
  const { result, ending } = host;
  return result === null || ending === null ? null : { view: host.view('table'), result, ending };
}

/** The match has ended, and with it what was asked for it. */
export function finish(table: Table, game: Game<Kind>, match: string, end: End): Outcome<Table> {
  if (table.status !== 'playing' || lastMatch(table)?.id !== match) return no('NOT_STARTED');
  const { places, scores } = end.result;
  const ended = {
    places: [...places],
    ...(scores === null ? {} : { scores: [...scores] }),
    ...whyKept(end.ending),
    ...lostAtEnd(table),
  };
  const matches = table.matches.map((each) => (each.id === match ? { ...each, ...ended } : each));
  const upcoming = upcomingOptions(game, table.series, table.options, matches, end);
  return yes({ ...table, status: 'over', matches, upcoming, held: [], requests: [] });
}

function whyKept(ending: Ending): Pick<MatchInfo, 'ending'> {
  if ('seats' in ending) return { ending: { t: ending.t, seats: [...ending.seats] } };
  return ending.t === 'agreed' ? { ending: { t: ending.t } } : {};
}

/** Ended by the owner of the server: the match stands where it stood, and nobody comes any more. */
export function close(table: Table): Table {
  if (table.closed) return table;
  return { ...table, status: 'over', closed: true, code: null, listed: false, upcoming: null };
}

/** Those who are there have ended a match because the person of a seat is away: it stands as it is. */
export function endWithout(table: Table, match: string, seat: Seat): Outcome<Table> {
  if (table.status !== 'playing' || lastMatch(table)?.id !== match) return no('NOT_STARTED');
  const matches = table.matches.map((each) => (each.id === match ? { ...each, ...lostAtEnd(table, seat) } : each));
  return yes({ ...table, status: 'over', code: null, matches, endedFor: seat });
}

/** Who began the match that is over, and who sat in their seats later. */
function sittersWithLater({ began, comings = [] }: Table): readonly Sitter[] | undefined {
  return began?.map((sitter, seat) => {
    const people = comings.flatMap((each) => (each.seat === seat && each.person !== null ? [each.person] : []));
    const later = [...new Set(people)].filter((person) => person !== sitter.person);
    return later.length === 0 ? sitter : { ...sitter, later };
  });
}

/** Of so many matches before the last it is kept who came and went. */
const mostBefore = 10;

/** Who came and went in the match that is over stays known. */
function comingsBefore({ comings = [], comingsBefore: before = {}, ...table }: Table): Pick<Table, 'comingsBefore'> {
  const match = lastMatch({ ...table, comings });
  if (match === undefined || comings.length === 0) return {};
  const all = [...Object.entries(before), [match.id, comings] as const];
  return { comingsBefore: Object.fromEntries(all.slice(-mostBefore)) };
}

function begin(table: Table, match: MatchInfo, faces: Faces, fill: Level, manners: readonly Manner[]): Table {
  const { endedFor: _ended, ...fresh } = table;
  const seats = table.seats.map(({ standIn: _before, voted: _voted, offer: _offer, ...seat }, at) =>
    isFree(table, seat)
      ? {
          ...seat,
          level: seat.level ?? fill,
          manner: seat.level === null ? usualManner(manners, at) : (seat.manner ?? null),
        }
      : seat,
  );
  const held = heldSoFar({ ...table, held: [] });
  const began = sittersAt({ ...table, seats }, faces);
  const before = lastMatch(table);
  const first = table.matches.at(-2);
  const sat = sittersWithLater(table);
  const same = first !== undefined && isDeepStrictEqual(sittersOf(table, first.id), sat);
  const earlier =
    before === undefined || sat === undefined || same ? {} : { earlier: { ...table.earlier, [before.id]: sat } };
  const matches = [...table.matches, wouldCount(table) ? { ...match, counts: true as const } : match];
  return {
    ...fresh,
    ...earlier,
    ...comingsBefore(table),
    status: 'playing',
    seats,
    began,
    comings: [],
    held,
    requests: [],
    upcoming: null,
    matches,
  };
}
