import type { Seat } from '@orrery/kernel';
import type { Cell, Move } from '../../rules/moves.ts';
import type { View } from '../../rules/seen.ts';
import type { Touches } from '../choices.ts';
import { far } from '../map/hex.ts';

/** One of the cells where the asteroid may lie, as chance has it. */
export function anyPlace(touches: Touches, chance: () => number): Move | null {
  const moves = [...touches.values()];
  return moves[Math.floor(chance() * moves.length)] ?? null;
}

/** Where a first cannon does well: on an edge, which only two ships reach at once, and away from the others' homes. */
export function goodPlace({ planets }: View, me: Seat, touches: Touches): Move | null {
  const home = planets.find(({ owner, start }) => start && owner === me);
  const others = planets.filter(({ owner, start }) => start && owner !== me);
  if (home === undefined) return null;
  const isCorner = ({ q, r }: Cell) => {
    const [dq, dr] = [q - home.centre.q, r - home.centre.r];
    return dq === 0 || dr === 0 || dq + dr === 0;
  };
  const worth = (cell: Cell) =>
    Math.min(...others.map(({ centre }) => far(centre, cell))) - (isCorner(cell) ? 1000 : 0);
  const moves = [...touches.values()].flatMap((move) => (move.t === 'placeCannon' ? [move] : []));
  return moves.reduce<Move | null>(
    (best, move) => (best?.t === 'placeCannon' && worth(best.cell) >= worth(move.cell) ? best : move),
    null,
  );
}
