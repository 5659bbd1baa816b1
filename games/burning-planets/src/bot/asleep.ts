import type { Seat } from '@orrery/kernel';
import type { State } from '../rules/state.ts';
import { SMALL } from '../rules/things.ts';
import { yieldOf } from '../rules/turn.ts';
import { isWarship } from './force.ts';

/** Rounds after which somebody can be known, and turns of yield that nobody who plays leaves lying. */
const KNOWN = 3;
const UNTOUCHED = 8;

/** Do all others let their goods pile up, as far as everybody has seen, and have no ship larger than those they began with? */
export function areAsleep(s: State, me: Seat): boolean {
  if (s.stage !== 'play' || s.round <= KNOWN) return false;
  return s.outAt.every((out, seat) => seat === me || out !== 0 || isAsleep(s, seat));
}

function isAsleep(s: State, seat: Seat): boolean {
  if (s.uKind.some((kind, row) => s.uSeat[row] === seat && isWarship(kind) && kind !== SMALL)) return false;
  let stock = 0;
  for (let k = 0; k < 4; k++) stock += s.stock[4 * seat + k]!;
  return stock >= UNTOUCHED * yieldOf(s, seat, 0).reduce((sum, one) => sum + one, 0);
}
