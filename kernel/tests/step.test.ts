import { expect, test } from 'vitest';
import { Dice, type Game, judge, step } from '../src/index.ts';
import { type Bidding, bidding } from './bidding/index.ts';

const fresh = () => bidding.setup({ rounds: 1 }, 2, new Dice('step'), null);

test('a taken move gives a new state, the move as it was read, the events and the draws', () => {
  const state = fresh();
  const before = JSON.stringify(state);
  const [card] = state.bidders[0]!.hand;
  const taken = step(bidding, state, 0, { t: 'lay', card, extra: 'dropped' }, new Dice(1));
  expect(taken).toEqual({
    ok: true,
    before: state,
    state: expect.objectContaining({ round: 1 }),
    move: { t: 'lay', card },
    events: [{ t: 'laid', by: 0, card }],
    draws: [],
  });
  expect(JSON.stringify(state)).toBe(before);
  expect(taken.ok && taken.state.bidders[0]!.laid).toBe(card);
});

test('draws are recorded with their reasons', () => {
  let state = bidding.setup({ rounds: 3 }, 2, new Dice('draws'), null);
  for (const by of [0, 1]) {
    for (const move of [{ t: 'lay', card: state.bidders[by]!.hand[0] }, { t: 'seal' }]) {
      const taken = step(bidding, state, by, move, new Dice(by));
      if (!taken.ok) throw new Error(taken.refusal);
      state = taken.state;
      const last = by === 1 && move.t === 'seal';
      expect(taken.draws.map(({ why }) => why)).toEqual(last ? ['card', 'card', 'prize'] : []);
    }
  }
});

test('the gate is asked before the move is read: who may not act learns nothing about its form', () => {
  const asked: string[] = [];
  const game: Game<Bidding> = {
    ...bidding,
    gate: (_s, _by, t) => {
      asked.push(t);
      return 'OVER';
    },
    readMove: () => {
      throw new Error('read before the gate');
    },
  };
  for (const raw of [null, 7, 'lay', [], {}, { t: 5 }, { t: 'lay' }, Object.create({ t: 'inherited' })])
    expect(judge(game, fresh(), 0, raw)).toEqual({ ok: false, refusal: 'OVER' });
  expect(asked).toEqual(['', '', '', '', '', '', 'lay', '']);
});

test.each([
  ['cannot be read', { t: 'lay', card: 'ace' }, 'MALFORMED'],
  ['is not legal', { t: 'seal' }, 'NOTHING_LAID'],
  ['comes through a shut gate', { t: 'open' }, 'NOT_SEALED'],
])('a move that %s is refused by name, and the state stays as it was', (_what, raw, refusal) => {
  const state = fresh();
  const before = JSON.stringify(state);
  expect(step(bidding, state, 0, raw, new Dice(1))).toEqual({ ok: false, refusal });
  expect(JSON.stringify(state)).toBe(before);
});
