import { expect, test } from 'vitest';

test('time passes, and nothing of the others is left', async () => {
  await new Promise((wait) => setTimeout(wait, 1));
  expect(Object.hasOwn(globalThis, 'matchMedia')).toBe(false);
  expect(process.env.ORRERY_PLANTED).toBeUndefined();
  expect(Math.random()).not.toBe(0.5);
});
