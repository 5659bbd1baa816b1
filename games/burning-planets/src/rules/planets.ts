import type { Seat } from '@orrery/kernel';
import type { Board } from './board.ts';
import { NOBODY, type State } from './state.ts';
import { tablesOf } from './tables.ts';
import { FURNACE, GROUND, isDefence, SPACEPORT, UNIT } from './things.ts';

/** Things are tallied by their number from FURNACE on; all defences together come last. */
export const TALLIES = 6;
const DEFENCES = 5;

export function tallied(s: State, planet: number, thing: number): number {
  return s.tally[TALLIES * planet + thing - FURNACE]!;
}
export function defencesOn(s: State, planet: number): number {
  return s.tally[TALLIES * planet + DEFENCES]!;
}
export function structuresOn(s: State, planet: number): number {
  const from = TALLIES * planet;
  return s.tally[from]! + s.tally[from + 1]! + s.tally[from + 2]! + s.tally[from + DEFENCES]!;
}
export function hasSpaceport(s: State, planet: number): boolean {
  return tallied(s, planet, SPACEPORT) > 0;
}
export function tally(s: State, planet: number, thing: number, by: number): void {
  s.tally[TALLIES * planet + (isDefence(thing) ? DEFENCES : thing - FURNACE)]! += by;
}

export function radiusOf(s: State, planet: number): number {
  return tablesOf(s.options).radius[s.size[planet]!]!;
}

/** The planet whose ground a cell is, -1 for space (BP-G6). */
export function planetAt(s: State, board: Board, cell: number): number {
  const planet = s.planetIn[board.panelOf[cell]!]!;
  return planet >= 0 && board.ring[cell]! <= radiusOf(s, planet) ? planet : -1;
}

/** The planet in whose orbit a cell is, -1 if in none (BP-G9, BP-G10). */
export function orbitAt(s: State, board: Board, cell: number): number {
  const planet = s.planetIn[board.panelOf[cell]!]!;
  return planet >= 0 && board.ring[cell]! === radiusOf(s, planet) + 1 ? planet : -1;
}

/** Inner and border cells, in canonical order: all but the centre. */
export function groundOf(s: State, board: Board, planet: number): readonly number[] {
  return board.within[s.panel[planet]!]![radiusOf(s, planet)]!;
}
export function innerOf(s: State, board: Board, planet: number): readonly number[] {
  return board.within[s.panel[planet]!]![radiusOf(s, planet) - 1]!;
}
export function borderOf(s: State, board: Board, planet: number): readonly number[] {
  return board.rings[s.panel[planet]!]![radiusOf(s, planet)]!;
}
export function orbitOf(s: State, board: Board, planet: number): readonly number[] {
  return board.rings[s.panel[planet]!]![radiusOf(s, planet) + 1]!;
}
/** BP-G11. */
export function verticesOf(s: State, board: Board, planet: number): readonly number[] {
  return board.corners[s.panel[planet]!]![radiusOf(s, planet) + 1]!;
}
export function isBorder(s: State, board: Board, planet: number, cell: number): boolean {
  return board.ring[cell] === radiusOf(s, planet);
}
export function centreOf(s: State, board: Board, planet: number): number {
  return board.panels[s.panel[planet]!]!.centre;
}

/** The thing that stands in a cell of a planet, nature included; -1 where nothing does. */
export function thingIn(s: State, cell: number): number {
  const code = s.at[cell]!;
  return code >= UNIT ? s.uKind[code - UNIT]! : code >= FURNACE ? code : -1;
}

export function isPlanet(s: State, planet: number): boolean {
  return planet >= 0 && planet < s.panel.length;
}
export function isFreeGround(s: State, cell: number): boolean {
  return s.at[cell] === GROUND;
}

export function planetsOwned(s: State, seat: Seat): number {
  let count = 0;
  for (let planet = 0; planet < s.owner.length; planet++) if (s.owner[planet] === seat) count++;
  return count;
}
export function isUninhabited(s: State, planet: number): boolean {
  return s.owner[planet] === NOBODY;
}
