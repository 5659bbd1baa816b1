import { expect, it } from 'vitest';
import { duration, onDial, remaining } from '../../src/seats/duration.ts';

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

const hour = 3_600_000;

it.each([
  [42_000, '0:42', '0:42'],
  [47 * hour, '47 hr', '47 h'],
  [48 * hour, '2 days', '2 giorni'],
  [72 * hour - 1000, '2 days, 23 hr', '2 giorni, 23 h'],
  [72 * hour, '3 days', '3 giorni'],
])('of %d ms left nobody believes that a day is gone: %s, in Italian %s', (ms, en, it) => {
  expect(remaining(ms, 'en')).toBe(en);
  expect(remaining(ms, 'it')).toBe(it);
});

it.each([
  [-5, '0', '0'],
  [99_000, '99', '99'],
  [100_000, '1:40', '1:40'],
  [3_599_000, '59:59', '59:59'],
  [47 * 3_600_000, '47h', '47h'],
  [72 * hour - 1000, '71h', '71h'],
  [100 * hour, '4d', '4gg'],
  [7 * 24 * hour - 1000, '7d', '7gg'],
  [7 * 24 * hour, '7d', '7gg'],
])('on a dial %d ms is %s, in Italian %s', (ms, en, it) => {
  expect(onDial(ms, 'en')).toBe(en);
  expect(onDial(ms, 'it')).toBe(it);
});
