import { createSay, langs } from '@orrery/words';
import { expect, test } from 'vitest';
import type { Move } from '../../src/rules/kind.ts';
import { whatCanBeDone } from '../../src/table/can.ts';
import { words } from '../../src/words/index.ts';

const kinds: readonly (readonly Move[])[] = [
  [{ t: 'start', star: 'S001' }],
  [{ t: 'erase', star: 'S001' }],
  [{ t: 'guess', owner: 1, n: 3 }],
  [{ t: 'count' }],
  [{ t: 'verdict', owner: 1, says: 'ok' }],
  [{ t: 'stop' }, { t: 'ready' }],
  [{ t: 'pass' }, { t: 'timeout' }, { t: 'leave' }],
];

test.each(langs)('every kind of move has its words, in %s; leaving and run-out clocks are none', async (lang) => {
  const say = createSay(lang, [await words.catalogue(lang)]);
  const said = kinds.map((moves) => whatCanBeDone(moves, say));
  expect(said.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 2, 1]);
  expect(said.flat().join()).not.toMatch(/can\.|[{}]/);
});

test('lines are counted by the stars they lead to', async () => {
  const say = createSay('en', [await words.catalogue('en')]);
  const line = (from: string, to: string): Move => ({ t: 'line', from, to });
  expect(whatCanBeDone([line('S001', 'S003'), line('S002', 'S003'), line('S001', 'S004')], say)).toEqual([
    'draw a line to one of 2 stars',
  ]);
});
