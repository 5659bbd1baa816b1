import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PingRound } from '../../src/sockets/ping-round.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('in a round each is pinged once, and never many at a time; who has left is not', () => {
  const round = new PingRound();
  const pings: number[] = Array.from({ length: 5000 }, () => 0);
  const all = pings.map((_, i) => ({
    ping: () => {
      pings[i]!++;
    },
  }));
  for (const one of all) round.enter(one);
  let most = 0;
  for (let ms = 0; ms < 25_000; ms += 100) {
    const before = pings.reduce((sum, n) => sum + n, 0);
    vi.advanceTimersByTime(100);
    most = Math.max(most, pings.reduce((sum, n) => sum + n, 0) - before);
  }
  expect(new Set(pings)).toEqual(new Set([1]));
  expect(most).toBe(20);

  round.leave(all[7]!);
  vi.advanceTimersByTime(25_000);
  expect(pings[7]).toBe(1);
  expect(pings[8]).toBe(2);
  round.stop();
  vi.advanceTimersByTime(25_000);
  expect(pings[8]).toBe(2);
});
