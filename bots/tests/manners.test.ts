import { Dice, type Mind, manners, usualManner } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { decide } from '../src/index.ts';
import { type DuelKind, duel, duelMind } from './duel.ts';

/** A bold one likes to lay its highest card, a careful one its lowest; by so much of a victory. */
const fond = (give: number): Mind<DuelKind> => ({
  ...duelMind,
  manners: ['bold', 'careful'],
  likes: (manner, _s, _by, move) => {
    const card = move.t === 'lay' ? move.card / 5 : 0;
    return give * (manner === 'bold' ? card : 1 - card);
  },
});
const s = duel.setup({}, 2, new Dice('manner'), null);
const [low = 0, middle = 0, high = 0] = [...s.hands[0]!].sort();
const lay = (card: number) => new Set([JSON.stringify({ t: 'lay', card })]);
const plays = (mind: Mind<DuelKind>, level: 'normal' | 'hard', manner: 'bold' | 'careful' | null) =>
  Array.from({ length: 12 }, (_, mood) =>
    JSON.stringify(decide({ game: duel, mind }, { view: duel.view(s, 0), me: 0, bot: level, seed: `${mood}`, manner })),
  );

test.each(['normal', 'hard'] as const)('%s: between moves that are alike the manner decides', (level) => {
  const alike: Mind<DuelKind> = { ...fond(0.01), judge: (_s, out) => void out.fill(0.5) };
  expect(new Set(plays(alike, level, 'bold'))).toEqual(lay(high));
  expect(new Set(plays(alike, level, 'careful'))).toEqual(lay(low));
});

test('where a move is better by more than another is liked, the manner does not show', () => {
  const clear: Mind<DuelKind> = {
    ...fond(0.01),
    judge: (state, out) => void out.fill(state.hands[0]!.includes(middle) ? 0.5 : 0.52),
  };
  for (const manner of ['bold', 'careful', null] as const)
    expect(new Set(plays(clear, 'normal', manner))).toEqual(lay(middle));
});

test('who has no manner, and who has one that the game does not know, play as they always did', () => {
  for (const level of ['normal', 'hard'] as const) {
    expect(plays(fond(0.5), level, null)).toEqual(plays(duelMind, level, null));
    expect(plays(duelMind, level, 'bold')).toEqual(plays(duelMind, level, null));
  }
});

test('bots for whom nobody chose differ from seat to seat; where a game has no manners they have none', () => {
  expect([0, 1, 2].map((seat) => usualManner(['bold', 'careful'], seat))).toEqual(['careful', 'bold', 'careful']);
  expect(usualManner([], 1)).toBeNull();
  expect(manners).toHaveLength(4);
});
