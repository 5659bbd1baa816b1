import type { Emit, Seat } from '@orrery/kernel';
import { adjacent, type Board, cellAt } from './board.ts';
import {
  ABOARD,
  bringBackLeg,
  CARRIER,
  DUE,
  deliverLeg,
  giverOf,
  goodsAt,
  HELD,
  isCovered,
  isOpen,
  LEG,
  loadLeg,
  NO,
  placeOfNo,
  SIGNED,
  STATE,
  takerOf,
} from './contracts.ts';
import type { Event, Lot } from './events.ts';
import { emptyHold, kitAboard, pickUp, reserveKit, stow } from './holds.ts';
import type { Cell, Load, Refusal, Unload } from './moves.ts';
import { hasSpaceport, isPlanet, isUninhabited, orbitAt, planetAt } from './planets.ts';
import { canPay, pay } from './purse.ts';
import type { State } from './state.ts';
import { bagAt, boardOf, costOf, priceAt, tablesOf } from './tables.ts';
import { ASTEROID, CARGO, EMPTY, isOnAsteroid, KITS, kitNames, kitOf, kitThings, STATION } from './things.ts';
import { addFresh, canSpend, refuseUnit, removeUnit, shipRow, spend, unitIn } from './units.ts';

/** What every loading and unloading asks of its ship. */
function refuseCarrier(s: State, by: Seat, row: number): Refusal | null {
  const refusal = refuseUnit(s, by, row);
  if (refusal !== null) return refusal;
  if (!canSpend(s, row, false)) return 'E_NO_ACTION';
  return s.uKind[row] === CARGO ? null : 'E_NOT_CARGO';
}

/** BP-P39, BP-P42, BP-P47. */
export function refuseLoad(s: State, by: Seat, move: Load): Refusal | null {
  const row = shipRow(s, move.ship);
  const refusal = refuseCarrier(s, by, row);
  if (refusal !== null) return refusal;
  const board = boardOf(s);
  if ('cell' in move.from) return refusePickUp(s, board, by, row, move.from.cell);
  const { planet } = move.from;
  if (!isPlanet(s, planet) || orbitAt(s, board, s.uCell[row]!) !== planet) return 'E_RANGE';
  return refuseGoods(s, by, move, planet) ?? refuseKit(s, by, row, move, planet);
}

function refuseGoods(s: State, by: Seat, move: Load, planet: number): Refusal | null {
  const giver = s.owner[planet]!;
  const due = move.contracts.map((no) => dueLeg(s, move.ship, no, giver));
  if (due.some((leg) => leg === null) || new Set(move.contracts).size < due.length) return 'E_CONTRACT';
  const legs = due as Aim[];
  if (legs.some(({ at, leg }) => s.contracts[at + HELD + leg] === 1)) return 'E_WITHHELD';
  if (!legs.every(({ at, leg }) => isCovered(s, at, leg))) return 'E_COST';
  // Of another's stock one knows only whether it covers each leg by itself; of one's own, all.
  return giver === by && !coversAll(s, by, legs, -1) ? 'E_COST' : null;
}

function refuseKit(s: State, by: Seat, row: number, move: Load, planet: number): Refusal | null {
  if (move.kit === null) return isUninhabited(s, planet) ? 'E_NOT_YOURS' : null;
  if (s.owner[planet] !== by) return 'E_NOT_YOURS';
  if (!hasSpaceport(s, planet)) return 'E_NO_SPACEPORT';
  if (kitAboard(s, row) >= 0) return 'E_HOLD_FULL';
  const kit = kitNames.indexOf(move.kit);
  if (move.reserve) return s.reserve[KITS * by + kit]! > 0 ? null : 'E_NO_KIT';
  const thing = kitThings[kit]!;
  if ((tablesOf(s.options).eventBars[s.roll]! >> thing) & 1) return 'E_EVENT';
  const legs = move.contracts.map((no) => dueLeg(s, move.ship, no, by) as Aim);
  return canPay(s, by, thing) && coversAll(s, by, legs, thing) ? null : 'E_COST';
}

