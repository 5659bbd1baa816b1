import { expect, test } from 'vitest';
import { type Played, rate, rateMatch, unknown } from '../src/index.ts';

const one = (side: number, place: number | null, left: number | null = null): Played => ({
  ...{ rating: unknown, side, place, left },
});

test('who went is below everybody who was there then, though a bot won for them', () => {
  const [stayed, went] = rateMatch([one(0, 2), one(1, 1, 5)]);
  expect([[stayed], [went]]).toEqual(
    rate([
      { members: [unknown], place: 1 },
      { members: [unknown], place: 2 },
    ]),
  );
  const [best, later, first] = rateMatch([one(0, 3), one(1, 1, 9), one(2, 2, 4)]);
  expect(best!.mu).toBeGreaterThan(later!.mu);
  expect(later!.mu).toBeGreaterThan(first!.mu);
});

test('a match without an end says nothing of who stayed', () => {
  const [ada, bo, went] = rateMatch([one(0, null), one(1, null), one(2, null, 3)]);
  expect([ada, bo]).toEqual([unknown, unknown]);
  expect(went!.mu).toBeLessThan(unknown.mu);
});

test('sides win and lose together; who went lost alone', () => {
  const [a, b, c, d] = rateMatch([one(0, 1), one(1, 2), one(0, 1), one(1, 2)]);
  expect([a, b]).toEqual([c, d]);
  expect(a!.mu).toBeGreaterThan(b!.mu);
  const [mate, , gone] = rateMatch([one(0, 1), one(1, 2), one(0, 1, 7), one(1, 2)]);
  expect(mate!.mu).toBeGreaterThan(unknown.mu);
  expect(gone!.mu).toBeLessThan(unknown.mu);
});
