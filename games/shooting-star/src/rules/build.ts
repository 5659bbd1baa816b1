import type { Chance, Emit, Seat } from '@orrery/kernel';
import { has, insert } from './bits.ts';
import { cardsOf, DARK, NAMED } from './cards.ts';
import { IN_HAND, NOBODY, planetsIn } from './keep.ts';
import type { Event, PlacePlanet, Refusal, XY } from './kind.ts';
import { dealMissions } from './missions.ts';
import { beginRounds } from './setup.ts';
import type { State } from './state.ts';

/** SS-V2, SS-V3: why a planet may not be laid there. */
export function refusePlanet(s: State, by: Seat, { planet, at }: PlacePlanet): Refusal | null {
  const cards = cardsOf(s.options);
  const number = cards.planetNumber.get(planet);
  if (number === undefined || s.keeper[number] !== IN_HAND + by) return 'PLANET_NOT_IN_HAND';
  if (siteOf(s, at.x, at.y) >= 0) return 'CELL_TAKEN';
  const around = edgesOf(s, at.x, at.y);
  if (s.planets.length === 0 ? at.x !== 0 || at.y !== 0 : around === 0) return 'NOT_ADJACENT';
  return cards.kind[number] === DARK && (around & s.dark) !== 0 ? 'DARK_ADJACENT' : null;
}

/** SS-V2; the last planet ends the building: SS-V5. */
export function placePlanet(s: State, by: Seat, move: PlacePlanet, chance: Chance, emit: Emit<Event>): void {
  const cards = cardsOf(s.options);
  const planet = cards.planetNumber.get(move.planet) as number;
  const high = cards.kind[planet] !== DARK && move.high;
  s.keeper[planet] = NOBODY;
  lay(s, planet, move.at, high);
  emit?.({ t: 'planetPlaced', seat: by, planet: move.planet, at: move.at, high });
  s.toAct = (by + 1) % s.n;
  if (s.planets.length === 6 * s.n) beginRounds(s, dealMissions(cards, s.n, chance), emit);
}

/** Sites stay numbered in reading order: those after the new one move up by one. */
function lay(s: State, planet: number, { x, y }: XY, high: boolean): void {
  const kind = cardsOf(s.options).kind[planet];
  let site = 0;
  while (site < s.planets.length && before(s.cells[2 * site]!, s.cells[2 * site + 1]!, x, y)) site++;
  s.cells = [...s.cells.slice(0, 2 * site), x, y, ...s.cells.slice(2 * site)];
  s.planets.splice(site, 0, planet);
  s.alive = insert(s.alive, site, true);
  s.dark = insert(s.dark, site, kind === DARK);
  s.named = insert(s.named, site, kind === NAMED);
  s.low = insert(s.low, site, kind !== DARK && !high);
}

/** Every legal placement of a seat. (A Dark planet may be laid either way: it makes no difference.) */
export function listPlanets(s: State, by: Seat): PlacePlanet[] {
  const { kind } = cardsOf(s.options);
  const rim = rimOf(s);
  const moves: PlacePlanet[] = [];
  for (const planet of planetsIn(s, IN_HAND, by))
    for (const cell of rim) {
      if (kind[planet] === DARK && cell.besideDark) continue;
      moves.push(laying(s, planet, cell, false), laying(s, planet, cell, true));
    }
  return moves;
}

/** Any planet that has a place (SS-V4: one has), any place it has, any side. */
export function pickPlanet(s: State, by: Seat, chance: Chance): PlacePlanet {
  const { kind } = cardsOf(s.options);
  const rim = rimOf(s);
  const lit = rim.filter((cell) => !cell.besideDark);
  const hand = planetsIn(s, IN_HAND, by).filter((planet) => kind[planet] !== DARK || lit.length > 0);
  const planet = hand[chance.int(hand.length, 'pick')] as number;
  const open = kind[planet] === DARK ? lit : rim;
  const cell = open[chance.int(open.length, 'pick')] as RimCell;
  return laying(s, planet, cell, chance.int(2, 'pick') === 1);
}

interface RimCell {
  readonly x: number;
  readonly y: number;
  readonly besideDark: boolean;
}

/** The empty cells a planet may be laid on, in reading order. */
function rimOf(s: State): RimCell[] {
  if (s.planets.length === 0) return [{ x: 0, y: 0, besideDark: false }];
  const rim = new Map<string, RimCell>();
  for (let site = 0; site < s.planets.length; site++)
    for (const [dx, dy] of EDGES) {
      const [x, y] = [s.cells[2 * site]! + dx, s.cells[2 * site + 1]! + dy];
      const key = `${x},${y}`;
      if (rim.has(key) || siteOf(s, x, y) >= 0) continue;
      rim.set(key, { x, y, besideDark: (edgesOf(s, x, y) & s.dark) !== 0 });
    }
  return [...rim.values()].sort((a, b) => (before(a.x, a.y, b.x, b.y) ? -1 : 1));
}

function laying(s: State, planet: number, { x, y }: XY, high: boolean): PlacePlanet {
  return { t: 'placePlanet', planet: cardsOf(s.options).set.planets[planet]!.id, at: { x, y }, high };
}

const EDGES = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

/** The sites that share an edge with a cell. */
function edgesOf(s: State, x: number, y: number): number {
  let sites = 0;
  for (const [dx, dy] of EDGES) {
    const site = siteOf(s, x + dx, y + dy);
    if (site >= 0) sites |= 1 << site;
  }
  return sites;
}

/** The site at a cell while the sector is built, -1 where none is. */
function siteOf(s: State, x: number, y: number): number {
  for (let site = 0; site < s.planets.length; site++)
    if (s.cells[2 * site] === x && s.cells[2 * site + 1] === y && has(s.alive, site)) return site;
  return -1;
}

/** Reading order. */
function before(x: number, y: number, otherX: number, otherY: number): boolean {
  return y < otherY || (y === otherY && x < otherX);
}