/** A leg of a contract in the rows. */
interface Aim {
  readonly at: number;
  readonly leg: number;
}

/** The leg that a giver owes this ship under a contract. */
function dueLeg(s: State, ship: number, no: number, giver: Seat): Aim | null {
  const at = placeOfNo(s, no);
  if (at < 0 || s.contracts[at + CARRIER] !== ship || s.contracts[at + STATE] !== SIGNED) return null;
  for (let leg = 0; leg < 2; leg++)
    if (giverOf(s, at, leg) === giver && s.contracts[at + LEG + leg] === DUE) return { at, leg };
  return null;
}

/** Has a seat the goods of all these legs and, where it is none (-1), a thing's price? */
function coversAll(s: State, seat: Seat, legs: readonly Aim[], thing: number): boolean {
  const price = thing < 0 ? null : priceAt(s, seat, thing);
  for (let k = 0; k < 4; k++) {
    let sum = price === null ? 0 : tablesOf(s.options).costs[price + k]!;
    for (const { at, leg } of legs) sum += s.contracts[goodsAt(at, leg) + k]!;
    if (sum > s.stock[4 * seat + k]!) return false;
  }
  return true;
}

function refusePickUp(s: State, board: Board, by: Seat, row: number, from: Cell): Refusal | null {
  const cell = cellAt(board, from);
  if (!adjacent(board, s.uCell[row]!, cell)) return 'E_RANGE';
  const there = unitIn(s, cell);
  const isKit = there >= 0 && (s.uKind[there] === STATION || isOnAsteroid(s.uKind[there]!));
  if (isKit && s.uSeat[there] !== by) return 'E_NOT_YOURS';
  if (kitAboard(s, row) >= 0) return 'E_HOLD_FULL';
  return isKit ? null : 'E_NO_KIT';
}

export function load(s: State, by: Seat, move: Load, emit: Emit<Event>): void {
  const board = boardOf(s);
  const row = shipRow(s, move.ship);
  const { ship, from } = move;
  spend(s, row, false);
  if ('cell' in from) {
    const there = unitIn(s, cellAt(board, from.cell));
    const kit = kitOf(s.uKind[there]!);
    pickUp(s, row, kit);
    removeUnit(s, board, there);
    const structure = kitNames[kit]!;
    emit?.({ t: 'loaded', seat: by, ship, from, structure, lots: [], kit: 'none', price: null });
    return;
  }
  const giver = s.owner[from.planet]!;
  const lots: (Lot & { open: boolean })[] = [];
  for (const no of move.contracts) {
    const { at, leg } = dueLeg(s, ship, no, giver)!;
    // Several legs of another's may be too much together: what came first is aboard, the rest stays due.
    if (!isCovered(s, at, leg)) continue;
    loadLeg(s, at, leg);
    lots.push(lotOf(s, at, leg, false));
  }
  const kit = move.kit === null ? -1 : kitNames.indexOf(move.kit);
  const bought = kit >= 0 && !move.reserve;
  if (bought) pay(s, by, kitThings[kit]!, false);
  else if (kit >= 0) s.reserve[KITS * by + kit]!--;
  if (giver === by && hasSpaceport(s, from.planet)) stow(s, row, kit);
  if (emit === null) return;
  const price = bought ? costOf(s, by, kitThings[kit]!) : null;
  emit({ t: 'loaded', seat: by, ship, from, structure: null, lots, kit: move.kit ?? 'none', price });
}

function lotOf(s: State, at: number, leg: number, back: boolean): Lot & { open: boolean } {
  return {
    no: s.contracts[at + NO]!,
    from: giverOf(s, at, leg),
    to: takerOf(s, at, leg),
    goods: bagAt(s.contracts, goodsAt(at, leg)),
    back,
    open: isOpen(s, at),
  };
}

