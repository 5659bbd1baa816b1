import type { Turn } from '@orrery/ui';
import { type Bag, resources, type ShipClass, type Source, type Structure, sources } from '../../data/index.ts';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Cell, Refusal, Yard } from '../../rules/moves.ts';
import type { PlanetSeen, ShipSeen, View } from '../../rules/seen.ts';
import { setOf } from '../../words/names.ts';
import { disc, far } from '../map/hex.ts';
import { radiusOf } from '../map/plan.ts';

/** What the card of a planet tells, counted from the view. */

type Chooser = Pick<Turn<BurningPlanets>, 'refusal'>;

/** BP-P10, without catastrophes: what a planet yields in one turn. */
export function yieldOfPlanet({ options }: View, { slots }: PlanetSeen): Bag {
  const bag = { B: 0, C: 0, F: 0, M: 0 };
  for (const { kind } of slots) {
    const source = sources.find((one) => one === kind);
    if (source === undefined) continue;
    const one = yieldOf(options, source);
    for (const res of resources) bag[res] += one[res];
  }
  return bag;
}

/** What one source yields in one turn. */
export function yieldOf(options: View['options'], source: Source): Bag {
  const once = setOf(options).yields[source];
  const bag = { B: 0, C: 0, F: 0, M: 0 };
  for (const res of resources) bag[res] = options.incomeFactor * once[res];
  return bag;
}

/** How many goods there are in all. */
export function sizeOf(bag: Bag): number {
  return resources.reduce((sum, res) => sum + bag[res], 0);
}

/** BP-G10: ships on its orbit cells, by number. */
export function dockedAt(view: View, planet: PlanetSeen): ShipSeen[] {
  const orbit = radiusOf(view.options, planet) + 1;
  return view.ships.filter(({ cell }) => far(cell, planet.centre) === orbit);
}

/** Cells of a planet with nothing on them: inner ones first. */
export function freeCells(view: View, planet: PlanetSeen): { readonly inner: Cell[]; readonly border: Cell[] } {
  const radius = radiusOf(view.options, planet);
  const { centre, slots } = planet;
  const inner: Cell[] = [];
  const border: Cell[] = [];
  for (const cell of disc(centre, radius)) {
    const ring = far(cell, centre);
    if (ring === 0 || slots.some((slot) => far(slot.cell, cell) === 0)) continue;
    (ring === radius ? border : inner).push(cell);
  }
  return { inner, border };
}

/** Why a structure cannot be built on a planet now; null if there is a cell for it. All free cells of a kind are alike. */
export function whyNotBuild(view: View, turn: Chooser, planet: PlanetSeen, kind: Structure): Refusal | null {
  const { inner, border } = freeCells(view, planet);
  const cell = kind === 'cannon' || kind === 'tower' ? border[0] : (inner[0] ?? border[0]);
  return cell === undefined ? 'E_OCCUPIED' : turn.refusal({ t: 'build', planet: planet.id, kind, cell });
}

/** Why a ship cannot be built in a yard. Where it goes is another question: there is always room somewhere (BP-P17). */
export function whyNotLaunch(turn: Chooser, at: Yard, cls: ShipClass, near: Cell): Refusal | null {
  const refusal = turn.refusal({ t: 'buildShip', at, cls, cell: near });
  return refusal === 'E_CELL' ? null : refusal;
}

/** What a stock lacks to pay a price. */
export function missing(stock: Bag, price: Bag): Bag {
  const bag = { B: 0, C: 0, F: 0, M: 0 };
  for (const res of resources) bag[res] = Math.max(0, price[res] - stock[res]);
  return bag;
}
