import { expect, it } from 'vitest';
import { duration } from '../../src/seats/duration.ts';

it.each([
  [-5, '0:00', '0:00'],
  [42_000, '0:42', '0:42'],
  [61_999, '1:01', '1:01'],
  [3_599_000, '59:59', '59:59'],
  [3_600_000, '1 hr', '1 h'],
  [47 * 3_600_000, '47 hr', '47 h'],
  [49 * 3_600_000, '2 days', '2 giorni'],
])('%d ms is %s, in Italian %s', (ms, en, it) => {
  expect(duration(ms, 'en')).toBe(en);
  expect(duration(ms, 'it')).toBe(it);
});
