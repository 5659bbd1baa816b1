import { Dice, type Halving } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { advise, decide } from '../src/index.ts';
import { prospectOf } from '../src/search/worth.ts';
import { type DuelKind, duel, duelMind } from './duel.ts';

const { hard } = duelMind.levels;
const reckoning: NonNullable<Halving<DuelKind>['reckoning']> = {
  isOpen: () => true,
  moves: (s, by) => duel.list!(s, by),
};
/** Who takes the last round for everything, in which the other one can only lay a 2. */
const position = () => ({
  ...duel.setup({}, 2, new Dice('reckoned'), null),
  ...{ round: 3, points: [0, 0], hands: [[1, 5, 3], [2]] },
});
const open: typeof duel = {
  ...duel,
  imagine: (v, me, chance) => ({ ...duel.imagine(v, me, chance), hands: position().hands }),
};
const laid = (how: Partial<Halving<DuelKind>>, mind: Partial<typeof duelMind> = {}, clock?: () => number) => {
  const levels = { ...duelMind.levels, hard: { ...hard, reckoning, ...how } as Halving<DuelKind> };
  const rules = { game: open, mind: { ...duelMind, ...mind, levels } };
  return decide(rules, { view: duel.view(position(), 0), me: 0, bot: 'hard', seed: 'x' }, clock ?? null);
};

describe('where all lies open', () => {
  test('move and answer are reckoned to the end, not judged by how it stands on the way', () => {
    const s = {
      ...position(),
      round: 2,
      hands: [
        [4, 2],
        [3, 1],
      ],
    };
    const game: typeof duel = { ...duel, imagine: () => duel.copy(s) };
    const judge = ({ points }: typeof s, out: Float64Array) => {
      out[0] = points[0]! > points[1]! ? 1 : points[0] === points[1] ? 0.5 : 0;
      out[1] = 1 - out[0];
    };
    const asked = { view: duel.view(s, 0), me: 0, seed: 'x' };
    const rules = (positions: number) => {
      const levels = { ...duelMind.levels, hard: { ...hard, horizon: 1, reckoning, positions } as Halving<DuelKind> };
      return { game, mind: { ...duelMind, judge, levels } };
    };
    // The 4 takes this round for sure, and loses the next, which counts more.
    expect(decide(rules(0), { ...asked, bot: 'hard' })).toEqual({ t: 'lay', card: 4 });
    expect(decide(rules(1000), { ...asked, bot: 'hard' })).toEqual({ t: 'lay', card: 2 });
    expect(advise(rules(1000), asked)).toEqual({ move: { t: 'lay', card: 2 }, reason: null, expects: null });
  });

  test('who has looked at as many positions as it may still answers', () => {
    for (const positions of [1, 2, 5]) expect(open.refuse(position(), 0, laid({ positions })!)).toBeNull();
  });

  test('who is out of time still answers', () => {
    let now = 0;
    expect(open.refuse(position(), 0, laid({ positions: 1000 }, {}, () => (now += 1000))!)).toBeNull();
  });

  test('a manner decides between moves that bring the same', () => {
    const likes = (_manner: unknown, _s: unknown, _by: unknown, move: DuelKind['move']) =>
      move.t === 'lay' && move.card === 3 ? 0.01 : 0;
    const levels = { ...duelMind.levels, hard: { ...hard, reckoning, positions: 1000 } as Halving<DuelKind> };
    const rules = { game: open, mind: { ...duelMind, levels, manners: ['bold'] as const, likes } };
    const asked = { view: duel.view(position(), 0), me: 0, bot: 'hard', seed: 'x' } as const;
    expect(decide(rules, asked)).toEqual({ t: 'lay', card: 5 });
    expect(decide(rules, { ...asked, manner: 'bold' })).toEqual({ t: 'lay', card: 3 });
  });
});

test('without positions to look at it is searched as anywhere else', () => {
  expect(laid({ positions: 0 })).toEqual(laid({}));
});

test('a sure victory is worth more than a likely one, however narrow, and a sure defeat less', () => {
  const s = position();
  const won = new Float64Array(2);
  const prospect = (chance: number, points: number[] | null) => {
    const judge = (_: unknown, out: Float64Array) => out.set([chance, 1 - chance]);
    const over = points === null ? s : { ...s, round: 4, points };
    return prospectOf({ game: duel, mind: { ...duelMind, judge, clearWin: 6 } }, over, 0, won);
  };
  expect(prospect(1, [3, 2])).toBeGreaterThan(prospect(0.95, null));
  expect(prospect(0, [2, 3])).toBeLessThan(prospect(0.05, null));
  expect(prospect(0.5, null)).toBe(0.5);
});