/** BP-P40, BP-P48. */
export function refuseUnload(s: State, by: Seat, move: Unload): Refusal | null {
  const row = shipRow(s, move.ship);
  const refusal = refuseCarrier(s, by, row);
  if (refusal !== null) return refusal;
  const board = boardOf(s);
  if ('cell' in move.to) return refusePutDown(s, board, row, move.to.cell);
  const { planet } = move.to;
  if (!isPlanet(s, planet) || orbitAt(s, board, s.uCell[row]!) !== planet) return 'E_RANGE';
  const owner = s.owner[planet]!;
  const ashore = [
    ...move.deliver.map((no) => aboardLeg(s, move.ship, no, (at, leg) => takerOf(s, at, leg) === owner)),
    ...move.back.map((no) => aboardLeg(s, move.ship, no, (at, leg) => owner === by && giverOf(s, at, leg) === by)),
  ];
  const repeats = [move.deliver, move.back].some((list) => new Set(list).size < list.length);
  if (ashore.some((leg) => leg === null) || repeats) return 'E_CONTRACT';
  if (move.kit) {
    if (owner !== by) return 'E_NOT_YOURS';
    if (!hasSpaceport(s, planet)) return 'E_NO_SPACEPORT';
    if (kitAboard(s, row) < 0) return 'E_EMPTY';
  }
  return ashore.length === 0 && !move.kit ? 'E_EMPTY' : null;
}

function aboardLeg(s: State, ship: number, no: number, fits: (at: number, leg: number) => boolean): Aim | null {
  const at = placeOfNo(s, no);
  if (at < 0 || s.contracts[at + CARRIER] !== ship) return null;
  for (let leg = 0; leg < 2; leg++) if (s.contracts[at + LEG + leg] === ABOARD && fits(at, leg)) return { at, leg };
  return null;
}

function refusePutDown(s: State, board: Board, row: number, to: Cell): Refusal | null {
  const cell = cellAt(board, to);
  if (!adjacent(board, s.uCell[row]!, cell)) return 'E_RANGE';
  const kit = kitAboard(s, row);
  if (kit < 0) return 'E_EMPTY';
  const code = s.at[cell]!;
  const there = unitIn(s, cell);
  if (kitThings[kit] !== STATION) {
    if (code === ASTEROID) return null;
    return there >= 0 && isOnAsteroid(s.uKind[there]!) ? 'E_OCCUPIED' : 'E_KIND';
  }
  if (planetAt(s, board, cell) >= 0) return 'E_TARGET';
  return code === EMPTY ? null : 'E_OCCUPIED';
}

export function unload(s: State, by: Seat, move: Unload, emit: Emit<Event>): void {
  const board = boardOf(s);
  const row = shipRow(s, move.ship);
  const { ship, to } = move;
  spend(s, row, false);
  const kit = kitAboard(s, row);
  if ('cell' in to) {
    emptyHold(s, row);
    addFresh(s, board, kitThings[kit]!, by, cellAt(board, to.cell));
    s.busy = true;
    emit?.({ t: 'kitPlaced', seat: by, ship, kit: kitNames[kit]!, cell: to.cell });
    return;
  }
  const { planet } = to;
  const taker = s.owner[planet]!;
  const delivered = move.deliver.map((no) => aboardLeg(s, ship, no, (at, leg) => takerOf(s, at, leg) === taker)!);
  const home = move.back.map((no) => aboardLeg(s, ship, no, (at, leg) => giverOf(s, at, leg) === by)!);
  const lots = [
    ...delivered.map(({ at, leg }) => lotOf(s, at, leg, false)),
    ...home.map(({ at, leg }) => lotOf(s, at, leg, true)),
  ];
  emit?.({ t: 'unloaded', seat: by, ship, planet, taker, lots });
  for (const { at, leg } of home) bringBackLeg(s, at, leg);
  if (move.kit) {
    emptyHold(s, row);
    reserveKit(s, by, kit);
    s.busy = true;
    emit?.({ t: 'kitStored', seat: by, ship, kit: kitNames[kit]!, planet });
  }
  for (const { at, leg } of delivered) deliverLeg(s, at, leg, emit);
}
