import { type Bag, type Fighter, ours1, type Priced, resources } from '../../src/data/index.ts';
import type {
  Attack,
  Build,
  BuildShip,
  Cell,
  Conquer,
  MoveShip,
  Raze,
  Refusal,
  UnitRef,
} from '../../src/rules/moves.ts';
import type { ShipSeen, Use, View } from '../../src/rules/seen.ts';
import { boardCells, cellOfKey, far, groundAt, key, orbitAt, radius, reachable } from './hexes.ts';

/*
 * The spec told once more, slowly: refusals of the moves of a turn, read off the view that whose turn it is has. It knows
 * no table, no number of a cell and no state.
 */

export type Judged = Build | BuildShip | MoveShip | Attack | Raze | Conquer;
interface Unit {
  readonly kind: Fighter;
  readonly owner: number;
  readonly cell: Cell;
  readonly use: Use;
}

export function refusalOf(v: View, me: number, move: Judged): Refusal | null {
  const phase = { build: 'structures', buildShip: 'ships' }[move.t as 'build'] ?? 'actions';
  if (v.turn!.phase !== phase) return 'E_PHASE';
  if (move.t === 'build') return refuseBuild(v, me, move);
  if (move.t === 'buildShip') return refuseShip(v, me, move);
  return refuseAction(v, me, move);
}

function can(v: View, me: number, what: Priced): boolean {
  const { stock, faction } = v.players[me]!;
  return resources.every((res) => stock![res] >= ours1.factions[faction].costs[what][res]);
}

function refuseBuild(v: View, me: number, { planet: id, kind, cell }: Build): Refusal | null {
  const planet = v.planets[id];
  if (planet?.owner !== me) return 'E_NOT_YOURS';
  if (planet.built >= v.options.buildsPerPlanet) return 'E_LIMIT';
  const off = far(cell, planet.centre);
  if (off === 0 || off > radius[planet.size]) return 'E_CELL';
  if (planet.slots.some((slot) => key(slot.cell) === key(cell))) return 'E_OCCUPIED';
  if ((kind === 'cannon' || kind === 'tower') && off < radius[planet.size]) return 'E_BORDER';
  if ((planet.biome === 'harsh' && kind === 'greenhouse') || (planet.biome === 'water' && kind === 'furnace'))
    return 'E_BIOME';
  const { roll } = v.turn!;
  if ((roll === 1 && kind === 'greenhouse') || (roll === 20 && kind === 'furnace')) return 'E_EVENT';
  return can(v, me, kind) ? null : 'E_COST';
}

function refuseShip(v: View, me: number, { at, cls, cell }: BuildShip): Refusal | null {
  let from: Cell;
  let touching: number;
  if ('planet' in at) {
    const planet = v.planets[at.planet];
    if (planet?.owner !== me) return 'E_NOT_YOURS';
    if (!planet.slots.some(({ kind }) => kind === 'spaceport')) return 'E_NO_SPACEPORT';
    from = planet.centre;
    touching = radius[planet.size] + 1;
  } else {
    const station = v.stations.find((one) => key(one.cell) === key(at.station));
    if (station?.owner !== me) return 'E_NOT_YOURS';
    from = at.station;
    touching = 1;
  }
  if (!can(v, me, cls)) return 'E_COST';
  const taken = new Set([...v.ships, ...v.asteroids, ...v.stations].map((one) => key(one.cell)));
  const empty = [...boardCells(v.n)].map(cellOfKey).filter((one) => !taken.has(key(one)) && !groundAt(v, one));
  const nearest = Math.min(...empty.map((one) => far(one, from)));
  const wanted = Math.max(nearest, touching);
  return empty.some((one) => key(one) === key(cell)) && far(cell, from) === wanted ? null : 'E_CELL';
}

function unitsOf(v: View): { ref: UnitRef; unit: Unit }[] {
  const units: { ref: UnitRef; unit: Unit }[] = [];
  for (const { no, cls, owner, cell, use } of v.ships)
    units.push({ ref: { ship: no }, unit: { kind: cls, owner, cell, use } });
  for (const { slots, owner } of v.planets)
    for (const { kind, cell, use } of slots)
      if (kind === 'cannon' || kind === 'tower')
        units.push({ ref: { defence: cell }, unit: { kind, owner: owner!, cell, use: use! } });
  for (const { cell, on } of v.asteroids)
    if (on !== null) units.push({ ref: { onAsteroid: cell }, unit: { ...on, cell } });
  for (const { cell, owner, use } of v.stations)
    units.push({ ref: { station: cell }, unit: { kind: 'station', owner, cell, use } });
  return units;
}
function find(v: View, ref: object): Unit | undefined {
  return unitsOf(v).find((one) => JSON.stringify(one.ref) === JSON.stringify(ref))?.unit;
}

