import type { Emit, Seat } from '@orrery/kernel';
import type { Nature, Structure } from '../data/index.ts';
import { cellAt } from './board.ts';
import type { Event } from './events.ts';
import type { Build, Fell, Refusal } from './moves.ts';
import { isBorder, isFreeGround, isPlanet, planetAt, tally, thingIn } from './planets.ts';
import { canPay, pay } from './purse.ts';
import type { State } from './state.ts';
import { boardOf, costOf, tablesOf } from './tables.ts';
import { CENTRE, GROUND, isDefence, isNature, thingName, thingNumber } from './things.ts';
import { addFresh, removeUnit, unitIn } from './units.ts';

/** What was felled on a planet this turn, as bits. */
export const DEMOLISHED = 1;
export const CLEARED = 2;

/** BP-P11, BP-P12. */
export function refuseBuild(s: State, by: Seat, move: Build): Refusal | null {
  const { planet } = move;
  if (!isPlanet(s, planet) || s.owner[planet] !== by) return 'E_NOT_YOURS';
  if (s.built[planet]! >= s.options.buildsPerPlanet) return 'E_LIMIT';
  const board = boardOf(s);
  const cell = cellAt(board, move.cell);
  if (cell < 0 || planetAt(s, board, cell) !== planet || s.at[cell] === CENTRE) return 'E_CELL';
  if (!isFreeGround(s, cell)) return 'E_OCCUPIED';
  const thing = thingNumber(move.kind);
  if (isDefence(thing) && !isBorder(s, board, planet, cell)) return 'E_BORDER';
  const tables = tablesOf(s.options);
  if ((tables.bars[s.biome[planet]!]! >> thing) & 1) return 'E_BIOME';
  if ((tables.eventBars[s.roll]! >> thing) & 1) return 'E_EVENT';
  return canPay(s, by, thing) ? null : 'E_COST';
}

export function build(s: State, by: Seat, move: Build, emit: Emit<Event>): void {
  const board = boardOf(s);
  const cell = cellAt(board, move.cell);
  const thing = thingNumber(move.kind);
  pay(s, by, thing, true);
  if (isDefence(thing)) addFresh(s, board, thing, by, cell);
  else {
    s.at[cell] = thing;
    tally(s, move.planet, thing, 1);
  }
  s.built[move.planet]!++;
  s.busy = true;
  if (emit === null) return;
  const { planet, kind } = move;
  emit({ t: 'built', seat: by, planet, kind, cell: move.cell, cost: costOf(s, by, thing) });
}

/** BP-P13: each once a turn on each planet. */
export function refuseFell(s: State, by: Seat, move: Fell): Refusal | null {
  const { planet } = move;
  if (!isPlanet(s, planet) || s.owner[planet] !== by) return 'E_NOT_YOURS';
  const once = move.t === 'demolish' ? DEMOLISHED : CLEARED;
  if ((s.felled[planet]! & once) !== 0) return 'E_LIMIT';
  const board = boardOf(s);
  const cell = cellAt(board, move.cell);
  if (cell < 0 || planetAt(s, board, cell) !== planet) return 'E_CELL';
  const thing = thingIn(s, cell);
  return thing >= 0 && isNature(thing) === (move.t === 'clearNature') ? null : 'E_CELL';
}

export function fell(s: State, by: Seat, move: Fell, emit: Emit<Event>): void {
  const { planet } = move;
  const cell = cellAt(boardOf(s), move.cell);
  const thing = thingIn(s, cell);
  takeDown(s, planet, cell);
  if (move.t === 'demolish') {
    s.felled[planet]! |= DEMOLISHED;
    emit?.({ t: 'demolished', seat: by, planet, kind: thingName(thing) as Structure, cell: move.cell });
  } else {
    s.felled[planet]! |= CLEARED;
    emit?.({ t: 'cleared', seat: by, planet, kind: thingName(thing) as Nature, cell: move.cell });
  }
}

/** Takes what stands in a cell off its planet. */
export function takeDown(s: State, planet: number, cell: number): void {
  const row = unitIn(s, cell);
  if (row >= 0) {
    removeUnit(s, boardOf(s), row);
    return;
  }
  tally(s, planet, s.at[cell]!, -1);
  s.at[cell] = GROUND;
}
