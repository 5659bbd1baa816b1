import type { Seat } from '@orrery/kernel';
import { no, type Outcome, yes } from '../outcome.ts';
import { drawSecret, sameSecret } from '../secrets.ts';
import { heldSoFar, heldTooOften, lookedThrough, seatToReturnTo } from './held.ts';
import { belongs, isFree, seatsHeld, type Table, type TableSeat, withHost } from './table.ts';

/** So long a link by which a seat changes hands can be used: milliseconds. */
const lasts = 15 * 60_000;

/** Whoever holds a seat, or left it to a bot, makes a link by which one other person, or device, has it: once. */
export function offerSeat(table: Table, person: string, seat: Seat, now: number): Outcome<Table> {
  const own = seatsHeld(table, person).includes(seat) || seatToReturnTo(table, person) === seat;
  if (!own) return no(belongs(table, person) ? 'NOT_YOUR_SEAT' : 'NO_SUCH_TABLE');
  if (table.status === 'over') return no('NOT_STARTED');
  const offer = { link: drawSecret(), by: person, until: now + lasts };
  return yes({ ...table, seats: table.seats.map((each, at) => (at === seat ? { ...each, offer } : each)) });
}

/** The seat that this link hands on, whether or not it still does; null: none. */
export function seatOffered(table: Table, link: string | undefined): Seat | null {
  const at = table.seats.findIndex(({ offer }) => sameSecret(link, offer?.link));
  return at < 0 ? null : at;
}

/** Somebody comes with the link of an offered seat: they have it, and the link is used up. */
export function takeOffered(table: Table, seat: Seat, person: string, now: number): Outcome<Table> {
  const before = table.seats[seat];
  if (before?.offer === undefined || before.offer.until < now) return no('LINK_ENDED');
  // Who offered it may have lost it meanwhile, to whom it was not theirs to hand on.
  if (before.holder !== before.offer.by && !isFree(table, before)) return no('SEAT_TAKEN');
  const own = lookedThrough(table, person);
  if (own.length === 0 && heldTooOften(table)) return no('NO_TAKEOVER');
  if (own.length > 0 && !own.includes(seat)) return no('SEEN_ANOTHER_SEAT');
  if (table.locked !== undefined && own.length === 0) return no('LOCKED');
  const { offer, standIn: _bot, voted: _voted, ...rest } = before;
  const since = table.matches.length - (table.status === 'playing' ? 1 : 0);
  const sat: TableSeat = { ...rest, ...{ holder: person, level: null, manner: null, since, sat: now, gone: false } };
  const seats = table.seats.map((each, at) => (at === seat ? sat : each));
  const held = table.status === 'playing' ? heldSoFar({ ...table, held: heldSoFar(table), seats }) : (table.held ?? []);
  const requests = (table.requests ?? []).filter((each) => each.person !== person);
  const next = { ...table, seats, held, requests };
  // The host's part goes along, unless the giver still sits here.
  const hosts = table.host === offer.by && !seats.some(({ holder }) => holder === offer.by);
  return yes(hosts || table.host === null ? withHost(next, person) : next);
}
