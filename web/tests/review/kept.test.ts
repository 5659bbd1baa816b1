import type { Verdict } from '@orrery/bots/verdict';
import { expect, test, vi } from 'vitest';
import { keepVerdict, keptLuck, keptVerdict } from '../../src/review/verdict/kept.ts';

/** The way matches are judged now; a test makes it another. */
const judging = vi.hoisted(() => ({ version: 1 }));
vi.mock('@orrery/bots/verdict', async (real) => ({
  ...(await real<object>()),
  get verdictVersion() {
    return judging.version;
  },
}));
vi.mock('idb-keyval', () => {
  const drawers = new Map<string, Map<string, unknown>>();
  return {
    createStore(name: string) {
      if (!drawers.has(name)) drawers.set(name, new Map());
      return drawers.get(name);
    },
    get: async (key: string, drawer: Map<string, unknown>) => drawer.get(key),
    set: async (key: string, value: unknown, drawer: Map<string, unknown>) => void drawer.set(key, value),
  };
});

const match = (head: object = {}, length = 3) => ({
  head: { id: 'm', game: 'shooting-star', rules: 2, seats: 2, options: {}, ...head },
  entries: Array.from({ length }, (_, seq) => ({ seq, at: 0, t: 'setup' as const, draws: [] })),
});
const luck = { moment: 1, points: [0.1, -0.1], spread: [0.01, 0.01], doubt: [0, 0] };
const lucky = [0.1, -0.1].map((points) => ({ points, usual: 0.15, unit: 0.1 }));
const verdict: Verdict = { open: [], margin: 0, known: [], turns: [], moves: [], luck: [luck], lucky };

test('a verdict is kept for its match, of its game, at its length, by its rules and by the way it was judged, and for no other', async () => {
  judging.version = 1;
  await keepVerdict(match(), verdict);
  expect(await keptVerdict(match())).toEqual(verdict);
  expect(await keptLuck('m')).toEqual(lucky);
  for (const other of [match({ id: 'n' }), match({ rules: 3 }), match({ game: 'planet-x' }), match({}, 4)])
    expect(await keptVerdict(other)).toBeUndefined();
  // Parts of the key do not run into one another.
  expect(await keptVerdict(match({ id: 'm/3' }))).toBeUndefined();

  judging.version = 2;
  expect(await keptVerdict(match())).toBeUndefined();
  expect(await keptLuck('m')).toBeUndefined();
});
