import { expect, test } from 'vitest';
import { chances, holdingsOf } from '../../src/bot/chances.ts';
import { positions } from './positions.ts';

test.each([{}, { roundLimit: 15 }])('chances add up to one, who has more has the better one (%j)', (given) => {
  const out = new Float64Array(3);
  for (const { s } of positions(3, 25, given)) {
    chances(s, out);
    expect(out[0]! + out[1]! + out[2]!).toBeCloseTo(1, 9);
    const living = [0, 1, 2].filter((seat) => s.outAt[seat] === 0);
    const byHoldings = living.toSorted((a, b) => holdingsOf(s, b) - holdingsOf(s, a));
    for (const [i, seat] of byHoldings.entries())
      if (i > 0) expect(out[seat]!).toBeLessThanOrEqual(out[byHoldings[i - 1]!]!);
    for (const seat of [0, 1, 2]) if (s.outAt[seat] !== 0) expect(out[seat]).toBe(0);
  }
});
