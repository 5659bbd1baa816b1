import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { botNames, decide } from '../src/index.ts';
import { duel, duelMind } from './duel.ts';

const rules = { game: duel, mind: duelMind };
const position = (seed: string) => duel.setup({}, 2, new Dice(seed), null);

test.each(botNames)('%s answers the same question with the same legal move, whatever lies hidden', (bot) => {
  for (let i = 0; i < 50; i++) {
    const s = position(`hidden ${i}`);
    const move = decide(rules, duel.view(s, 0), 0, bot, `seed ${i}`);
    expect(duel.refuse(s, 0, move!)).toBeNull();
    const other = { ...duel.copy(s), hands: [[...s.hands[0]!], [1, 2, 3]] };
    expect(decide(rules, duel.view(other, 0), 0, bot, `seed ${i}`)).toEqual(move);
  }
});

test('different seeds give different answers where the moves are alike', () => {
  const s = position('moods');
  const cards = new Set<unknown>();
  for (let i = 0; i < 40; i++) cards.add(JSON.stringify(decide(rules, duel.view(s, 0), 0, 'random', String(i))));
  expect(cards.size).toBe(3);
});

describe.each(['search', 'halving'] as const)('by %s', (t) => {
  const { hard } = duelMind.levels;
  const thinking = { ...duelMind, levels: { ...duelMind.levels, hard: { ...hard, t, playouts: 400, cpuMs: 100 } } };
  const rules = { game: duel, mind: thinking };

  test('the answer is the same whatever lies hidden, and legal', () => {
    for (let i = 0; i < 20; i++) {
      const s = position(`hidden ${i}`);
      const move = decide(rules, duel.view(s, 0), 0, 'hard', `seed ${i}`);
      expect(duel.refuse(s, 0, move!)).toBeNull();
      const other = { ...duel.copy(s), hands: [[...s.hands[0]!], [1, 2, 3]] };
      expect(decide(rules, duel.view(other, 0), 0, 'hard', `seed ${i}`)).toEqual(move);
    }
  });

  test('who is out of time still answers', () => {
    let now = 0;
    const s = position('late');
    const move = decide(rules, duel.view(s, 0), 0, 'hard', 'late', () => (now += 1000));
    expect(duel.refuse(s, 0, move!)).toBeNull();
  });

  test('more duels are won than by chance', () => {
    const wins = { hard: 0, random: 0 };
    for (let i = 0; i < 100; i++) {
      const s = position(`ladder ${i >> 1}`);
      const bots = i % 2 === 0 ? (['hard', 'random'] as const) : (['random', 'hard'] as const);
      while (duel.result(s) === null) {
        const by = duel.awaited(s)[0]!;
        duel.apply(s, by, decide(rules, duel.view(s, by), by, bots[by]!, `${i}|${s.round}`)!, new Dice(0), null);
      }
      const [a, b] = s.points as [number, number];
      if (a !== b) wins[bots[a > b ? 0 : 1]!]++;
    }
    expect(wins.hard).toBeGreaterThan(wins.random);
  });
});

test('a seat that nobody waits for may keep silent', () => {
  const s = position('silent');
  duel.apply(s, 0, { t: 'lay', card: s.hands[0]![0]! }, new Dice(0), null);
  const answers = new Set<string>();
  for (let i = 0; i < 40; i++) answers.add(String(decide(rules, duel.view(s, 0), 0, 'random', String(i))?.t));
  expect(answers).toEqual(new Set(['undefined', 'cheer']));
});
