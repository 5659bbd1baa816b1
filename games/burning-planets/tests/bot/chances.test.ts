import { expect, test } from 'vitest';
import { chances } from '../../src/bot/chances.ts';
import { strengthOf } from '../../src/bot/standing.ts';
import { positions } from './positions.ts';

test.each([{}, { roundLimit: 15 }])('chances add up to one, the stronger has more (%j)', (given) => {
  const out = new Float64Array(3);
  for (const { s } of positions(3, 25, given)) {
    chances(s, out);
    expect(out[0]! + out[1]! + out[2]!).toBeCloseTo(1, 9);
    const living = [0, 1, 2].filter((seat) => s.outAt[seat] === 0);
    const byStrength = living.toSorted((a, b) => strengthOf(s, b) - strengthOf(s, a));
    for (const [i, seat] of byStrength.entries())
      if (i > 0) expect(out[seat]!).toBeLessThanOrEqual(out[byStrength[i - 1]!]!);
    for (const seat of [0, 1, 2]) if (s.outAt[seat] !== 0) expect(out[seat]).toBe(0);
  }
});
