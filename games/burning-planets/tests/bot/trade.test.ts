import { decide } from '@orrery/bots';
import { commonLevels, Dice, step } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { freightMove } from '../../src/bot/freight.ts';
import { firstHabits, type Habits, habits } from '../../src/bot/habits.ts';
import { counterOffer } from '../../src/bot/haggle.ts';
import { mind, mindWith } from '../../src/bot/mind.ts';
import { ordersOf } from '../../src/bot/orders.ts';
import type { Event } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { shipRow } from '../../src/rules/units.ts';
import { acting, market } from '../fixtures/market.ts';
import { bag, load, play, signed } from '../fixtures/play.ts';
import { optionsOf, ship, stock, toward } from '../fixtures/sky.ts';

const rules = { game, mind };

test('bots propose, sign and deliver to one another', () => {
  const dice = new Dice('market');
  const told: Event[] = [];
  let s: State = game.setup(optionsOf(3, { preset: 'quick' }), 3, dice, null);
  for (let k = 0; game.awaited(s).length > 0; k++) {
    const by = game.awaited(s)[0]!;
    const taken = step(
      game,
      s,
      by,
      decide(rules, { view: game.view(s, by), me: by, bot: 'normal', seed: `${k}` }),
      dice,
    );
    if (!taken.ok) throw new Error(taken.refusal);
    told.push(...taken.events.filter(({ t }) => t.startsWith('contract') || t === 'unloaded'));
    s = taken.state;
  }
  const kinds = new Set(told.map(({ t }) => t));
  for (const t of ['contractProposed', 'contractSigned', 'unloaded'] as const) expect(kinds).toContain(t);
  expect(told.some((event) => event.t === 'contractRevealed' && event.why === 'done')).toBe(true);
});

test('BP-P51: goods whose taker is out come home', () => {
  const { s } = market();
  const own = ship(s, 'A', 'cargo', toward(s, 0, 4, 3));
  const due = signed(s, ['A', 'B'], { give: { B: 10 }, carrier: own }).s;
  const loaded = play(acting(due, 0), 'A', load(own, { planet: 0 }, [1])).s;
  const alone = acting(play(loaded, 'B', { t: 'concede' }).s, 0);
  expect(freightMove(alone, boardOf(alone), shipRow(alone, own), ordersOf(alone, boardOf(alone), 0, habits))).toEqual({
    ...{ t: 'unload', ship: own, to: { planet: 0 }, deliver: [], back: [1], kit: false },
  });
});

describe.each(commonLevels)('%s, asked out of turn', (level) => {
  /** While it is C's turn, B, of whom all know that it holds `seen`, proposes this to A. */
  const proposed = (give: object, take: object, seen: object = { M: 12 }) => {
    const { s, cargo } = market();
    stock(s, 'A', { B: 40, C: 40 });
    stock(s, 'B', seen);
    return play(acting(s, 2), 'B', {
      ...{ t: 'proposeContract', partner: 0, carrier: cargo, secret: true },
      ...{ give: bag(give), take: bag(take) },
    }).s;
  };
  const says = (s: State, how: Habits = habits) =>
    decide({ game, mind: mindWith(how) }, { view: game.view(s, 0), me: 0, bot: level, seed: 'answer' });

  test('signs what gives it more than it costs', () =>
    expect(says(proposed({ M: 12 }, { B: 5 }))!.t).toBe('signContract'));
  test('declines what it cannot give', () =>
    expect(says(proposed({ M: 12 }, { F: 5 }))).toMatchObject({ t: 'declineContract', why: 'later' }));

  describe('what costs more than it gives', () => {
    type Offer = Extract<Move, { t: 'proposeContract' }>;
    const sums = ({ give, take }: Offer) => [give, take].map(({ B, C, F, M }) => [B, C, F, M]);

    test('is answered with what it would sign for, then declined; it says no more in that turn', () => {
      const s = proposed({ M: 4 }, { B: 20 }, { M: 60 });
      const offer = says(s) as Offer;
      expect(offer).toMatchObject({ t: 'proposeContract', partner: 1, secret: true });
      const [give, take] = sums(offer);
      expect(give).toEqual([20, 0, 0, 0]);
      expect(take!.slice(0, 3)).toEqual([0, 0, 0]);
      expect(take![3]).toBeGreaterThan(4);
      expect(take![3]).toBeLessThanOrEqual(60);
      const after = play(s, 'A', offer).s;
      const no = says(after)!;
      expect(no).toMatchObject({ t: 'declineContract', why: 'dear' });
      expect(says(play(after, 'A', no).s)).toBeNull();
      const mirrored = proposed(offer.take, offer.give, { M: 60 });
      expect(says(mirrored)!.t, 'it would sign its own terms').toBe('signContract');
    });

    test('never asks for more than all know that the other holds: then it gives less', () => {
      const offer = says(proposed({ M: 4 }, { B: 40 }, { M: 6 })) as Offer;
      const [give, take] = sums(offer);
      expect(take).toEqual([0, 0, 0, 6]);
      expect(give![0]).toBeGreaterThan(0);
      expect(give![0]).toBeLessThan(40);
    });

    test('is asked for in a good that the other can spare better than what was offered', () => {
      const [give, take] = sums(says(proposed({ M: 4 }, { C: 20 }, { F: 60, M: 60 })) as Offer);
      expect(give).toEqual([0, 20, 0, 0]);
      expect([take![0], take![1], take![3]]).toEqual([0, 0, 0]);
      expect(take![2]).toBeGreaterThan(0);
    });

    test('is only declined where all know that the other holds nothing, or it would take three times what they get', () => {
      expect(says(proposed({ M: 4 }, { B: 20 }, {}))!.t).toBe('declineContract');
      const s = proposed({ M: 4 }, { B: 10 }, { M: 60 });
      expect(counterOffer(s, 0, 0, 1.7)?.take.M).toBeGreaterThan(20);
      expect(counterOffer(s, 0, 0, 2.1)).toBeNull();
    });

    test('is only declined by the first bots, and by who has just spoken', () => {
      expect(says(proposed({ M: 4 }, { B: 20 }, { M: 60 }), firstHabits)).toMatchObject({ t: 'declineContract' });
      const s = proposed({ M: 4 }, { B: 20 }, { M: 60 });
      s.spoken[0] = 1;
      expect(says(s)!.t).toBe('declineContract');
    });
  });
});
