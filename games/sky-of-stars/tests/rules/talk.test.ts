import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { View } from '../../src/rules/view-kind.ts';

test('SK-P13: who shows is silent until the reveal, and only they', () => {
  const showing = { phase: 'show', open: [1] } as unknown as View;
  expect([0, 1].map((seat) => game.mayTalk!(showing, seat, []))).toEqual([true, false]);
  expect(game.mayTalk!({ phase: 'verdict', open: [1] } as unknown as View, 1, [])).toBe(true);
});
