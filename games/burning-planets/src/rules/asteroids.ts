import type { Chance, Emit, Seat } from '@orrery/kernel';
import { type Board, cellAt, cellOf, SIDES } from './board.ts';
import type { Event } from './events.ts';
import type { PlaceAsteroid, Refusal } from './moves.ts';
import { NONE, type State } from './state.ts';
import { boardOf } from './tables.ts';
import { ASTEROID, EMPTY } from './things.ts';

/** BP-S11: as many as there are panels, and the modifier die. */
export function beginAsteroids(s: State, board: Board, chance: Chance, emit: Emit<Event>): void {
  const { asteroidDie } = s.options;
  const roll = asteroidDie === 'none' ? 0 : 1 + chance.int(Number(asteroidDie.slice(1)), 'asteroid die');
  s.asteroidsLeft = board.panels.length + roll;
  s.toAct = s.first;
  emit?.({ t: 'asteroidCount', roll, total: s.asteroidsLeft });
  drawNext(s, board, chance, emit);
  if (s.options.asteroidPlacement === 'random')
    while (s.stage === 'asteroids') {
      const cells = legalCells(s, board, s.drawnPanel);
      putDown(s, cells[chance.int(cells.length, 'asteroid cell')]!, null, chance, emit);
    }
}

/** BP-S12: a space cell whose six neighbours are all on the board, space, and without an asteroid. */
function isLegal(s: State, board: Board, cell: number): boolean {
  if (s.at[cell] !== EMPTY) return false;
  for (let d = 0; d < SIDES; d++) {
    const near = board.near[SIDES * cell + d]!;
    if (near < 0 || s.at[near] !== EMPTY) return false;
  }
  return true;
}

export function legalCells(s: State, board: Board, panel: number): number[] {
  return board.whole[panel]!.filter((cell) => isLegal(s, board, cell));
}

function hasRoom(s: State, board: Board, panel: number): boolean {
  return board.whole[panel]!.some((cell) => isLegal(s, board, cell));
}

export function refuseAsteroid(s: State, move: PlaceAsteroid): Refusal | null {
  const board = boardOf(s);
  const cell = cellAt(board, move.cell);
  return cell >= 0 && board.panelOf[cell] === s.drawnPanel && isLegal(s, board, cell) ? null : 'E_CELL';
}

export function placeAsteroid(s: State, by: Seat, move: PlaceAsteroid, chance: Chance, emit: Emit<Event>): void {
  putDown(s, cellAt(boardOf(s), move.cell), by, chance, emit);
}

function putDown(s: State, cell: number, by: Seat | null, chance: Chance, emit: Emit<Event>): void {
  const board = boardOf(s);
  s.at[cell] = ASTEROID;
  s.asteroidsLeft--;
  emit?.({ t: 'asteroidPlaced', seat: by, cell: cellOf(board, cell) });
  s.toAct = (s.toAct + 1) % s.n;
  drawNext(s, board, chance, emit);
}

/** Draws a panel for the next asteroid; after the last, or where none fits any more, the cannons come. */
function drawNext(s: State, board: Board, chance: Chance, emit: Emit<Event>): void {
  if (s.asteroidsLeft === 0 || !board.panels.some((_, panel) => hasRoom(s, board, panel))) {
    s.asteroidsLeft = 0;
    s.drawnPanel = NONE;
    s.stage = 'cannons';
    s.toAct = s.first;
    emit?.({ t: 'asteroidsDone', first: s.first });
    return;
  }
  const draws: number[] = [];
  do draws.push(chance.int(board.panels.length, 'asteroid panel') + 1);
  while (!hasRoom(s, board, draws.at(-1)! - 1));
  s.drawnPanel = draws.at(-1)! - 1;
  emit?.({ t: 'asteroidDrawn', seat: s.toAct, draws });
}
