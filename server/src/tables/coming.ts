import type { Level, Seat } from '@orrery/kernel';
import type { JoinTable } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';
import { drawSecret, sameSecret } from '../secrets.ts';
import { withoutAgreement } from './counting.ts';
import { isInvited, refusedToSee, requestOf, shownOutFrom } from './door.ts';
import { seatOffered, takeOffered } from './handing-on.ts';
import { heldSoFar, heldTooOften, lookedThrough } from './held.ts';
import {
  belongs,
  hasFreeSeat,
  isFree,
  lastMatch,
  type SeatRequest,
  type Table,
  type TableSeat,
  takeoverOf,
  withHost,
} from './table.ts';

/** How many may wait for an answer at once, and how many noes are remembered. */
const mostWaiting = 12;
const mostAnswered = 50;

/** Who was told no may ask again after so long: milliseconds. */
const askAgainAfter = 5 * 60_000;

/** Who plays for somebody who is not there. */
const standInLevel: Level = 'normal';

/**
 * A person takes a free seat, or asks the host for it: in a running match as the table's `takeover` says, and always if the
 * host has removed them. Who already sits here keeps the seat they have; who left one of this match to a bot may come back
 * to it, and to no other.
 */
export function join(table: Table, person: string, asked: JoinTable, now: number): Outcome<Table> {
  if (table.seats.some((each) => each.holder === person)) return yes(table);
  const refused = refusedToSee(table, person, asked.link);
  if (refused !== null) return no(refused);
  if (table.closed) return no('TABLE_CLOSED');
  const removed = shownOutFrom(table, person) !== undefined;
  // Whom the host has removed nobody else can let in again.
  const offered = removed ? null : seatOffered(table, asked.link);
  if (offered !== null) return takeOffered(table, offered, person, now);
  const own = lookedThrough(table, person);
  const request = requestOf(table, person);
  const seat = seatFor(table, asked, request, own);
  if (!seat.ok) return seat;
  const at = seat.value;
  const welcome = request?.answer === 'yes' || table.host === person || (own.length > 0 && !removed);
  if (welcome) return yes(sit(table, at, person, now));
  if (table.locked !== undefined) return no('LOCKED');
  const running = table.status === 'playing';
  if (running && takeoverOf(table) === 'nobody') return no('NO_TAKEOVER');
  const asks = running && (takeoverOf(table) === 'ask' || heldTooOften(table) || !isInvited(table, asked.link));
  if (!removed && !asks) return yes(sit(table, at, person, now));
  const named = keptFor(table, asked.link) ?? asked.seat ?? null;
  return ask(table, { id: drawSecret(), person, seat: named, at: now, answer: null });
}

/** The free seat this person may take: one of their `own` of this match, the one they name, or any. */
function seatFor(
  table: Table,
  { link, seat: named }: JoinTable,
  request: SeatRequest | undefined,
  own: readonly Seat[],
): Outcome<Seat> {
  const granted = request?.answer === 'yes';
  // A yes is a yes to the seat that was asked for.
  const wanted = (granted ? request.seat : null) ?? keptFor(table, link) ?? named ?? null;
  const invited = granted || own.length > 0 || isInvited(table, link);
  const fits = (at: Seat) => {
    const each = table.seats[at];
    return each !== undefined && isFree(table, each) && (each.kind === 'open' || invited);
  };
  if (own.length > 0) {
    const back = own.find((at) => fits(at) && (wanted === null || wanted === at));
    return back === undefined ? no('SEEN_ANOTHER_SEAT') : yes(back);
  }
  if (wanted !== null) return fits(wanted) ? yes(wanted) : no('SEAT_TAKEN');
  const free = [...table.seats.keys()].filter(fits);
  const open = free.find((at) => table.seats[at]?.kind === 'open') ?? free[0];
  return open === undefined ? no('NO_FREE_SEAT') : yes(open);
}

/** The seat whose own link this is. */
function keptFor(table: Table, link: string | undefined): Seat | null {
  const at = table.seats.findIndex((each) => sameSecret(link, each.link));
  return at < 0 ? null : at;
}

function ask(table: Table, request: SeatRequest): Outcome<Table> {
  const before = requestOf(table, request.person);
  const left = before?.answer === 'no' ? (before.refused ?? request.at) + askAgainAfter - request.at : 0;
  if (left > 0) return no('ASKED_NO', { after: Math.ceil(left / 1000) });
  const others = (table.requests ?? []).filter((each) => each !== before);
  if (before !== undefined) {
    if (before.seat === request.seat && before.answer !== 'no') return yes(table);
    // Another seat is another question: a yes that is on its way to the old one must not meet it.
    return yes({ ...table, requests: [...others, request] });
  }
  if (others.filter(({ answer }) => answer === null).length >= mostWaiting) return no('TOO_MANY_ASK');
  return yes({ ...table, requests: [...others, request] });
}

