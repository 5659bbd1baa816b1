import type { Chance, Emit, Seat } from '@orrery/kernel';
import { adjacent, type Board, cellAt, cellOf } from './board.ts';
import type { Event } from './events.ts';
import type { PlaceCannon, Refusal } from './moves.ts';
import { centreOf, groundOf, innerOf, isBorder, isFreeGround, orbitOf, planetAt, tallied, tally } from './planets.ts';
import { shiftSeen } from './purse.ts';
import type { State } from './state.ts';
import { bagAt, boardOf, tablesOf } from './tables.ts';
import { CANNON, EMPTY, FOREST, MOUNTAIN, SMALL, SPACEPORT } from './things.ts';
import { beginTurn } from './turn.ts';
import { addUnit } from './units.ts';

/** The start planet of a seat: they were made first, in turn order (BP-S3). */
export function startPlanet(s: State, seat: Seat): number {
  return (seat - s.first + s.n) % s.n;
}

/** BP-S13. */
export function refuseCannon(s: State, by: Seat, move: PlaceCannon): Refusal | null {
  const board = boardOf(s);
  const planet = startPlanet(s, by);
  const cell = cellAt(board, move.cell);
  if (cell < 0 || planetAt(s, board, cell) !== planet || cell === centreOf(s, board, planet)) return 'E_CELL';
  if (!isBorder(s, board, planet, cell)) return 'E_BORDER';
  return isFreeGround(s, cell) ? null : 'E_OCCUPIED';
}

/** BP-S13, BP-S14; after the last cannon BP-S15. */
export function placeCannon(s: State, by: Seat, move: PlaceCannon, chance: Chance, emit: Emit<Event>): void {
  const board = boardOf(s);
  const planet = startPlanet(s, by);
  const cell = cellAt(board, move.cell);
  addUnit(s, board, CANNON, by, cell);
  emit?.({ t: 'cannonPlaced', seat: by, planet, cell: move.cell });
  if (s.options.startForce === 'outpost') raiseOutpost(s, board, by, cell, emit);
  stockUp(s, by, planet, emit);
  s.toAct = (by + 1) % s.n;
  if (s.toAct !== s.first) return;
  s.stage = 'play';
  s.round = 1;
  beginTurn(s, s.first, chance, emit);
}

/** BP-S14: the yield of `startTurns` turns. The option counts in tens of what the data set says. */
function stockUp(s: State, seat: Seat, planet: number, emit: Emit<Event>): void {
  const { yields, set } = tablesOf(s.options);
  const turns = Math.floor((set.startTurns * s.options.startTurns) / 10);
  for (const thing of [FOREST, MOUNTAIN]) shiftSeen(s, seat, yields, 4 * thing, turns * tallied(s, planet, thing));
  emit?.({ t: 'stocked', seat, bag: bagAt(s.stock, 4 * seat) });
}

/** Option `startForce: outpost`. */
function raiseOutpost(s: State, board: Board, seat: Seat, cannon: number, emit: Emit<Event>): void {
  const planet = startPlanet(s, seat);
  const inner = innerOf(s, board, planet);
  const port = [...inner, ...groundOf(s, board, planet)].find((cell) => isFreeGround(s, cell))!;
  s.at[port] = SPACEPORT;
  tally(s, planet, SPACEPORT, 1);
  const ships: { ship: number; cell: ReturnType<typeof cellOf> }[] = [];
  for (const cell of orbitOf(s, board, planet)) {
    if (ships.length === 2 || s.at[cell] !== EMPTY || !adjacent(board, cell, cannon)) continue;
    addUnit(s, board, SMALL, seat, cell);
    ships.push({ ship: s.ships, cell: cellOf(board, cell) });
  }
  emit?.({ t: 'outpostRaised', seat, planet, spaceport: cellOf(board, port), ships });
}
