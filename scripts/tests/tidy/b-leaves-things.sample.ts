import { expect, test, vi } from 'vitest';

test('a browser that stays', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubEnv('ORRERY_PLANTED', 'yes');
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  expect(Math.random()).toBe(0.5);
});