/** Who asks may think better of it; a no stands. */
export function takeBackRequest(table: Table, person: string): Outcome<Table> {
  const mine = requestOf(table, person);
  if (mine === undefined) return no('NO_SUCH_TABLE');
  if (mine.answer === 'no') return yes(table);
  return yes({ ...table, requests: table.requests?.filter((each) => each !== mine) ?? [] });
}

/** The host says yes, and who asked may come and sit down; or no, for a while. */
export function answerRequest(table: Table, id: string, granted: boolean, now: number): Outcome<Table> {
  const asked = table.requests?.find((each) => each.id === id && each.answer !== 'no');
  if (asked === undefined) return no('NO_SUCH_REQUEST');
  if (granted && !hasFreeSeat(table)) return no('NO_FREE_SEAT');
  const answered: SeatRequest = granted ? { ...asked, answer: 'yes' } : { ...asked, answer: 'no', refused: now };
  const requests = (table.requests ?? []).map((each) => (each === asked ? answered : each));
  const stale = requests.filter(({ answer }) => answer === 'no').slice(0, -mostAnswered);
  const shownOut = (table.shownOut ?? []).filter((each) => !granted || each.person !== asked.person);
  return yes({ ...table, requests: requests.filter((each) => !stale.includes(each)), shownOut });
}

/** A person goes. In a match a bot stands in for them; the host's part goes to whoever sits here still. */
export function leave(table: Table, person: string): Outcome<Table> {
  return belongs(table, person) ? yes(vacate(table, person)) : no('NO_SUCH_TABLE');
}

/** The same table without this person. */
export function vacate(table: Table, person: string): Table {
  const level: Level | null = table.status === 'playing' ? standInLevel : null;
  const seats = table.seats.map((each): TableSeat => {
    if (each.holder !== person) return each;
    const { standIn: _bot, voted: _voted, offer: _offer, chose: _chose, ...seat } = each;
    const kind = seat.kind === 'link' ? 'link' : 'open';
    return { ...seat, kind, name: null, level, holder: null, ready: false };
  });
  const heir = seats.find((seat) => seat.holder !== null)?.holder ?? null;
  const host = table.host === person ? heir : table.host;
  // With nobody left bots would play for nobody: the match ends where it stands.
  const status = host === null && table.status === 'playing' ? 'over' : table.status;
  const held = table.status === 'playing' ? heldSoFar(table) : [];
  return { ...withHost(withoutAgreement(table, person), host), seats, status, held };
}

/** A bot plays for a person, in all their seats, or they play again themselves. */
export function letBotPlay(table: Table, person: string, bot: boolean): Outcome<Table> {
  if (!table.seats.some(({ holder }) => holder === person)) return no('NOT_YOUR_SEAT');
  if (table.status !== 'playing') return no('NOT_STARTED');
  if (table.seats.every(({ holder, standIn }) => holder !== person || (standIn !== undefined) === bot))
    return yes(table);
  const seats = table.seats.map((each): TableSeat => {
    if (each.holder !== person) return each;
    const { standIn: _bot, voted: _voted, ...seat } = each;
    return bot ? { ...seat, standIn: standInLevel } : seat;
  });
  return yes({ ...table, seats });
}

/** The others let a bot play for somebody who is away, until they play again themselves. */
export function standInFor(table: Table, person: string, match: string): Outcome<Table> {
  if (lastMatch(table)?.id !== match) return no('NOT_STARTED');
  const played = letBotPlay(table, person, true);
  if (!played.ok || played.value === table) return played;
  const seats = played.value.seats.map((seat, at): TableSeat => {
    return seat.standIn !== undefined && table.seats[at]?.standIn === undefined ? { ...seat, voted: true } : seat;
  });
  return yes({ ...played.value, seats });
}

function sit(table: Table, at: Seat, person: string, now: number): Table {
  const since = table.matches.length - (table.status === 'playing' ? 1 : 0);
  const sat = { holder: person, level: null, manner: null, ready: false, since, sat: now, gone: false };
  // From now on it is a seat for people.
  const seats = table.seats.map((seat, i) =>
    i === at ? { ...seat, ...sat, kind: seat.kind === 'bot' ? 'link' : seat.kind } : seat,
  );
  const held = table.status === 'playing' ? heldSoFar({ ...table, seats }) : [];
  const requests = (table.requests ?? []).filter((each) => each.person !== person);
  // Whoever comes to a table that everybody had left has it now.
  return { ...withHost(table, table.host ?? person), seats, held, requests };
}
