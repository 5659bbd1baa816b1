import { expect, test, vi } from 'vitest';

test('a clock that goes on again', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  expect(vi.isFakeTimers()).toBe(false);
});
