import { type Board, SIDES } from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';
import { EMPTY, isShip, UNIT } from '../../rules/things.ts';

/** Farther than any cell of a board, or no way at all. */
export const FAR = 0xffff;

/** By cell: how many steps of a ship it is to a goal, as things stand now (BP-P22); the goal itself may be taken. */
export function stepsTo(s: State, board: Board, row: number, goal: number): Uint16Array {
  const { near } = board;
  const { at, uSeat, uKind } = s;
  const steps = new Uint16Array(board.cells).fill(FAR);
  const found = [goal];
  steps[goal] = 0;
  for (let next = 0; next < found.length; next++) {
    const cell = found[next]!;
    for (let side = SIDES * cell; side < SIDES * cell + SIDES; side++) {
      const beside = near[side]!;
      if (beside < 0 || steps[beside] !== FAR) continue;
      const code = at[beside]!;
      const own = code >= UNIT && uSeat[code - UNIT] === uSeat[row] && isShip(uKind[code - UNIT]!);
      if (code !== EMPTY && !own) continue;
      steps[beside] = steps[cell]! + 1;
      found.push(beside);
    }
  }
  return steps;
}
