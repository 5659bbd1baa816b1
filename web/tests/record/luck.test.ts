import { expect, test } from 'vitest';
import { luckInAll } from '../../src/record/luck.ts';
import type { RecordedMatch } from '../../src/record/matches.ts';

const played = (id: string, mine: number, places: readonly (number | null)[]) =>
  ({
    id,
    seats: places.map((place, seat) => ({ mine: seat === mine, place, left: false })),
  }) as unknown as RecordedMatch;

test('luck in all: points add up, what is usual by the root of its squares, of those matches that were judged here', async () => {
  const kept = new Map([
    [
      'a',
      [
        { points: 0.1, usual: 0.4, unit: 0.3 },
        { points: -0.1, usual: 0.4, unit: 0.3 },
      ],
    ],
    [
      'b',
      [
        { points: 0.5, usual: 1, unit: 0.9 },
        { points: 0.05, usual: 0.6, unit: 0.4 },
      ],
    ],
    [
      'stopped',
      [
        { points: 9, usual: 9, unit: 9 },
        { points: 9, usual: 9, unit: 9 },
      ],
    ],
  ]);
  const matches = [
    played('a', 0, [1, 2]),
    played('b', 1, [1, 2]),
    played('c', 0, [1, 2]),
    played('stopped', 0, [null, null]),
  ];
  const all = (await luckInAll(matches, async (id) => kept.get(id)))!;
  expect(all.points).toBeCloseTo(0.15);
  expect(all.usual).toBeCloseTo(1.96 * 0.5);
  expect([all.matches, all.of]).toEqual([2, 3]);
  // Of one match it is what its end sheet said.
  expect(await luckInAll(matches.slice(0, 1), async (id) => kept.get(id))).toMatchObject({
    usual: 0.4,
    matches: 1,
    of: 1,
  });
  expect(await luckInAll(matches, async () => undefined)).toMatchObject({ matches: 0, of: 3 });
});
