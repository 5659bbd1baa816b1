import type { Seat } from '@orrery/kernel';
import type { Board } from '../rules/board.ts';
import { targetsOf } from '../rules/combat.ts';
import type { Move } from '../rules/moves.ts';
import { copy, type State } from '../rules/state.ts';
import { CANNON, CARGO, isShip, SMALL, SPACEPORT } from '../rules/things.ts';
import { canSpend, FINISHED, refOf, shipRow, unitRow } from '../rules/units.ts';
import { canBuild, siteOf } from './build.ts';
import { fleetMove } from './fleet.ts';
import type { Habits } from './habits.ts';
import { ordersOf } from './orders.ts';
import { canSpare } from './papers.ts';
import { sailBy } from './sail.ts';
import { isIdle, SOURCES, TOWER } from './worth.ts';
import { launch } from './yard.ts';

/** Something to weigh: a move, and perhaps a unit that is to stay as it is for this turn. */
export interface Option {
  readonly move: Move;
  /** A row of the units, -1 for none. */
  readonly holds: number;
}

/** The first guess and what else might be done instead of it; only the guess where nothing else comes to mind. */
export function optionsFor(s: State, board: Board, by: Seat, first: Move, how: Habits): Option[] {
  const options: Option[] = [{ move: first, holds: -1 }];
  const known = new Set([JSON.stringify(first)]);
  const add = (move: Move | null, holds = -1) => {
    const key = move === null ? '' : JSON.stringify(move) + holds;
    if (move === null || known.has(JSON.stringify(move)) || known.has(key)) return;
    known.add(key);
    options.push({ move, holds });
  };
  const turn = { s, board, by, how, add };
  if (s.phase === 'structures') structures(turn);
  else if (s.phase === 'ships') ships(turn);
  else actions(turn, first);
  return options;
}

/** Whose turn is thought about, how they play, and where what comes to mind is put. */
interface Turn {
  readonly s: State;
  readonly board: Board;
  readonly by: Seat;
  readonly how: Habits;
  readonly add: (move: Move | null, holds?: number) => void;
}

function structures({ s, board, by, how, add }: Turn): void {
  for (const thing of [...SOURCES, CANNON, TOWER, SPACEPORT])
    for (let planet = 0; planet < s.owner.length; planet++) {
      if (s.owner[planet] !== by || s.built[planet]! >= s.options.buildsPerPlanet) continue;
      if (canBuild(s, by, planet, thing) && !(how.thrifty && isIdle(s, by, thing)))
        add(siteOf(s, board, planet, thing));
    }
  add({ t: 'endPhase' });
}

function ships({ s, board, by, how, add }: Turn): void {
  const orders = ordersOf(s, board, by, how);
  for (let kind = SMALL; kind <= CARGO; kind++) if (canSpare(s, by, kind)) add(launch(s, board, by, kind, orders));
  add({ t: 'endPhase' });
}

/** For the unit that would act: its other targets and goals, or to stay; what is plainly right is not weighed. */
function actions({ s, board, by, how, add }: Turn, first: Move): void {
  const row = actorOf(s, board, first);
  if (row < 0 || s.uKind[row] === CARGO || first.t === 'conquer' || first.t === 'raze') return;
  if (canSpend(s, row, false))
    for (const target of targetsOf(s, board, row))
      if (!('asteroid' in target)) add({ t: 'attack', unit: refOf(s, board, row), target });
  if (!isShip(s.uKind[row]!)) return;
  const without = copy(s);
  without.uMarks[row]! |= FINISHED;
  if (without.active === row) without.active = -1;
  add(fleetMove(without, board, by, how) ?? { t: 'endTurn' }, row);
  if (!canSpend(s, row, true)) return;
  const orders = ordersOf(s, board, by, how);
  for (const caution of [0.1, 0.8])
    for (const goal of new Set([orders.claims[row]!, orders.target, orders.home, ...othersPlanets(s, by)]))
      if (goal >= 0) add(sailBy(s, board, row, { steps: orders.ways.toPlanet(s, goal), enough: 0, caution }));
}

/** The unit that a move sets going, -1 if it is none. */
function actorOf(s: State, board: Board, move: Move): number {
  if (move.t === 'move' || move.t === 'raze' || move.t === 'conquer') return shipRow(s, move.ship);
  return move.t === 'attack' ? unitRow(s, board, move.unit) : -1;
}

function othersPlanets(s: State, by: Seat): number[] {
  return s.owner.flatMap((owner, planet) => (owner !== by ? [planet] : []));
}
