import { decide } from '@orrery/bots';
import { commonLevels, Dice } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { bombardment } from '../../src/bot/bombard.ts';
import { guess } from '../../src/bot/guess.ts';
import { firstHabits, type Habits, habits } from '../../src/bot/habits.ts';
import { mind } from '../../src/bot/mind.ts';
import { ordersOf } from '../../src/bot/orders.ts';
import { game } from '../../src/rules/index.ts';
import { groundOf, isFreeGround, verticesOf } from '../../src/rules/planets.ts';
import type { State } from '../../src/rules/state.ts';
import { boardOf, priceAt, tablesOf } from '../../src/rules/tables.ts';
import { thingNumber } from '../../src/rules/things.ts';
import { acting, market } from '../fixtures/market.ts';
import { bag, play } from '../fixtures/play.ts';
import { type Coords, duel, seatOf, ship, stand, stock, trio } from '../fixtures/sky.ts';

const coords = (s: State, cell: number): Coords => [boardOf(s).q[cell]!, boardOf(s).r[cell]!];

test('a fleet marches past a few scouts: what they could do to one ship does not hold all of them', () => {
  const s = duel();
  s.owner[2] = s.owner[3] = 0;
  const berths = [
    [3, -1],
    [3, 0],
    [4, -1],
    [4, 0],
    [3, 1],
    [4, -2],
    [5, -1],
    [5, -2],
  ] as const;
  for (const berth of berths) ship(s, 'A', 'large', berth);
  for (const berth of [
    [10, 0],
    [9, 1],
    [11, -1],
  ] as const)
    ship(s, 'B', 'small', berth);
  const { ways, target, march } = ordersOf(s, boardOf(s), 0, habits);
  expect(march).toBe(true);
  const left = (how: Habits) => {
    const now = game.copy(s);
    const dice = new Dice(0);
    while (now.toAct === 0) game.apply(now, 0, guess(now, 0, dice, how), dice, null);
    const steps = ways.toPlanet(now, target);
    return now.uCell.reduce(
      (sum, cell, row) => sum + (now.uSeat[row] === 0 && now.uNo[row]! > 0 ? steps[cell]! : 0),
      0,
    );
  };
  expect(left(habits)).toBeLessThan(left(firstHabits));
});

describe('sources of goods that a faction has no use for', () => {
  /** What B, which can pay for a greenhouse and for nothing else, does first. */
  const built = (how: Habits, round: number) => {
    const s = duel({ roundLimit: 40 });
    s.owner[3] = 1;
    s.toAct = seatOf('B');
    s.phase = 'structures';
    s.round = round;
    const price = priceAt(s, 1, thingNumber('greenhouse'));
    const [B, C, F, M] = tablesOf(s.options).costs.slice(price, price + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    stock(s, 'B', { B, C, F, M });
    const move = guess(s, 1, new Dice(0), how);
    return move.t === 'build' ? [move.kind] : [];
  };
  test('Digitals build no greenhouse', () => {
    expect(built(firstHabits, 9)).toContain('greenhouse');
    expect(built(habits, 9)).not.toContain('greenhouse');
  });
  test('before the end whatever counts is built', () => expect(built(habits, 37)).toContain('greenhouse'));
});

describe('a duel that everybody sees is lost', () => {
  /** B has one bare planet, A all others and a fleet; round 20 of 60. */
  const lost = (ships: number) => {
    const s = duel({ roundLimit: 60 });
    s.owner[2] = s.owner[3] = 0;
    s.round = 20;
    s.phase = 'structures';
    s.toAct = seatOf('B');
    s.kills[0] = ships > 0 ? 1 : 0;
    const free = [
      [3, -1],
      [3, 0],
      [4, -1],
      [4, 0],
      [3, 1],
      [4, -2],
      [5, -1],
      [5, -2],
    ] as const;
    for (const berth of free.slice(0, ships)) ship(s, 'A', 'large', berth);
    return s;
  };
  test.each(commonLevels)('%s gives it up when its turn begins', (level) => {
    expect(decide({ game, mind }, { view: game.view(lost(8), 1), me: 1, bot: level, seed: 'lost' })).toEqual({
      t: 'concede',
    });
  });
  test.each(commonLevels)(
    '%s plays on while there is hope, in the opening, and so near the end that it does not matter',
    (level) => {
      const early = lost(8);
      early.round = 8;
      const late = lost(8);
      late.round = 58;
      for (const s of [lost(0), early, late])
        expect(decide({ game, mind }, { view: game.view(s, 1), me: 1, bot: level, seed: 'lost' })).not.toEqual({
          t: 'concede',
        });
    },
  );
  test('with more than a third of that fleet itself it plays on', () => {
    const s = lost(8);
    for (const berth of [
      [-3, 1],
      [-4, 1],
      [-3, 0],
    ] as const)
      ship(s, 'B', 'large', berth);
    expect(decide({ game, mind }, { view: game.view(s, 1), me: 1, bot: 'normal', seed: 'lost' })).not.toEqual({
      t: 'concede',
    });
  });
  test('with a third seat nobody gives up', () => {
    const s = trio();
    s.round = 20;
    s.phase = 'structures';
    expect(decide({ game, mind }, { view: game.view(s, 0), me: 0, bot: 'normal', seed: 'third' })).not.toEqual({
      t: 'concede',
    });
  });
});

describe('six huge ships around a planet', () => {
  const surrounded = (cannons: number) => {
    const s = duel();
    for (const cell of verticesOf(s, boardOf(s), 1)) ship(s, 'A', 'huge', coords(s, cell));
    const free = groundOf(s, boardOf(s), 1).filter((cell) => isFreeGround(s, cell));
    stand(s, 'cannon', ...free.slice(0, cannons).map((cell) => coords(s, cell)));
    return s;
  };
  test('bombard what they could not break one by one', () => {
    const s = surrounded(30);
    expect(bombardment(s, boardOf(s), 0)).toEqual({ t: 'bombard', planet: 1 });
  });
  test('do not where their attacks are enough', () => {
    const s = surrounded(2);
    expect(game.refuse(s, 0, { t: 'bombard', planet: 1 })).toBeNull();
    expect(bombardment(s, boardOf(s), 0)).toBeNull();
  });
});

describe.each(commonLevels)('%s says why it declines', (level) => {
  const answer = (give: object, take: object) => {
    const { s, cargo } = market();
    stock(s, 'A', { B: 40, C: 40 });
    const asked = play(acting(s, 2), 'B', {
      ...{ t: 'proposeContract', partner: 0, carrier: cargo, secret: true },
      ...{ give: bag(give), take: bag(take) },
    }).s;
    const says = (now: State) =>
      decide({ game, mind }, { view: game.view(now, 0), me: 0, bot: level, seed: 'answer' })!;
    const first = says(asked);
    // What it would sign comes before the no.
    return first.t === 'proposeContract' ? says(play(asked, 'A', first).s) : first;
  };
  test('too dear', () => expect(answer({ M: 1 }, { B: 20, C: 20 })).toMatchObject({ why: 'dear' }));
  test('nothing to give now', () => expect(answer({ M: 12 }, { F: 5 })).toMatchObject({ why: 'later' }));
});
