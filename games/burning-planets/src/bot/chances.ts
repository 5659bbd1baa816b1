import type { Seat } from '@orrery/kernel';
import { scoreOf } from '../rules/end.ts';
import type { State } from '../rules/state.ts';
import { yieldOf } from '../rules/turn.ts';
import { judge } from './standing.ts';
import { sumWorth, worthOfGoods } from './worth.ts';

/**
 * Fitted to 1,160 matches of bots (2 and 3 seats, 15 and 30 rounds and no limit) and measured on others by `orrery chances`: what counts of
 * income, and by which power of what it has a seat wins. The nearer the count, the less can still change.
 */
const [turnsOfIncome, atTheCount, withoutCount] = [4, 9, 3];

/** How likely each seat is to win from here, 0 to 1; exact at the end. Playing a war to its end would cost minutes. */
export function chances(s: State, out: Float64Array): void {
  if (s.how !== null) {
    judge(s, out);
    return;
  }
  const { roundLimit } = s.options;
  const power = roundLimit === 'off' ? withoutCount : atTheCount * Math.sqrt(s.round / roundLimit);
  let most = 0;
  for (let seat = 0; seat < s.n; seat++) {
    out[seat] = s.outAt[seat] === 0 ? holdingsOf(s, seat) : 0;
    most = Math.max(most, out[seat]!);
  }
  let total = 0;
  for (let seat = 0; seat < s.n; seat++) {
    out[seat] = s.outAt[seat] === 0 ? (out[seat]! / most) ** power : 0;
    total += out[seat]!;
  }
  for (let seat = 0; seat < s.n; seat++) out[seat]! /= total;
}

/** Points, and some of what comes in: what lies in stock says nothing of who wins. */
export function holdingsOf(s: State, seat: Seat): number {
  return 1 + scoreOf(s, seat) + turnsOfIncome * sumWorth(yieldOf(s, seat, 0), 0, worthOfGoods(s, seat));
}
