import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenStill } from '../../src/hand/still.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a pointer on its way is never told of, however long it is over one cell', () => {
  const tell = vi.fn();
  const still = whenStill(tell);
  for (let x = 0; x < 200; x += 5) {
    still.move('a', { x, y: 0 });
    vi.advanceTimersByTime(60);
  }
  expect(tell).not.toHaveBeenCalled();
});
it('one that trembles holds still, and is told of once for each cell', () => {
  const tell = vi.fn();
  const still = whenStill(tell);
  for (let i = 0; i < 20; i++) {
    still.move('a', { x: i % 3, y: 0 });
    vi.advanceTimersByTime(60);
  }
  expect(tell).toHaveBeenCalledTimes(1);
  still.move('b', { x: 1, y: 0 });
  vi.advanceTimersByTime(1000);
  expect(tell).toHaveBeenCalledTimes(2);
});
it('what was let go is not told of', () => {
  const tell = vi.fn();
  const still = whenStill(tell);
  still.move('a', { x: 0, y: 0 });
  still.end();
  vi.advanceTimersByTime(1000);
  expect(tell).not.toHaveBeenCalled();
});
