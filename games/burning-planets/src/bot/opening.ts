import type { Chance, Seat } from '@orrery/kernel';
import { legalCells } from '../rules/asteroids.ts';
import { type Board, cellOf, distance, SIDES } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { startPlanet } from '../rules/opening.ts';
import { borderOf, centreOf, isFreeGround, planetAt } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';

/** Asteroids as near to one's own planet as they may lie; the cannon where fewest ships can come at it, towards the others. */
export function openingMove(s: State, board: Board, by: Seat, chance: Chance): Move {
  const own = startPlanet(s, by);
  if (s.stage === 'asteroids') {
    const far = (cell: number) => distance(board, cell, centreOf(s, board, own));
    const cells = legalCells(s, board, s.drawnPanel);
    return { t: 'placeAsteroid', cell: cellOf(board, lowest(cells, far, chance)) };
  }
  const exposed = (cell: number) => {
    let sides = 0;
    for (let d = 0; d < SIDES; d++) {
      const beside = board.near[SIDES * cell + d]!;
      if (beside >= 0 && planetAt(s, board, beside) < 0) sides++;
    }
    let nearest = board.cells;
    for (let seat = 0; seat < s.n; seat++)
      if (seat !== by) nearest = Math.min(nearest, distance(board, cell, centreOf(s, board, startPlanet(s, seat))));
    return 100 * sides + nearest;
  };
  const free = borderOf(s, board, own).filter((cell) => isFreeGround(s, cell));
  return { t: 'placeCannon', cell: cellOf(board, lowest(free, exposed, chance)) };
}

function lowest(cells: readonly number[], score: (cell: number) => number, chance: Chance): number {
  const scores = cells.map(score);
  const least = Math.min(...scores);
  const best = cells.filter((_, i) => scores[i] === least);
  return best[chance.int(best.length, 'think')]!;
}
