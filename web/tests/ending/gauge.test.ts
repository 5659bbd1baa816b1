import { expect, test } from 'vitest';
import { liftsOf } from '../../src/ending/Gauge.tsx';

test('signs of one luck, as allies have it, stand one above the other; who is alone stands on the scale', () => {
  expect(liftsOf([130, 60, 200])).toEqual([0, 0, 0]);
  expect(liftsOf([60, 200, 60, 200])).toEqual([-8.5, -8.5, 8.5, 8.5]);
  const [top, , bottom] = liftsOf([100, 101, 102]) as [number, number, number];
  expect(bottom - top).toBeLessThanOrEqual(40);
});
