import type { Seat } from './game.ts';

/**
 * left, removed (by the host): a bot plays on. took: somebody plays a seat that another, or a bot, began. back: who had played it
 * before plays it again. bot: its person lets a bot play for now. voted: they were away, and the others let a bot play for them.
 * ended: they were away, and the others ended the match. forfeited: they were away from a table of a tournament, and lost.
 * late: their time ran out, and what the rules have for that was played. tookBack: they took back a move that was seen, and all
 * agreed. vacation: they are on vacation, `until` then. rested: their vacation is over. stayed: the match was over, somebody asked
 * for another one, and they did not want it.
 */
export const comingKinds = [
  ...(['left', 'removed', 'took', 'back', 'bot', 'voted', 'ended', 'forfeited', 'late'] as const),
  ...(['tookBack', 'vacation', 'rested', 'stayed'] as const),
] as const;

/**
 * Somebody came to a seat of a match, or went. Not of its log, which the rules make, but read with it: it stands after all that was
 * told until then.
 */
export interface MatchComing {
  readonly t: (typeof comingKinds)[number];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: Seat;
  /** Who came or went; null: they had no name. */
  readonly name: string | null;
  /** With `vacation`: milliseconds since 1970. */
  readonly until?: number | undefined;
  /** They had their data deleted since. */
  readonly gone?: true | undefined;
  /** Their name is kept back: they began in the seat, and are called as it is. */
  readonly veiled?: true | undefined;
}

/** Are these comings and goings at so many seats, whatever came in? */
export function areComings(raw: unknown, seats: number): raw is readonly MatchComing[] {
  return Array.isArray(raw) && raw.every((each) => isComing(each, seats));
}

function isComing(raw: unknown, seats: number): raw is MatchComing {
  if (typeof raw !== 'object' || raw === null) return false;
  const { t, at, seat, name, until, gone, veiled } = raw as MatchComing;
  if (!comingKinds.includes(t) || !isTime(at) || (until !== undefined && !isTime(until))) return false;
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return false;
  if (![gone, veiled].every((mark) => mark === undefined || mark === true)) return false;
  return name === null || typeof name === 'string';
}

/** What a calendar can show: beyond that a date is none. */
const isTime = (raw: unknown): boolean => typeof raw === 'number' && Math.abs(raw) <= 8.64e15;
