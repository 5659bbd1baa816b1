import { decide } from '@orrery/bots';
import { Dice, levels, step } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { freightMove } from '../../src/bot/freight.ts';
import { habits } from '../../src/bot/habits.ts';
import { mind } from '../../src/bot/mind.ts';
import { ordersOf } from '../../src/bot/orders.ts';
import type { Event } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
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

describe.each(levels)('%s, asked out of turn', (level) => {
  /** A's answer to what B proposes, while it is C's turn. */
  const answer = (give: object, take: object) => {
    const { s, cargo } = market();
    stock(s, 'A', { B: 40, C: 40 });
    const asked = play(acting(s, 2), 'B', {
      ...{ t: 'proposeContract', partner: 0, carrier: cargo, secret: true },
      ...{ give: bag(give), take: bag(take) },
    }).s;
    return decide(rules, { view: game.view(asked, 0), me: 0, bot: level, seed: 'answer' })!.t;
  };

  test('signs what gives it more than it costs', () => expect(answer({ M: 12 }, { B: 5 })).toBe('signContract'));
  test('declines what costs more than it gives', () =>
    expect(answer({ M: 1 }, { B: 20, C: 20 })).toBe('declineContract'));
  test('declines what it cannot give', () => expect(answer({ M: 12 }, { F: 5 })).toBe('declineContract'));
});
