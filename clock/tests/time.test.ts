import { afterEach, expect, test, vi } from 'vitest';
import { realTime } from '../src/index.ts';

const day = 24 * 3_600_000;

afterEach(() => vi.useRealTimers());

test('what is due in two months is done then, and not at once', () => {
  vi.useFakeTimers();
  const [done, undone] = [vi.fn(), vi.fn()];
  realTime.after(60 * day, done);
  const cancel = realTime.after(60 * day, undone);
  vi.advanceTimersByTime(60 * day - 1);
  expect(done).not.toHaveBeenCalled();
  // Also when it waits for the second time.
  cancel();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * day);
  expect(undone).not.toHaveBeenCalled();
});
