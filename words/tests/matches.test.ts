import { expect, test } from 'vitest';
import { matchesAreSaid } from '../laws/index.ts';
import type { Room } from '../src/room.ts';

interface Coin {
  state: { left: number };
  view: { left: number };
  options: object;
  move: { t: 'take' };
  event: { t: 'took'; by: number };
  seen: { t: 'took'; by: number };
  refusal: 'NO';
}

/** Two take from a heap in turn: as much of a game as sentences need. */
function room(
  it: string,
  en: string,
  sentence: (by: number) => { id: string; values: Record<string, string | number> } | null,
) {
  const game = {
    id: 'coin',
    rules: 1,
    seats: { min: 2, max: 2 },
    longest: 9,
    malformed: 'NO',
    readOptions: () => ({ ok: true, value: {} }),
    readMove: () => ({ t: 'take' }),
    setup: () => ({ left: 3 }),
    actors: (s: Coin['state']) => (s.left > 0 ? [s.left % 2] : []),
    awaited: (s: Coin['state']) => (s.left > 0 ? [s.left % 2] : []),
    gate: () => null,
    refuse: () => null,
    apply: (s: Coin['state'], by: number, _m: object, _c: object, emit: ((e: Coin['event']) => void) | null) => {
      s.left--;
      emit?.({ t: 'took', by });
    },
    result: (s: Coin['state']) => (s.left > 0 ? null : { places: [1, 2], scores: null }),
    copy: (s: Coin['state']) => ({ ...s }),
    pick: () => ({ t: 'take' }),
    fallback: () => ({ t: 'take' }),
    view: (s: Coin['state']) => ({ ...s }),
    tell: (e: Coin['event']) => e,
  };
  return {
    id: 'coin',
    rules: async () => ({ game }),
    words: async () => ({
      catalogue: async (lang: string) => ({ took: lang === 'it' ? it : en }),
      sentence: (seen: Coin['seen']) => sentence(seen.by),
    }),
  } as unknown as Room<Coin>;
}

test('events that are said are counted by their kind', async () => {
  const said = room('{name} prende.', '{name} takes.', (by) => ({ id: 'took', values: { name: `N${by}` } }));
  expect(await matchesAreSaid(said, 2, 1)).toBe(1);
});

test.each<[string, Parameters<typeof room>, RegExp]>([
  ['a message that is not there', ['a.', 'a.', () => ({ id: 'taken', values: {} })], /there is no "taken"/],
  ['a value that nobody gives', ['{name} prende.', 'T.', () => ({ id: 'took', values: {} })], /in it: /],
  [
    'a value that is undefined',
    ['T.', '{name} takes.', () => ({ id: 'took', values: { name: String(undefined) } })],
    /in en: "undefined takes\."/,
  ],
  ['a blank before a full stop', ['Prende .', 'T.', () => ({ id: 'took', values: {} })], /"Prende \."/],
])('%s is caught', async (_what, [it, en, sentence], says) => {
  await expect(matchesAreSaid(room(it, en, sentence), 2, 1)).rejects.toThrow(says);
});
