import type { Reason, ScriptedMind, Seat } from '@orrery/kernel';
import { cellAt, distance } from '../rules/board.ts';
import type { BurningPlanets } from '../rules/kind.ts';
import type { Build, BuildShip, Move, MoveShip } from '../rules/moves.ts';
import { centreOf, defencesOn } from '../rules/planets.ts';
import type { State } from '../rules/state.ts';
import { boardOf } from '../rules/tables.ts';
import { CARGO, HUGE, isDefence, SMALL, SPACEPORT, thingNumber } from '../rules/things.ts';
import { shipRow } from '../rules/units.ts';
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

/** So many rounds before the end whatever counts is built (BP-E5). */
const CLOSING = 3;

function forStructure(s: State, { kind, planet }: Build): string {
  const thing = thingNumber(kind);
  if (thing === SPACEPORT) return 'port';
  if (isDefence(thing)) return defencesOn(s, planet) === 0 ? 'guard' : 'walls';
  return roundsLeft(s) <= CLOSING ? 'counts' : 'source';
}

function forShip(s: State, { cls }: BuildShip): string {
  const kind = thingNumber(cls);
  if (roundsLeft(s) === 0) return 'counts';
  if (kind === CARGO) return 'carrier';
  if (kind === SMALL && s.owner.some((owner) => owner < 0)) return 'settler';
  return kind === HUGE ? 'huge' : 'fighter';
}

/** Which planet a ship comes nearer to: one that nobody has, somebody else's, or its own. */
function forWay(s: State, by: Seat, { ship, to }: MoveShip): string {
  const board = boardOf(s);
  const [from, goal] = [s.uCell[shipRow(s, ship)]!, cellAt(board, to)];
  let [word, nearest] = ['aside', board.cells];
  for (let planet = 0; planet < s.owner.length; planet++) {
    const centre = centreOf(s, board, planet);
    const steps = distance(board, goal, centre);
    if (steps >= nearest || steps >= distance(board, from, centre)) continue;
    nearest = steps;
    const owner = s.owner[planet]!;
    word = owner < 0 ? 'settle' : owner === by ? 'home' : 'march';
  }
  return word;
}
