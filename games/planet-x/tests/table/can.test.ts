import { createSay, langs } from '@orrery/words';
import { expect, test } from 'vitest';
import type { Move } from '../../src/rules/kind.ts';
import { whatCanBeDone } from '../../src/table/can.ts';
import { words } from '../../src/words/index.ts';

const moves: readonly Move[] = [
  { t: 'deploy', card: 'a' },
  { t: 'deploy', card: 'b' },
  { t: 'form', unit: 1, to: 2 },
  { t: 'attack', attacker: 1, target: 5 },
  { t: 'attack', attacker: 2, target: 5 },
  { t: 'playSpecial', card: 'c', unit: 'x' },
  { t: 'playSpecial', card: 'c', unit: 'y' },
  { t: 'pass' },
  { t: 'resign' },
];

test('each kind of move is told once, with its cards or targets; giving up is in the menu', async () => {
  const say = createSay('en', [await words.catalogue('en')]);
  expect(whatCanBeDone(moves, say)).toEqual([
    'deploy one of 2 units',
    'attack a stack',
    'group units',
    'play a special',
    'pass',
  ]);
});

test.each(langs)('every kind of move has its words, in %s', async (lang) => {
  const say = createSay(lang, [await words.catalogue(lang)]);
  const others: readonly Move[] = [
    { t: 'voteFirst', seat: 0 },
    { t: 'mulligan', take: true },
    { t: 'mulligan', take: false },
    { t: 'discard', card: 'a' },
    { t: 'reinforce', unit: 1, to: 2 },
    { t: 'support', card: 'a' },
    { t: 'supportReply', card: 'a' },
    { t: 'chooseLosses', attackerCard: 'a' },
  ];
  const said = whatCanBeDone([...moves, ...others], say);
  expect(said).toHaveLength(12);
  expect(said.join()).not.toMatch(/can\.|[{}]/);
});
