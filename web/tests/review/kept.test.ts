import type { Verdict } from '@orrery/bots/verdict';
import { expect, test } from 'vitest';
import { type Drawers, keepVerdict, keptLuck, keptVerdict, keyOf, keysOfMatch } from '../../src/review/verdict/kept.ts';

function drawers(): Drawers {
  const drawer = () => {
    const kept = new Map<string, unknown>();
    return {
      get: async (key: string) => kept.get(key),
      set: async (key: string, value: unknown) => void kept.set(key, value),
    };
  };
  return { verdicts: drawer(), lucks: drawer() };
}

const match = (head: object = {}, length = 3) => ({
  head: { id: 'm', game: 'shooting-star', rules: 2, seats: 2, options: {}, ...head },
  entries: Array.from({ length }, (_, seq) => ({ seq, at: 0, t: 'setup' as const, draws: [] })),
});
const lucky = [0.1, -0.1].map((points) => ({ points, usual: 0.15, unit: 0.1 }));
const verdict: Verdict = { open: [], margin: 0, known: [], turns: [], moves: [], luck: [], lucky };

test('a verdict is kept for its match, of its game, at its length, by its rules and by the way it was judged, and for no other', async () => {
  const kept = drawers();
  await keepVerdict(match(), verdict, kept, 1);
  expect(await keptVerdict(match(), kept, 1)).toEqual(verdict);
  expect(await keptLuck('m', kept, 1)).toEqual(lucky);
  for (const other of [match({ id: 'n' }), match({ rules: 3 }), match({ game: 'planet-x' }), match({}, 4)])
    expect(await keptVerdict(other, kept, 1)).toBeUndefined();
  // Parts of the key do not run into one another.
  expect(await keptVerdict(match({ id: 'm/3' }), kept, 1)).toBeUndefined();
  expect(await keptLuck('n', kept, 1)).toBeUndefined();
  // Judged in another way.
  expect(await keptVerdict(match(), kept, 2)).toBeUndefined();
  expect(await keptLuck('m', kept, 2)).toBeUndefined();
});

test('a device that keeps nothing has kept nothing', async () => {
  const full = { get: () => Promise.reject(new Error('no')), set: () => Promise.reject(new Error('no')) };
  const none = { verdicts: full, lucks: full };
  await keepVerdict(match(), verdict, none);
  expect(await keptVerdict(match(), none)).toBeUndefined();
  expect(await keptLuck('m', none)).toBeUndefined();
});

test('what was worked out of one match is found by its id alone, whatever the version', () => {
  const keys = [keyOf(match(), 1), keyOf(match(), 2), keyOf(match({ id: 'n' }), 1), '1/m', '2/m', '1/mm', '1/n'];
  expect(keysOfMatch(keys, 'm')).toEqual([keyOf(match(), 1), keyOf(match(), 2), '1/m', '2/m']);
});
