import { expect, test } from 'vitest';
import { isHushed } from '../../src/play/sound.ts';

test('phones are still where a large screen sounds; the screen itself and desks are not', () => {
  const phone = { screen: false, desk: false };
  expect(isHushed({ screen: true }, phone)).toBe(true);
  expect(isHushed({}, phone)).toBe(false);
  expect(isHushed({ screen: true }, { ...phone, screen: true })).toBe(false);
  expect(isHushed({ screen: true }, { ...phone, desk: true })).toBe(false);
});
