import type { Seat } from '@orrery/kernel';
import type { ShipClass, Structure } from '../data/index.ts';
import { legalCells } from '../rules/asteroids.ts';
import { cellOf } from '../rules/board.ts';
import type { Cell, Move, UnitRef, Yard } from '../rules/moves.ts';
import { startPlanet } from '../rules/opening.ts';
import { borderOf, groundOf, innerOf, isFreeGround } from '../rules/planets.ts';
import type { View } from '../rules/seen.ts';
import { berths } from '../rules/shipyard.ts';
import { isShip } from '../rules/things.ts';
import { canSpend } from '../rules/units.ts';
import { cellKey, cellOfTarget, sameUnit } from '../sight/cells.ts';
import { aimsOf, isReady, ownerOf, reachOf, rowOf, type Sense } from './sense.ts';

/** What is selected: a unit of anybody's, a planet, or a bare cell of space. */
export type Picked =
  | { readonly t: 'unit'; readonly ref: UnitRef }
  | { readonly t: 'planet'; readonly planet: number }
  | { readonly t: 'cell'; readonly cell: Cell };

/** What is to be put somewhere: the kind is chosen, the cell is not. */
export type Placing =
  | { readonly t: 'build'; readonly planet: number; readonly kind: Structure }
  | { readonly t: 'ship'; readonly at: Yard; readonly cls: ShipClass };

/** The moves that a touch of a cell makes now, by cell. */
export type Touches = ReadonlyMap<string, Move>;

const NOTHING: Touches = new Map();

export function touchesOf(sense: Sense, me: Seat, picked: Picked | null, placing: Placing | null): Touches {
  const { s, board, view } = sense;
  const awaited = view.turn?.seat ?? view.placing?.seat;
  if (awaited !== me) return NOTHING;
  const each = (cells: readonly number[], move: (cell: Cell) => Move): Touches =>
    new Map(cells.map((cell) => [cellKey(cellOf(board, cell)), move(cellOf(board, cell))]));
  if (view.stage === 'asteroids')
    return each(legalCells(s, board, s.drawnPanel), (cell) => ({ t: 'placeAsteroid', cell }));
  if (view.stage === 'cannons') {
    const border = borderOf(s, board, startPlanet(s, me)).filter((cell) => isFreeGround(s, cell));
    return each(border, (cell) => ({ t: 'placeCannon', cell }));
  }
  if (placing?.t === 'build') {
    const { planet, kind } = placing;
    return each(sites(sense, planet, kind), (cell) => ({ t: 'build', planet, kind, cell }));
  }
  if (placing?.t === 'ship') {
    const { at, cls } = placing;
    return each(berths(s, board, at), (cell) => ({ t: 'buildShip', at, cls, cell }));
  }
  return picked?.t === 'unit' ? touchesOfUnit(sense, me, picked.ref) : NOTHING;
}

/** Free cells where a structure may stand: inner ones first, for what may stand anywhere. */
function sites({ s, board }: Sense, planet: number, kind: Structure): number[] {
  const fort = kind === 'cannon' || kind === 'tower';
  const cells = fort
    ? borderOf(s, board, planet)
    : [...new Set([...innerOf(s, board, planet), ...groundOf(s, board, planet)])];
  return cells.filter((cell) => isFreeGround(s, cell));
}

function touchesOfUnit(sense: Sense, me: Seat, ref: UnitRef): Touches {
  const { s, view } = sense;
  const row = rowOf(sense, ref);
  if (view.turn?.seat !== me || ownerOf(sense, ref) !== me || !isReady(sense, row)) return NOTHING;
  const touches = new Map<string, Move>();
  if ('ship' in ref && isShip(s.uKind[row]!) && canSpend(s, row, true))
    for (const to of reachOf(sense, ref)) touches.set(cellKey(to), { t: 'move', ship: ref.ship, to });
  if (canSpend(s, row, false))
    for (const { target, cell } of aimsOf(sense, ref)) {
      // A structure and the asteroid under it share a cell: a touch means the structure.
      if ('asteroid' in target && touches.has(cellKey(cell))) continue;
      touches.set(cellKey(cell), { t: 'attack', unit: ref, target });
    }
  return touches;
}

/** The cell that is proposed for what is being placed: where it does no harm, inside. */
export function usualSite(touches: Touches): Move | null {
  return touches.values().next().value ?? null;
}

/** A unit that still has actions loses them if another acts (BP-P19): which one, and how many. */
export function wouldLose(sense: Sense, move: Move): UnitRef | null {
  const active = sense.view.turn?.active ?? null;
  if (active === null || !isReady(sense, rowOf(sense, active))) return null;
  const actor = actorOf(move);
  if (actor === null || (actor !== 'all' && sameUnit(actor, active))) return null;
  return active;
}

function actorOf(move: Move): UnitRef | 'all' | null {
  switch (move.t) {
    case 'move':
    case 'raze':
    case 'conquer':
    case 'load':
    case 'unload':
      return { ship: move.ship };
    case 'attack':
      return move.unit;
    case 'bombard':
      return 'all';
    default:
      return null;
  }
}

/** Moves that are asked twice whatever the habits: what cannot be made good again. */
export function isGrave(move: Move): boolean {
  switch (move.t) {
    case 'attack':
      return 'asteroid' in move.target;
    case 'clearNature':
    case 'demolish':
    case 'bombard':
    case 'signContract':
      return true;
    default:
      return false;
  }
}

/** Moves that a careful player wants to see before they are made; moving and building can be taken back. */
export function isWeighty(move: Move): boolean {
  return isGrave(move) || move.t === 'attack';
}

/** The cell a move is about, for its ghost on the map. */
export function siteOf(view: View, move: Move): Cell | null {
  switch (move.t) {
    case 'move':
      return move.to;
    case 'attack':
      return cellOfTarget(view, move.target);
    case 'build':
    case 'buildShip':
    case 'placeAsteroid':
    case 'placeCannon':
    case 'demolish':
    case 'clearNature':
    case 'raze':
      return move.cell;
    case 'load':
      return 'cell' in move.from ? move.from.cell : null;
    case 'unload':
      return 'cell' in move.to ? move.to.cell : null;
    case 'conquer':
    case 'bombard':
      return view.planets[move.planet]?.centre ?? null;
    default:
      return null;
  }
}

export function stillThere(view: View, sense: Sense, picked: Picked | null): Picked | null {
  if (picked?.t !== 'unit') return picked;
  return rowOf(sense, picked.ref) < 0 || cellOfTarget(view, picked.ref) === null ? null : picked;
}
