import { expect, test, vi } from 'vitest';

test('time stands still', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  expect(vi.isFakeTimers()).toBe(true);
});
