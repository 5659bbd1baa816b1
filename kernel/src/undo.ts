import type { Game, Kind, Observer, Seat } from './game.ts';

const bySeats: Observer[][] = [];

/** Everybody who looks at a match: the seats and the table. */
export function observersOf(seats: number): readonly Observer[] {
  bySeats[seats] ??= [...Array(seats).keys(), 'table'];
  return bySeats[seats];
}

/**
 * Where a game lets moves that others saw be taken back (`retractable`): may this one, which drew nothing and after which the
 * same seats are awaited as before?
 */
export function isRetractable<K extends Kind>(
  game: Game<K>,
  before: K['state'],
  after: K['state'],
  events: readonly K['event'][],
  draws: number,
): boolean {
  if (draws > 0 || game.retractable?.(events) !== true || game.result(after) !== null) return false;
  return String(game.awaited(before)) === String(game.awaited(after));
}

/** May a move be taken back where all agree? It drew nothing, ended nothing, and nothing hidden came of it. */
export function isRetrievable<K extends Kind>(
  game: Game<K>,
  after: K['state'],
  events: readonly K['event'][],
  draws: number,
): boolean {
  if (draws > 0 || game.result(after) !== null) return false;
  return game.revealsNothing?.(events) ?? game.retractable?.(events) ?? false;
}

/** Who of all observers is told anything of these events. */
export function hearersOf<K extends Kind>(game: Game<K>, seats: number, events: readonly K['event'][]): Set<Observer> {
  const hearers = new Set<Observer>();
  for (const who of observersOf(seats)) if (events.some((event) => game.tell(event, who) !== null)) hearers.add(who);
  return hearers;
}

/**
 * Undo is derived, not declared: a move may be taken back while it drew nothing, ended nothing and told nobody else anything.
 * Who is told nothing sees no change, nor is asked another question: that is the law `changesAreTold` of every game, and is
 * not looked at again here. (What was done since is for the course of the match to see.)
 */
export function isQuiet<K extends Kind>(
  game: Game<K>,
  by: Seat,
  after: K['state'],
  hearers: ReadonlySet<Observer>,
  draws: number,
): boolean {
  if (draws > 0 || game.result(after) !== null) return false;
  return hearers.size === (hearers.has(by) ? 1 : 0);
}
