import type { Seat } from '@orrery/kernel';
import { scoreOf } from '../rules/end.ts';
import { planetsOwned } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { isShip } from '../rules/things.ts';
import { roundsLeft } from './force.ts';
import { fleetWorth } from './orders.ts';

/** Rounds in which a duel is still open, whatever the board says; and before the end it is played out. */
const OPENING = 8;
const CLOSING = 2;
/** How far behind in all that counts, in planets and in ships. */
const BEHIND = 3;
const PLANETS = 2;
const SHIPS = 3;

/** Is all lost, by what everybody sees on the board? With more than two only for who has neither planet nor ship left. */
export function isLost(s: State, me: Seat): boolean {
  if (s.n !== 2) return planetsOwned(s, me) === 0 && !s.uKind.some((kind, row) => s.uSeat[row] === me && isShip(kind));
  if (s.round <= OPENING || roundsLeft(s) <= CLOSING) return false;
  const other = 1 - me;
  return (
    planetsOwned(s, other) >= PLANETS * planetsOwned(s, me) &&
    scoreOf(s, other) >= BEHIND * scoreOf(s, me) &&
    fleetWorth(s, other) >= SHIPS * fleetWorth(s, me) + 1
  );
}
