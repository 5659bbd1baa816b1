import type { State } from '../rules/state.ts';
import { judge, strengthOf } from './standing.ts';

/**
 * By which power of its strength a seat wins, fitted to 750 matches of bots with a limit of rounds (2, 3 and 5 seats) and 49 without:
 * the nearer the count, the less can still change. `orrery chances burning-planets` measures how far it comes true.
 */
const [atFirst, towardsTheCount, withoutCount] = [1.3, 14, 2.5];

/** How likely each seat is to win from here, 0 to 1; exact at the end. Playing a war to its end would cost minutes. */
export function chances(s: State, out: Float64Array): void {
  if (s.how !== null) {
    judge(s, out);
    return;
  }
  const { roundLimit } = s.options;
  const power = roundLimit === 'off' ? withoutCount : atFirst + (towardsTheCount * s.round) / roundLimit;
  let most = 0;
  for (let seat = 0; seat < s.n; seat++) {
    out[seat] = s.outAt[seat] === 0 ? strengthOf(s, seat) : 0;
    most = Math.max(most, out[seat]!);
  }
  let total = 0;
  for (let seat = 0; seat < s.n; seat++) {
    out[seat] = (out[seat]! / most) ** power;
    total += out[seat]!;
  }
  for (let seat = 0; seat < s.n; seat++) out[seat]! /= total;
}
