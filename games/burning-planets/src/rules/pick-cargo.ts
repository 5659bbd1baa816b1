import type { Chance } from '@orrery/kernel';
import { type Board, cellOf, SIDES } from './board.ts';
import { refuseLoad, refuseUnload } from './cargo.ts';
import { ABOARD, CARRIER, DUE, giverOf, LEG, NO, SIGNED, STATE, takerOf, WIDE } from './contracts.ts';
import { kitAboard } from './holds.ts';
import type { Load, Move, Unload } from './moves.ts';
import { hasSpaceport } from './planets.ts';
import type { State } from './state.ts';
import { isOnAsteroid, KITS, kitNames, STATION } from './things.ts';
import { unitIn } from './units.ts';

/** A loading or unloading of a cargo ship that may be docked at `planet` (-1: is not); null if it finds none. */
export function pickCargo(s: State, board: Board, row: number, planet: number, chance: Chance): Move | null {
  const trade = planet < 0 ? null : pickGoods(s, row, planet, chance);
  if (trade !== null && chance.int(4, 'pick') > 0) return trade;
  if (chance.int(5, 'pick') === 0) return null;
  return kitAboard(s, row) >= 0 ? putDown(s, board, row, planet, chance) : takeUp(s, board, row, planet, chance);
}

/** All that goes ashore here, or now and then home again; else all that is due here. */
function pickGoods(s: State, row: number, planet: number, chance: Chance): Move | null {
  const by = s.uSeat[row]!;
  const ship = s.uNo[row]!;
  const owner = s.owner[planet]!;
  const deliver: number[] = [];
  const back: number[] = [];
  const contracts: number[] = [];
  for (let at = 0; at < s.contracts.length; at += WIDE) {
    if (s.contracts[at + CARRIER] !== ship || s.contracts[at + NO] === 0) continue;
    for (let leg = 0; leg < 2; leg++) {
      const state = s.contracts[at + LEG + leg];
      if (state === ABOARD && takerOf(s, at, leg) === owner) deliver.push(s.contracts[at + NO]!);
      if (state === ABOARD && owner === by && giverOf(s, at, leg) === by) back.push(s.contracts[at + NO]!);
      if (state === DUE && s.contracts[at + STATE] === SIGNED && giverOf(s, at, leg) === owner)
        contracts.push(s.contracts[at + NO]!);
    }
  }
  if (deliver.length > 0) return { t: 'unload', ship, to: { planet }, deliver, back: [], kit: false };
  if (back.length > 0 && chance.int(3, 'pick') === 0)
    return { t: 'unload', ship, to: { planet }, deliver: [], back, kit: false };
  if (contracts.length === 0) return null;
  const load: Load = { t: 'load', ship, from: { planet }, contracts, kit: null, reserve: false };
  return refuseLoad(s, by, load) === null ? load : null;
}

function putDown(s: State, board: Board, row: number, planet: number, chance: Chance): Move | null {
  const by = s.uSeat[row]!;
  const ship = s.uNo[row]!;
  const common = { t: 'unload', ship, deliver: [], back: [], kit: true } as const;
  const first = chance.int(SIDES, 'pick');
  for (let k = 0; k < SIDES; k++) {
    const cell = board.near[SIDES * s.uCell[row]! + ((first + k) % SIDES)]!;
    if (cell < 0) continue;
    const move: Unload = { ...common, to: { cell: cellOf(board, cell) } };
    if (refuseUnload(s, by, move) === null) return move;
  }
  if (planet < 0 || chance.int(4, 'pick') > 0) return null;
  const move: Unload = { ...common, to: { planet } };
  return refuseUnload(s, by, move) === null ? move : null;
}

function takeUp(s: State, board: Board, row: number, planet: number, chance: Chance): Move | null {
  const by = s.uSeat[row]!;
  const ship = s.uNo[row]!;
  if (planet >= 0 && s.owner[planet] === by && hasSpaceport(s, planet)) {
    const kit = chance.int(KITS, 'pick');
    const reserve = s.reserve[KITS * by + kit]! > 0;
    const move: Load = { t: 'load', ship, from: { planet }, contracts: [], kit: kitNames[kit]!, reserve };
    if (refuseLoad(s, by, move) === null) return move;
  }
  // A bluff now and then, where somebody lives.
  if (planet >= 0 && s.owner[planet]! >= 0 && chance.int(8, 'pick') === 0)
    return { t: 'load', ship, from: { planet }, contracts: [], kit: null, reserve: false };
  if (chance.int(3, 'pick') > 0) return null;
  for (let d = 0; d < SIDES; d++) {
    const cell = board.near[SIDES * s.uCell[row]! + d]!;
    const there = unitIn(s, cell);
    if (there < 0 || s.uSeat[there] !== by) continue;
    if (s.uKind[there] === STATION || isOnAsteroid(s.uKind[there]!))
      return { t: 'load', ship, from: { cell: cellOf(board, cell) }, contracts: [], kit: null, reserve: false };
  }
  return null;
}
