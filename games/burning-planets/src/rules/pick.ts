import type { Chance, Seat } from '@orrery/kernel';
import { type ShipClass, type Structure, structures } from '../data/index.ts';
import { legalCells } from './asteroids.ts';
import { type Board, cellOf } from './board.ts';
import type { Move, Yard } from './moves.ts';
import { startPlanet } from './opening.ts';
import { pickAction } from './pick-action.ts';
import { borderOf, groundOf, hasSpaceport, isFreeGround, tallied, thingIn } from './planets.ts';
import { canPay } from './purse.ts';
import { berths } from './shipyard.ts';
import type { State } from './state.ts';
import { CLEARED, DEMOLISHED } from './structures.ts';
import { boardOf, tablesOf } from './tables.ts';
import { CARGO, FOREST, isDefence, isNature, MOUNTAIN, STATION, thingName, thingNumber } from './things.ts';

/** One legal move of whose turn it is. Not all are equally likely: random games build, sail and fight rather than dawdle. */
export function pick(s: State, by: Seat, chance: Chance): Move {
  const board = boardOf(s);
  if (s.stage !== 'play') return pickPlace(s, board, by, chance);
  if (s.phase === 'structures') return pickStructure(s, board, by, chance) ?? { t: 'endPhase' };
  if (s.phase === 'ships') return pickShip(s, board, by, chance) ?? { t: 'endPhase' };
  return pickAction(s, board, by, chance) ?? { t: 'endTurn' };
}

/** What a run-out clock plays: nothing, or in the setup any place. */
export function fallback(s: State, by: Seat, chance: Chance): Move {
  if (s.stage !== 'play') return pickPlace(s, boardOf(s), by, chance);
  return s.phase === 'actions' ? { t: 'endTurn' } : { t: 'endPhase' };
}

function pickPlace(s: State, board: Board, by: Seat, chance: Chance): Move {
  if (s.stage === 'asteroids') {
    const cells = legalCells(s, board, s.drawnPanel);
    return { t: 'placeAsteroid', cell: cellOf(board, oneOf(cells, chance)) };
  }
  const free = borderOf(s, board, startPlanet(s, by)).filter((cell) => isFreeGround(s, cell));
  return { t: 'placeCannon', cell: cellOf(board, oneOf(free, chance)) };
}

export function oneOf<T>(among: readonly T[], chance: Chance): T {
  return among[chance.int(among.length, 'pick')]!;
}

const STRUCTURES = structures.map(thingNumber);
/** Tries that a pick makes at a thing before it gives up. */
const TRIES = 6;

function pickStructure(s: State, board: Board, by: Seat, chance: Chance): Move | null {
  const planet = ownPlanet(s, by, chance, () => true);
  if (planet < 0) return null;
  const whim = chance.int(60, 'pick');
  if (whim < 2) return pickFelling(s, board, planet, whim === 0 ? 'demolish' : 'clearNature', chance);
  if (s.built[planet]! >= s.options.buildsPerPlanet) return null;
  const tables = tablesOf(s.options);
  const barred = tables.bars[s.biome[planet]!]! | tables.eventBars[s.roll]!;
  const first = chance.int(STRUCTURES.length, 'pick');
  for (let k = 0; k < STRUCTURES.length; k++) {
    const thing = STRUCTURES[(first + k) % STRUCTURES.length]!;
    if ((barred >> thing) & 1 || !canPay(s, by, thing)) continue;
    const cells = isDefence(thing) ? borderOf(s, board, planet) : groundOf(s, board, planet);
    for (let i = 0; i < TRIES; i++) {
      const cell = oneOf(cells, chance);
      if (isFreeGround(s, cell))
        return { t: 'build', planet, kind: thingName(thing) as Structure, cell: cellOf(board, cell) };
    }
  }
  return null;
}

/** An own planet that will do, from a random one on; -1 if none does. */
function ownPlanet(s: State, by: Seat, chance: Chance, fits: (planet: number) => boolean): number {
  const count = s.owner.length;
  const first = chance.int(count, 'pick');
  for (let k = 0; k < count; k++) {
    const planet = (first + k) % count;
    if (s.owner[planet] === by && fits(planet)) return planet;
  }
  return -1;
}

function pickFelling(
  s: State,
  board: Board,
  planet: number,
  t: 'demolish' | 'clearNature',
  chance: Chance,
): Move | null {
  if ((s.felled[planet]! & (t === 'demolish' ? DEMOLISHED : CLEARED)) !== 0) return null;
  // The last of nature stays: without it random games would starve.
  if (t === 'clearNature' && tallied(s, planet, FOREST) + tallied(s, planet, MOUNTAIN) < 4) return null;
  const wanted = groundOf(s, board, planet).filter((cell) => {
    const thing = thingIn(s, cell);
    return thing >= 0 && isNature(thing) === (t === 'clearNature');
  });
  return wanted.length === 0 ? null : { t, planet, cell: cellOf(board, oneOf(wanted, chance)) };
}

function pickShip(s: State, board: Board, by: Seat, chance: Chance): Move | null {
  const yard = pickYard(s, board, by, chance);
  if (yard === null || chance.int(6, 'pick') === 0) return null;
  const first = chance.int(CARGO + 1, 'pick');
  for (let k = 0; k <= CARGO; k++) {
    const thing = (first + k) % (CARGO + 1);
    if (!canPay(s, by, thing)) continue;
    const cells = berths(s, board, yard);
    if (cells.length === 0) return null;
    const cell = cellOf(board, oneOf(cells, chance));
    return { t: 'buildShip', at: yard, cls: thingName(thing) as ShipClass, cell };
  }
  return null;
}

const stations: number[] = [];

function pickYard(s: State, board: Board, by: Seat, chance: Chance): Yard | null {
  stations.length = 0;
  for (let row = 0; row < s.uKind.length; row++)
    if (s.uKind[row] === STATION && s.uSeat[row] === by) stations.push(s.uCell[row]!);
  if (stations.length > 0 && chance.int(3, 'pick') === 0) return { station: cellOf(board, oneOf(stations, chance)) };
  const planet = ownPlanet(s, by, chance, (one) => hasSpaceport(s, one));
  return planet < 0 ? null : { planet };
}
