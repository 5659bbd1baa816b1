import { type Cards, cardsOf, WEAPONS } from './cards.ts';
import type { Arrow, Options, PlaceWeapon, XY } from './kind.ts';
import type { State } from './state.ts';

/** Everything about one lay-out of sites that never changes while it is played on: made once, shared by all states. */
export interface Sector {
  readonly cards: Cards;
  readonly size: number;
  readonly at: readonly XY[];
  /** neighbours[site]: the sites that share an edge with it. */
  readonly neighbours: Int32Array;
  /** blast[shot(...)]: the sites a weapon hits at least once. */
  readonly blast: Int32Array;
  /** again[shot(...)]: how often it hits each site after the first time; null for the many that hit but once. */
  readonly again: (Uint8Array | null)[];
  /** The arrows a player may choose. */
  readonly arrows: readonly Arrow[];
  /** Every placement as a move, filled when first asked for: shot(...) again. */
  readonly moves: (PlaceWeapon | null)[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Sites by cell of the bounding box, row by row; -1 where none is. */
  readonly sites: Int8Array;
}

const ARROWS: Readonly<Record<Options['arrow'], readonly Arrow[]>> = {
  fixed: [0],
  half: [0, 2],
  quarter: [0, 1, 2, 3],
};

/** Where a placement stands in the tables of its sector. */
export function shot(sector: Sector, weapon: number, arrow: number, site: number): number {
  return (weapon * 4 + arrow) * sector.size + site;
}

/** The site at a cell, -1 outside. */
export function siteAt(sector: Sector, { x, y }: XY): number {
  const column = x - sector.left;
  const row = y - sector.top;
  if (column < 0 || row < 0 || column >= sector.width || row >= sector.height) return -1;
  return sector.sites[row * sector.width + column] ?? -1;
}

export function placement(sector: Sector, weapon: number, arrow: number, site: number): PlaceWeapon {
  const index = shot(sector, weapon, arrow, site);
  const known = sector.moves[index];
  if (known != null) return known;
  const at = sector.at[site] as XY;
  const { id } = sector.cards.set.weapons[weapon]!;
  const move: PlaceWeapon = { t: 'placeWeapon', weapon: id, at, arrow: arrow as Arrow };
  sector.moves[index] = move;
  return move;
}

let lastOptions: Options | null = null;
let lastCells: readonly number[] | null = null;
let last: Sector | null = null;

/** Long-lived servers meet many custom sectors; the tables of those not met lately are made anew. */
const KEPT = 64;

/** The tables of a state's sector. Playouts ask for the same one again and again: that answer is kept at hand. */
export function sectorOf(s: State): Sector {
  if (last !== null && s.cells === lastCells && s.options === lastOptions) return last;
  const cards = cardsOf(s.options);
  const key = `${s.options.arrow} ${s.cells.join()}`;
  let sector = cards.sectors.get(key);
  if (sector === undefined) {
    if (cards.sectors.size >= KEPT) cards.sectors.clear();
    sector = chart(cards, s.cells, ARROWS[s.options.arrow]);
    cards.sectors.set(key, sector);
  }
  lastOptions = s.options;
  lastCells = s.cells;
  last = sector;
  return sector;
}

const GRID_COLUMNS: readonly number[] = [0, 0, 4, 6, 6, 6];

const grids = GRID_COLUMNS.map((columns, n) => {
  const cells: number[] = [];
  for (let site = 0; columns > 0 && site < 6 * n; site++) cells.push(site % columns, Math.floor(site / columns));
  return cells;
});

/** SS-S4: columns x rows are 4x3 / 6x3 / 6x4 / 6x5. */
export function gridCells(n: number): readonly number[] {
  return grids[n] as readonly number[];
}

function chart(cards: Cards, cells: readonly number[], arrows: readonly Arrow[]): Sector {
  const at: XY[] = [];
  for (let i = 0; i < cells.length; i += 2) at.push({ x: cells[i] as number, y: cells[i + 1] as number });
  const left = Math.min(...at.map(({ x }) => x));
  const top = Math.min(...at.map(({ y }) => y));
  const width = Math.max(...at.map(({ x }) => x)) - left + 1;
  const height = Math.max(...at.map(({ y }) => y)) - top + 1;
  const sites = new Int8Array(at.length === 0 ? 0 : width * height).fill(-1);
  for (const [site, { x, y }] of at.entries()) sites[(y - top) * width + x - left] = site;
  const size = at.length;
  const shots = WEAPONS * 4 * size;
  const sector: Sector = {
    cards,
    size,
    at,
    neighbours: new Int32Array(size),
    blast: new Int32Array(shots),
    again: new Array<Uint8Array | null>(shots).fill(null),
    arrows,
    moves: new Array<PlaceWeapon | null>(shots).fill(null),
    left,
    top,
    width,
    height,
    sites,
  };
  for (let site = 0; site < size; site++) {
    for (const edge of EDGES) {
      const beside = neighbour(sector, site, edge);
      if (beside >= 0) sector.neighbours[site]! |= 1 << beside;
    }
    for (let weapon = 0; weapon < WEAPONS; weapon++) for (const arrow of arrows) aim(sector, weapon, arrow, site);
  }
  return sector;
}

const EDGES: readonly XY[] = [
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

function neighbour(sector: Sector, site: number, by: XY): number {
  const { x, y } = sector.at[site] as XY;
  return siteAt(sector, { x: x + by.x, y: y + by.y });
}

/** SS-P3, SS-P7: what a weapon hits from a site; cells outside the sector fall away. */
function aim(sector: Sector, weapon: number, arrow: Arrow, site: number): void {
  const index = shot(sector, weapon, arrow, site);
  for (const { dx, dy, hits } of sector.cards.set.weapons[weapon]!.cells) {
    const target = neighbour(sector, site, turned(dx, dy, arrow));
    if (target < 0) continue;
    sector.blast[index]! |= 1 << target;
    if (hits === 1) continue;
    const again = sector.again[index] ?? new Uint8Array(sector.size);
    again[target] = hits - 1;
    sector.again[index] = again;
  }
}

/** SS-P3: clockwise quarter turns, (dx,dy) to (-dy,dx); never mirrored. */
function turned(dx: number, dy: number, arrow: Arrow): XY {
  let [x, y] = [dx, dy];
  for (let i = 0; i < arrow; i++) [x, y] = [-y, x];
  return { x, y };
}
