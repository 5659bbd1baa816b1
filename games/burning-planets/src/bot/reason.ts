import type { Reason, ScriptedMind, Seat } from '@orrery/kernel';
import { type Board, cellAt, distance } from '../rules/board.ts';
import { kitAboard } from '../rules/holds.ts';
import type { BurningPlanets } from '../rules/kind.ts';
import type { Build, BuildShip, Move, MoveShip } from '../rules/moves.ts';
import { centreOf, defencesOn } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { boardOf } from '../rules/tables.ts';
import { CARGO, HUGE, isDefence, isShip, SMALL, SPACEPORT, thingNumber } from '../rules/things.ts';
import { shipRow } from '../rules/units.ts';
import { CLOSING } from './build.ts';
import { roundsLeft } from './force.ts';

/** What speaks for a kind of move wherever it is made. */
const words: Readonly<Partial<Record<Move['t'], string>>> = {
  placeAsteroid: 'asteroid',
  placeCannon: 'cannon',
  attack: 'attack',
  conquer: 'conquer',
  raze: 'raze',
  bombard: 'raze',
  endPhase: 'end',
  endTurn: 'end',
};

/** What speaks for a move, by what the script looks at when it makes it. */
export const reason: NonNullable<ScriptedMind<BurningPlanets>['reason']> = (s, by, move): Reason | null => {
  const word =
    move.t === 'build'
      ? forStructure(s, move)
      : move.t === 'buildShip'
        ? forShip(s, move)
        : move.t === 'move'
          ? forWay(s, by, move)
          : words[move.t];
  return word === undefined ? null : { word };
};

function forStructure(s: State, { kind, planet }: Build): string {
  const thing = thingNumber(kind);
  const defends = isDefence(thing);
  if (defends && defencesOn(s, planet) === 0) return 'guard';
  if (roundsLeft(s) <= CLOSING) return 'counts';
  if (thing === SPACEPORT) return 'port';
  return defends ? 'walls' : 'source';
}

function forShip(s: State, { cls }: BuildShip): string {
  const kind = thingNumber(cls);
  if (roundsLeft(s) === 0) return 'counts';
  if (kind === CARGO) return 'carrier';
  if (kind === SMALL && s.owner.some((owner) => owner < 0)) return 'settler';
  return kind === HUGE ? 'huge' : 'fighter';
}

/** Which planet a ship comes nearer to: one that nobody has, somebody else's, or its own; if to none, which ship. */
function forWay(s: State, by: Seat, { ship, to }: MoveShip): string {
  const board = boardOf(s);
  const row = shipRow(s, ship);
  const [from, goal] = [s.uCell[row]!, cellAt(board, to)];
  const isCargo = s.uKind[row] === CARGO;
  if (isCargo && kitAboard(s, row) >= 0) return 'kit';
  let [word, nearest] = ['', board.cells];
  for (let planet = 0; planet < s.owner.length; planet++) {
    const centre = centreOf(s, board, planet);
    const steps = distance(board, goal, centre);
    if (steps >= nearest || steps >= distance(board, from, centre)) continue;
    nearest = steps;
    const owner = s.owner[planet]!;
    word = owner < 0 ? 'settle' : owner !== by ? 'march' : isCargo ? 'dock' : 'home';
  }
  if (word !== '') return word;
  return toForeignShip(s, board, by, goal) < toForeignShip(s, board, by, from) ? 'hunt' : 'aside';
}

function toForeignShip(s: State, board: Board, by: Seat, from: number): number {
  let nearest = board.cells;
  for (let row = 0; row < s.uKind.length; row++)
    if (s.uSeat[row] !== by && isShip(s.uKind[row]!)) nearest = Math.min(nearest, distance(board, from, s.uCell[row]!));
  return nearest;
}
