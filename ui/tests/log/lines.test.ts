import type { Told } from '@orrery/kernel';
import { expect, it } from 'vitest';
import { type Chronicle, logLines, rememberedLines } from '../../src/log/lines.ts';

interface Toy {
  state: object;
  view: object;
  options: object;
  move: { readonly t: string };
  event: { readonly t: string };
  seen: { readonly t: 'round' | 'hit' | 'tick'; readonly by?: number };
  refusal: string;
}

const chronicle: Chronicle<Toy> = {
  as: 0,
  words: {
    sentence: (seen, as, name) =>
      seen.t === 'tick' ? null : { id: seen.t, values: { who: seen.by === as ? 'You' : name(seen.by ?? 9) } },
  },
  table: {
    actor: (seen) => seen.by ?? null,
    heads: (seen) => seen.t === 'round',
    cells: (seen) => (seen.t === 'hit' ? ['a1'] : []),
  },
  say: (id, values) => `${id} ${values?.who}`,
  options: {},
  name: (seat) => `seat ${seat}`,
};

it('makes one line of each event that is worth one, under the place of the event', () => {
  const told: Told<Toy>[] = [
    { no: 3, at: 0, seen: [{ t: 'round' }, { t: 'tick' }, { t: 'hit', by: 1 }] },
    { no: 4, at: 0, seen: [{ t: 'hit', by: 0 }] },
  ];
  expect(logLines(told, chronicle)).toEqual([
    { key: '3.0', at: { no: 3, event: 0 }, actor: null, text: 'round seat 9', cells: [], heading: true },
    { key: '3.2', at: { no: 3, event: 2 }, actor: 1, text: 'hit seat 1', cells: ['a1'], heading: false },
    { key: '4.0', at: { no: 4, event: 0 }, actor: 0, text: 'hit You', cells: ['a1'], heading: false },
  ]);
});

it('lets a sentence name what was told before, also before the first line', () => {
  const words: Chronicle<Toy>['words'] = {
    sentence: ({ t }, _as, _name, _say, _options, past) =>
      t !== 'hit'
        ? null
        : past === undefined
          ? { id: t, values: { who: 'one' } }
          : { id: 'named', values: { who: `${past}` } },
    past: { none: 0, after: (past, { t }) => (t === 'round' ? (past as number) + 1 : past) },
  };
  const told: Told<Toy>[] = [
    { no: 0, at: 0, seen: [{ t: 'hit' }, { t: 'round' }, { t: 'hit' }] },
    { no: 1, at: 0, seen: [{ t: 'round' }, { t: 'hit' }] },
  ];
  const lines = logLines(told, { ...chronicle, words });
  expect(lines.map(({ text }) => text)).toEqual(['named 0', 'named 1', 'named 2']);
  // The bar says it without.
  expect(lines.map(({ brief }) => brief)).toEqual(['hit one', 'hit one', 'hit one']);
  expect(logLines(told.slice(1), { ...chronicle, words }, 5).map(({ text }) => text)).toEqual(['named 6']);
});

it('has fewer words for the bar where the table gives them', () => {
  const table: Chronicle<Toy>['table'] = {
    ...chronicle.table,
    brief: ({ t }, say) => (t === 'hit' ? say('short', { who: 'all' }) : null),
  };
  const lines = logLines([{ no: 0, at: 0, seen: [{ t: 'round' }, { t: 'hit', by: 1 }] }], { ...chronicle, table });
  expect(lines.map(({ text, brief }) => [text, brief])).toEqual([
    ['round seat 9', undefined],
    ['hit seat 1', 'short all'],
  ]);
});

it('marks the details of an event', () => {
  const table = { ...chronicle.table, details: ({ t }: Toy['seen']) => t === 'hit' };
  const lines = logLines([{ no: 0, at: 0, seen: [{ t: 'round' }, { t: 'hit', by: 1 }] }], { ...chronicle, table });
  expect(lines.map(({ detail }) => detail ?? false)).toEqual([false, true]);
});

it('keeps of a log played from memory what came since the last heading', () => {
  const told: Told<Toy>[] = [
    { no: 0, at: 0, seen: [{ t: 'round' }, { t: 'hit', by: 1 }] },
    { no: 1, at: 0, seen: [{ t: 'hit', by: 0 }, { t: 'round' }, { t: 'hit', by: 1 }] },
  ];
  const lines = logLines(told, chronicle);
  expect(rememberedLines(lines).map(({ key }) => key)).toEqual(['1.1', '1.2']);
  expect(rememberedLines(lines.slice(1, 3))).toEqual(lines.slice(1, 3));
});
