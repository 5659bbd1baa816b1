import type { Seat } from '@orrery/kernel';
import { CARRIER, DUE, giverOf, goodsAt, isParty, LEG, SIGNED, STATE, WIDE } from '../rules/contracts.ts';
import type { State } from '../rules/state.ts';
import { priceAt, tablesOf } from '../rules/tables.ts';

/** Does a ship carry under a contract that binds these two? */
export function isSignedBetween(s: State, ship: number, one: Seat, other: Seat): boolean {
  for (let at = 0; at < s.contracts.length; at += WIDE)
    if (s.contracts[at + CARRIER] === ship && s.contracts[at + STATE] === SIGNED)
      if (isParty(s, at, one) && isParty(s, at, other)) return true;
  return false;
}

/** Can the seat pay for a thing, and for what it has promised besides? */
export function canSpare(s: State, seat: Seat, thing: number): boolean {
  const { costs } = tablesOf(s.options);
  const price = priceAt(s, seat, thing);
  for (let k = 0; k < 4; k++)
    if (costs[price + k]! > 0 && s.stock[4 * seat + k]! - promised(s, seat, k) < costs[price + k]!) return false;
  return true;
}

/** How much of a resource a seat still has to hand over. */
export function promised(s: State, seat: Seat, k: number): number {
  let sum = 0;
  for (let at = 0; at < s.contracts.length; at += WIDE) {
    if (s.contracts[at + STATE] !== SIGNED) continue;
    for (let leg = 0; leg < 2; leg++)
      if (s.contracts[at + LEG + leg] === DUE && giverOf(s, at, leg) === seat)
        sum += s.contracts[goodsAt(at, leg) + k]!;
  }
  return sum;
}
