import type { Seat } from '@orrery/kernel';
import { result, scoreOf } from '../rules/end.ts';
import type { State } from '../rules/state.ts';
import { yieldOf } from '../rules/turn.ts';
import { roundsLeft } from './force.ts';
import { sumWorth, worthOfGoods } from './worth.ts';

/** Turns of income that count as if they had come in. */
const AHEAD = 8;
/** What is left of goods until they are spent on something that counts. */
const SPENT = 0.7;
/** How much more than its share of all the stronger one wins. */
const SHARPNESS = 3;

/** How the match stands for each seat, 0 lost .. 1 won; exact at the end. */
export function judge(s: State, out: Float64Array): void {
  out.fill(0);
  const final = result(s);
  if (final !== null) {
    const winners = final.places.filter((place) => place === 1).length;
    for (const [seat, place] of final.places.entries()) out[seat] = place === 1 ? 1 / winners : 0;
    return;
  }
  let total = 0;
  for (let seat = 0; seat < s.n; seat++) {
    if (s.outAt[seat] !== 0) continue;
    out[seat] = strengthOf(s, seat) ** SHARPNESS;
    total += out[seat]!;
  }
  for (let seat = 0; seat < s.n; seat++) out[seat]! /= total;
}

/** What a seat has on the board, in its stock and coming in, in points. */
export function strengthOf(s: State, seat: Seat): number {
  const worth = worthOfGoods(s, seat);
  const turns = Math.min(AHEAD, roundsLeft(s));
  return (
    1 +
    scoreOf(s, seat) +
    SPENT * (sumWorth(s.stock, 4 * seat, worth) + turns * sumWorth(yieldOf(s, seat, 0), 0, worth))
  );
}
