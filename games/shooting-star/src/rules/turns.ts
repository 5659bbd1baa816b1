import type { Chance, Emit, Seat } from '@orrery/kernel';
import { listPlanets, pickPlanet, placePlanet, refusePlanet } from './build.ts';
import type { Event, Move, Refusal } from './kind.ts';
import { listWeapons, pickWeapon, placeWeapon, refuseWeapon } from './place.ts';
import type { State } from './state.ts';

const NONE: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];

/** SS-P1, SS-V2: one seat at a time. */
export function actors(s: State): readonly Seat[] {
  return s.toAct < 0 ? NONE : (ALONE[s.toAct] as readonly Seat[]);
}

/** SS-P1, SS-V2: nobody acts out of turn or out of phase. */
export function gate(s: State, by: Seat, t: string): Refusal | null {
  if (s.phase === 'over') return 'GAME_OVER';
  if (t === (s.phase === 'build' ? 'placeWeapon' : 'placePlanet')) return 'WRONG_PHASE';
  return by === s.toAct ? null : 'NOT_YOUR_GO';
}

export function refuse(s: State, by: Seat, move: Move): Refusal | null {
  const shut = gate(s, by, move.t);
  if (shut !== null) return shut;
  return move.t === 'placeWeapon' ? refuseWeapon(s, by, move) : refusePlanet(s, by, move);
}

export function apply(s: State, by: Seat, move: Move, chance: Chance, emit: Emit<Event>): void {
  if (move.t === 'placeWeapon') placeWeapon(s, by, move, emit);
  else placePlanet(s, by, move, chance, emit);
}

export function list(s: State, by: Seat): readonly Move[] {
  if (by !== s.toAct) return [];
  return s.phase === 'build' ? listPlanets(s, by) : listWeapons(s, by);
}

/** Also what a run-out clock plays: a fixed stand-in would tell everybody the face-down card. */
export function pick(s: State, by: Seat, chance: Chance): Move {
  return s.phase === 'build' ? pickPlanet(s, by, chance) : pickWeapon(s, by, chance);
}
