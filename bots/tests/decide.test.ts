import { Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { botNames, decide } from '../src/index.ts';
import { duel, duelMind } from './duel.ts';

const rules = { game: duel, mind: duelMind };
const position = (seed: string) => duel.setup({}, 2, new Dice(seed), null);

test.each(botNames)('%s answers the same question with the same legal move, whatever lies hidden', (bot) => {
  for (let i = 0; i < 50; i++) {
    const s = position(`hidden ${i}`);
    const move = decide(rules, { view: duel.view(s, 0), me: 0, bot, seed: `seed ${i}` });
    expect(duel.refuse(s, 0, move!)).toBeNull();
    const other = { ...duel.copy(s), hands: [[...s.hands[0]!], [1, 2, 3]] };
    expect(decide(rules, { view: duel.view(other, 0), me: 0, bot, seed: `seed ${i}` })).toEqual(move);
  }
});

test('different seeds give different answers where the moves are alike', () => {
  const s = position('moods');
  const cards = new Set<unknown>();
  for (let i = 0; i < 40; i++)
    cards.add(JSON.stringify(decide(rules, { view: duel.view(s, 0), me: 0, bot: 'random', seed: String(i) })));
  expect(cards.size).toBe(3);
});

describe('by halving', () => {
  test('the answer is the same whatever lies hidden, and legal', () => {
    for (let i = 0; i < 20; i++) {
      const s = position(`hidden ${i}`);
      const move = decide(rules, { view: duel.view(s, 0), me: 0, bot: 'hard', seed: `seed ${i}` });
      expect(duel.refuse(s, 0, move!)).toBeNull();
      const other = { ...duel.copy(s), hands: [[...s.hands[0]!], [1, 2, 3]] };
      expect(decide(rules, { view: duel.view(other, 0), me: 0, bot: 'hard', seed: `seed ${i}` })).toEqual(move);
    }
  });

  test('who is out of time still answers', () => {
    let now = 0;
    const s = position('late');
    const move = decide(rules, { view: duel.view(s, 0), me: 0, bot: 'hard', seed: 'late' }, () => (now += 1000));
    expect(duel.refuse(s, 0, move!)).toBeNull();
  });

  test('more duels are won than by chance', () => {
    const wins = { hard: 0, random: 0 };
    for (let i = 0; i < 100; i++) {
      const s = position(`ladder ${i >> 1}`);
      const bots = i % 2 === 0 ? (['hard', 'random'] as const) : (['random', 'hard'] as const);
      while (duel.result(s) === null) {
        const by = duel.awaited(s)[0]!;
        duel.apply(
          s,
          by,
          decide(rules, { view: duel.view(s, by), me: by, bot: bots[by]!, seed: `${i}|${s.round}` })!,
          new Dice(0),
          null,
        );
      }
      const [a, b] = s.points as [number, number];
      if (a !== b) wins[bots[a > b ? 0 : 1]!]++;
    }
    expect(wins.hard).toBeGreaterThan(wins.random);
  });
});

test('a level that judges otherwise than the mind does plays by its own judgement', () => {
  const { hard } = duelMind.levels;
  const upsideDown: typeof duelMind.judge = (s, out) => {
    duelMind.judge(s, out);
    for (const seat of [0, 1]) out[seat] = 1 - out[seat]!;
  };
  const loser = { ...duelMind, levels: { ...duelMind.levels, hard: { ...hard, judge: upsideDown } } };
  const played = (mind: typeof duelMind) =>
    Array.from({ length: 20 }, (_, i) => {
      const s = position(`own judgement ${i}`);
      return decide({ game: duel, mind }, { view: duel.view(s, 0), me: 0, bot: 'hard', seed: `${i}` });
    });
  expect(played(loser)).not.toEqual(played(duelMind));
  expect(played(loser)).toEqual(played({ ...duelMind, judge: upsideDown }));
});

test('a slip is short-sighted, and never anything that was not thought of', () => {
  const { easy } = duelMind.levels;
  const shortlist = (s: Parameters<typeof duel.copy>[0], by: number) =>
    [...s.hands[by]!].sort((a, b) => b - a).map((card) => ({ t: 'lay', card }) as const);
  const slippery = { ...duelMind, shortlist, levels: { ...duelMind.levels, easy: { ...easy, t: 'greedy', slip: 1 } } };
  const s = position('slips');
  const [first, second, worst] = shortlist(s, 0);
  const played = new Set<unknown>();
  for (let i = 0; i < 60; i++)
    played.add(
      JSON.stringify(
        decide(
          { game: duel, mind: slippery as typeof duelMind },
          { view: duel.view(s, 0), me: 0, bot: 'easy', seed: `${i}` },
        ),
      ),
    );
  expect(played).toEqual(new Set([first, second].map((move) => JSON.stringify(move))));
  expect(played).not.toContain(JSON.stringify(worst));
});

test('where all moves win, the one that wins by more is played', () => {
  const s = position('decided');
  s.round = 3;
  s.points = [9, 0];
  s.hands = [[5, 1], [2]];
  const judge = ({ points }: typeof s, out: Float64Array) => {
    out[0] = points[0]! > points[1]! ? 1 : 0;
    out[1] = 1 - out[0];
  };
  const laid = (mind: typeof duelMind) =>
    Array.from({ length: 30 }, (_, i) =>
      JSON.stringify(decide({ game: duel, mind }, { view: duel.view(s, 0), me: 0, bot: 'hard', seed: `${i}` })),
    );
  expect(new Set(laid({ ...duelMind, judge })).size).toBe(2);
  expect(new Set(laid({ ...duelMind, judge, clearWin: 12 }))).toEqual(new Set(['{"t":"lay","card":5}']));
});

test('who draws no lots always plays the better of the last two', () => {
  const s = position('level');
  s.round = 3;
  s.points = [0, 0];
  s.hands = [[5, 4], [2]];
  // So little between them, and so much noise, that they cannot be told apart for sure.
  const judge = ({ points }: typeof s, out: Float64Array) => {
    out[0] = 0.5 + points[0]! / 1000;
    out[1] = 1 - out[0];
  };
  const laid = (lots?: number) => {
    const { hard } = duelMind.levels;
    const levels = { ...duelMind.levels, hard: { ...hard, ...(lots === undefined ? {} : { lots }) } };
    const mind = { ...duelMind, judge, levels };
    return new Set(
      Array.from({ length: 30 }, (_, i) =>
        JSON.stringify(decide({ game: duel, mind }, { view: duel.view(s, 0), me: 0, bot: 'hard', seed: `${i}` })),
      ),
    );
  };
  expect(laid(0).size).toBeLessThan(laid(1000).size);
});

test('where a game has no master hard plays in its place', () => {
  const s = position('no master');
  const asked = { view: duel.view(s, 0), me: 0, seed: 'same' };
  expect(decide(rules, { ...asked, bot: 'master' })).toEqual(decide(rules, { ...asked, bot: 'hard' }));
});

test('others reply in the round of the decision, and are guessed after it', () => {
  const s = position('replies');
  const rounds = { reply: new Set<number>(), guess: new Set<number>() };
  const { hard } = duelMind.levels;
  const seen =
    (what: 'reply' | 'guess'): typeof hard.guess =>
    (state, by, chance) => {
      rounds[what].add(state.round);
      return hard.guess(state, by, chance);
    };
  const master = { ...hard, guess: seen('guess'), reply: seen('reply') };
  const mind = { ...duelMind, levels: { ...duelMind.levels, master } };
  decide({ game: duel, mind }, { view: duel.view(s, 0), me: 0, bot: 'master', seed: 'replies' });
  expect(rounds).toEqual({ reply: new Set([1]), guess: new Set([2, 3]) });
});

test('a seat that nobody waits for may keep silent', () => {
  const s = position('silent');
  duel.apply(s, 0, { t: 'lay', card: s.hands[0]![0]! }, new Dice(0), null);
  const answers = new Set<string>();
  for (let i = 0; i < 40; i++)
    answers.add(String(decide(rules, { view: duel.view(s, 0), me: 0, bot: 'random', seed: String(i) })?.t));
  expect(answers).toEqual(new Set(['undefined', 'cheer']));
});
