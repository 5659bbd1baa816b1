import type { Game, Kind, Observer, Seat } from './game.ts';

/** Everybody who looks at a match: the seats and the table. */
export function observersOf(seats: number): Observer[] {
  return [...Array(seats).keys(), 'table'];
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

/**
 * Undo is derived, not declared: a move may be taken back while it drew nothing and told nobody else anything new.
 * (What was done since is for the course of the match to see.)
 */
export function isQuiet<K extends Kind>(
  game: Game<K>,
  seats: number,
  by: Seat,
  before: K['state'],
  after: K['state'],
  events: readonly K['event'][],
  draws: number,
): boolean {
  if (draws > 0 || game.result(after) !== null) return false;
  const others = observersOf(seats).filter((who) => who !== by);
  if (events.some((event) => others.some((who) => game.tell(event, who) !== null))) return false;
  const shown = (s: K['state'], who: Observer) =>
    JSON.stringify([game.actors(s), game.awaited(s, who), who === 'table' || game.asks?.(s, who), game.view(s, who)]);
  return others.every((who) => shown(before, who) === shown(after, who));
}
