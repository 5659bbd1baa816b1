import type { Seat } from '@orrery/kernel';
import type { Board } from '../rules/board.ts';
import { defencesOn, planetAt, structuresOn, tallied } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { worthOf } from '../rules/tables.ts';
import { CARGO, FOREST, isDefence, isOnAsteroid, MOUNTAIN } from '../rules/things.ts';
import { isSignedBetween } from './papers.ts';

/** What a planet is worth to whoever takes it: its points (BP-E5), and its nature. */
export function prizeOf(s: State, planet: number): number {
  return 100 + 5 * s.options.incomeFactor * (tallied(s, planet, FOREST) + tallied(s, planet, MOUNTAIN));
}

/** What the destruction of a unit is worth to a seat; 0 for a carrier that works for it. */
export function bountyOf(s: State, board: Board, seat: Seat, row: number): number {
  const kind = s.uKind[row]!;
  const owner = s.uSeat[row]!;
  const worth = worthOf(s, owner, kind);
  if (kind === CARGO) return isSignedBetween(s, s.uNo[row]!, seat, owner) ? 0 : 2 * worth;
  if (isOnAsteroid(kind)) return worth + 10 * s.options.incomeFactor;
  if (!isDefence(kind)) return worth;
  const planet = planetAt(s, board, s.uCell[row]!);
  return worth + (0.4 * prizeOf(s, planet)) / defencesOn(s, planet);
}

/** What one razing on an undefended planet is worth: the fewer are left, the nearer the conquest. */
export function razePrize(s: State, planet: number): number {
  return 12 + (0.5 * prizeOf(s, planet)) / structuresOn(s, planet);
}
