import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { View } from '../../src/rules/seen.ts';
import { optionsOf } from '../fixtures/sky.ts';

test('BP-P53: with private talk off only what all hear may be said', () => {
  const at = (privateTalk: 'on' | 'off') => ({ options: optionsOf(3, { privateTalk }) }) as View;
  expect([game.mayTalk!(at('on'), 0, []), game.mayTalk!(at('on'), 0, [1, 2])]).toEqual([true, true]);
  expect([game.mayTalk!(at('off'), 0, []), game.mayTalk!(at('off'), 0, [1])]).toEqual([true, false]);
});