function refuseAction(v: View, me: number, move: MoveShip | Attack | Raze | Conquer): Refusal | null {
  const unit = find(v, move.t === 'attack' ? move.unit : { ship: move.ship });
  if (unit?.owner !== me) return 'E_NOT_YOURS';
  const isShip = v.ships.some(({ cell }) => key(cell) === key(unit.cell));
  if (unit.use.fresh && (isShip || v.options.freshFire === 'off')) return 'E_FRESH';
  if (isShip && v.turn!.roll === 20) return 'E_EVENT';
  if (unit.use.finished) return 'E_SPENT';
  if (!hasAction(v, unit, move.t === 'move')) return 'E_NO_ACTION';
  if (move.t === 'move') {
    const speed = ours1.speeds[unit.kind as ShipSeen['cls']] + v.options.speedBonus;
    return reachable(v, me, unit.cell, speed).has(key(move.to)) ? null : 'E_UNREACHABLE';
  }
  if (move.t === 'attack') return refuseAttack(v, me, unit, move);
  return move.t === 'raze' ? refuseRaze(v, me, unit, move) : refuseConquest(v, me, unit, move);
}

function hasAction(v: View, { kind, use }: Unit, onMove: boolean): boolean {
  if (kind === 'huge' && v.options.hugeActions === '1or4')
    return onMove ? !use.moved && use.used === 0 : !use.moved && use.used < 4;
  if (kind === 'huge') return onMove ? !use.moved : use.used < 4;
  return use.used < (kind === 'drill' || kind === 'habitat' ? 1 : 2);
}

function refuseAttack(v: View, me: number, unit: Unit, { target }: Attack): Refusal | null {
  if (unit.kind === 'cargo') return 'E_CARGO';
  const { die } = ours1.fighters[unit.kind];
  if ('asteroid' in target) {
    if (!v.asteroids.some(({ cell }) => key(cell) === key(target.asteroid))) return 'E_TARGET';
    if (far(unit.cell, target.asteroid) !== 1) return 'E_RANGE';
    return die > ours1.asteroidShield ? null : 'E_HOPELESS';
  }
  const enemy = find(v, target);
  if (enemy === undefined) return 'E_TARGET';
  if (enemy.owner === me) return 'E_OWN';
  if (far(unit.cell, enemy.cell) !== 1) return 'E_RANGE';
  return die > ours1.fighters[enemy.kind].shield ? null : 'E_HOPELESS';
}

function refuseRaze(v: View, me: number, unit: Unit, { planet: id, cell }: Raze): Refusal | null {
  if (unit.kind === 'cargo') return 'E_CARGO';
  const planet = v.planets[id];
  if (planet === undefined || planet.owner === null || planet.owner === me) return 'E_TARGET';
  const slot = planet.slots.find((one) => key(one.cell) === key(cell));
  if (!slot || !['furnace', 'greenhouse', 'spaceport'].includes(slot.kind)) return 'E_TARGET';
  if (orbitAt(v, unit.cell)?.id !== id) return 'E_RANGE';
  return planet.slots.some(({ kind }) => kind === 'cannon' || kind === 'tower') ? 'E_DEFENDED' : null;
}

function refuseConquest(v: View, me: number, unit: Unit, { planet: id }: Conquer): Refusal | null {
  const planet = v.planets[id];
  if (planet?.owner === me) return 'E_OWN';
  if (planet === undefined || orbitAt(v, unit.cell)?.id !== id) return 'E_RANGE';
  if (planet.owner === null) return null;
  if (unit.kind === 'cargo') return 'E_CARGO';
  return planet.slots.some(({ kind }) => kind !== 'forest' && kind !== 'mountain') ? 'E_DEFENDED' : null;
}

/** BP-P10, less BP-P7 and BP-P8. */
export function yields(v: View, seat: number, roll: number): Bag {
  const bag = { B: 0, C: 0, F: 0, M: 0 };
  const add = (kind: string) => {
    if (roll === 1 && ['forest', 'greenhouse', 'habitat'].includes(kind)) return;
    if (roll === 20 && ['furnace', 'drill'].includes(kind)) return;
    const each = { forest: 'B', mountain: 'C', furnace: 'M', greenhouse: 'F', drill: 'CM', habitat: 'BF' }[kind] ?? '';
    for (const res of each) bag[res as keyof typeof bag] += v.options.incomeFactor;
  };
  for (const { owner, slots } of v.planets) if (owner === seat) for (const { kind } of slots) add(kind);
  for (const { on } of v.asteroids) if (on?.owner === seat) add(on.kind);
  return bag;
}
