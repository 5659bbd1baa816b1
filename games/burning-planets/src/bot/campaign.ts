import type { Board } from '../rules/board.ts';
import type { Move } from '../rules/moves.ts';
import { planetAt } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { isDefence, THINGS } from '../rules/things.ts';
import { oddsTable } from './force.ts';
import type { Orders } from './orders.ts';
import { BOLDNESS, CAUTION, sailBy } from './sail.ts';
import { FAR, type Ways } from './ways.ts';

/** So near a planet its defences are what one goes for. */
const THERE = 2;

/** Goes to a planet, and there round to its defences; `caution` on the way. */
export function besiege(
  s: State,
  board: Board,
  row: number,
  { target, ways, ready }: Orders,
  caution: number,
): Move | null {
  const steps = ways.toPlanet(s, target);
  const isMark = (other: number) => isDefence(s.uKind[other]!) && planetAt(s, board, s.uCell[other]!) === target;
  const defence = steps[s.uCell[row]!]! > THERE ? -1 : nearest(s, row, ways, isMark);
  if (defence < 0) return sailBy(s, board, row, steps, 0, caution);
  return sailBy(s, board, row, ways.toCell(s, defence), 1, ready ? BOLDNESS : CAUTION);
}

/** Where no foreign planet is left, what still flies or stands in space is sought out (BP-E2). */
export function hunt(s: State, board: Board, row: number, ways: Ways): Move | null {
  const prey = nearest(s, row, ways, (other) => s.uSeat[other] !== s.uSeat[row]);
  return prey < 0 ? null : sailBy(s, board, row, ways.toCell(s, prey), 1, BOLDNESS);
}

/** The cell of the nearest such unit that a ship can hurt, -1 if there is none. */
function nearest(s: State, row: number, ways: Ways, isMark: (other: number) => boolean): number {
  const odds = oddsTable(s);
  let best = -1;
  let least = FAR;
  for (let other = 0; other < s.uKind.length; other++) {
    if (odds[s.uKind[row]! * THINGS + s.uKind[other]!] === 0 || !isMark(other)) continue;
    const cell = s.uCell[other]!;
    const far = ways.toCell(s, cell)[s.uCell[row]!]!;
    if (far < least) {
      least = far;
      best = cell;
    }
  }
  return best;
}
