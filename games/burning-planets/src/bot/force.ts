import type { Fighter } from '../data/index.ts';
import { oddsBetween } from '../rules/odds.ts';
import type { State } from '../rules/state.ts';
import { type Tables, tablesOf } from '../rules/tables.ts';
import { CARGO, HABITAT, isShip, THINGS, thingName } from '../rules/things.ts';

const known = new WeakMap<Tables, Float64Array>();

/** odds[attacker * THINGS + target]: that one attack destroys; 0 for cargo ships, which never attack. */
export function oddsTable(s: State): Float64Array {
  const tables = tablesOf(s.options);
  let odds = known.get(tables);
  if (odds === undefined) {
    odds = new Float64Array(THINGS * THINGS);
    for (let attacker = 0; attacker <= HABITAT; attacker++)
      for (let target = 0; target <= HABITAT; target++) {
        if (attacker === CARGO) continue;
        const { wins, of } = oddsBetween(tables.set, thingName(attacker) as Fighter, thingName(target) as Fighter);
        odds[attacker * THINGS + target] = wins / of;
      }
    known.set(tables, odds);
  }
  return odds;
}

/** Cells a ship of this kind sails in one move. */
export function paceOf(s: State, kind: number): number {
  return tablesOf(s.options).speed[kind]! + s.options.speedBonus;
}

export function isWarship(kind: number): boolean {
  return isShip(kind) && kind !== CARGO;
}

/** Rounds that are still to come after this one; as good as endless without a limit. */
export function roundsLeft(s: State): number {
  return s.options.roundLimit === 'off' ? ENDLESS : s.options.roundLimit - s.round;
}
const ENDLESS = 100;
