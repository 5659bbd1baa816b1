import { describe, expect, test } from 'vitest';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { planFleet } from '../../src/table/fleet/plan.ts';
import { cellsOfFleet, fleetAims } from '../../src/table/fleet/sight.ts';
import { nextMove } from '../../src/table/flow/orders.ts';
import { firstStep, flowing } from '../../src/table/flow/phases.ts';
import {
  done,
  dueNow,
  type Lasting,
  quietUnits,
  rallied,
  reviewed,
  strikersAt,
  withOrder,
} from '../../src/table/lasting/lasting.ts';
import { asLastTurn } from '../../src/table/lasting/repeat.ts';
import { ordersIn } from '../../src/table/lasting/useKeptOrders.ts';
import { senseOf } from '../../src/table/sense.ts';
import { play, plays, refusal, told, turnOf, view } from '../fixtures/play.ts';
import { at, duel, jump, ship, stand, stock } from '../fixtures/sky.ts';

const sense = (s: State) => senseOf(view(s, 0), 0);
const refused = (s: State) => (move: Move) => {
  const turn = flowing(sense(s), 0, {
    moves: [],
    refusal: (one) => refusal(s, 'A', one as Move),
    play: () => Promise.reject(new Error('nothing is played here')),
  });
  return turn.refusal(move);
};
const go = (no: number, q: number, r: number): Lasting => ({
  t: 'go',
  ship: no,
  to: at(q, r),
  known: [],
  round: 0,
});

/** Carries out all that is due, as the table does: ordinary moves, one after the other. */
function carried(s: State, list: readonly Lasting[], reached: 'structures' | 'ships' | 'actions' = 'actions') {
  let now = s;
  let left = list;
  const sent: Move[] = [];
  for (let due = dueNow(sense(now), left, reached, refused(now)); due !== null; ) {
    for (let move = nextMove(sense(now), due.order); move !== null; ) {
      const step = firstStep(sense(now), move);
      now = plays(now, 'A', step);
      sent.push(step);
      move = step !== move ? move : 'place' in due.order ? null : nextMove(sense(now), due.order);
    }
    left = done(left, due.key, view(now, 0).round);
    due = dueNow(sense(now), left, reached, refused(now));
  }
  return { s: now, list: left, sent };
}

const next = (s: State) => turnOf(s, 'A');

describe('orders that last over turns', () => {
  test('a ship goes on every turn until it is there, by ways around what stands between, and by ordinary moves alone', () => {
    let s = duel();
    const spear = ship(s, 'A', 'small', [-3, 0]);
    let list: readonly Lasting[] = [go(spear, 8, 3)];
    const goal = at(8, 3);
    for (let round = 0; round < 6 && list.length > 0; round++) {
      const out = carried(s, list);
      expect(out.sent.every(({ t }) => t === 'move' || t === 'endPhase')).toBe(true);
      // Once a turn: what was taken back is not done again.
      expect(dueNow(sense(out.s), out.list, 'actions', refused(out.s))).toBeNull();
      s = next(out.s);
      list = reviewed(sense(s), 0, out.list).list;
    }
    expect(list).toEqual([]);
    expect(view(s, 0).ships.find(({ no }) => no === spear)?.cell).toEqual(goal);
  });

  test('somebody who comes within reach interrupts a way and a sleep, and whoever was there before does not', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [3, 2]);
    const byte = ship(s, 'B', 'small', [17, -9]);
    const list = [go(spear, 8, 3), { t: 'sleep', unit: { defence: at(2, 0) }, known: [] } as const];
    expect(reviewed(sense(s), 0, list)).toEqual({ list, stopped: [] });
    jump(s, byte, [4, 0]);
    const { stopped, list: kept } = reviewed(sense(s), 0, list);
    expect(stopped.map(({ order, why }) => [order.t, why])).toEqual([
      ['go', 'danger'],
      ['sleep', 'danger'],
    ]);
    expect(kept).toEqual([]);
    const known = strikersAt(sense(s), 0, at(3, 2));
    expect(known).toEqual([`ship ${byte}`]);
    expect(reviewed(sense(s), 0, [{ ...go(spear, 8, 3), known } as Lasting]).stopped).toEqual([]);
  });

  test('a way that leads nowhere ends and says so; what is lost is forgotten', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [3, 2]);
    expect(reviewed(sense(s), 0, [go(spear, 13, -6)]).stopped.map(({ why }) => why)).toEqual(['blocked']);
    expect(reviewed(sense(s), 0, [go(99, 4, 4), { t: 'build', planet: 1, kind: 'furnace', round: 0 }])).toEqual({
      list: [],
      stopped: [],
    });
  });

  test('what a browser has kept is read again, but not in another game of the table, nor what is none of it', () => {
    const list = [go(3, 8, 3)];
    expect(ordersIn(JSON.parse(JSON.stringify({ round: 4, list })), 4)).toEqual(list);
    expect(ordersIn({ round: 30, list }, 1)).toEqual([]);
    for (const raw of [
      null,
      7,
      [],
      {},
      { round: 1 },
      { round: '1', list: 'go' },
      { round: 1, list: [null, { t: 'x' }] },
    ])
      expect(ordersIn(raw, 2)).toEqual([]);
  });

  test('who sleeps or goes is not idle, and a ship does one of the two', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [3, 2]);
    const list = withOrder([go(spear, 8, 3)], { t: 'sleep', unit: { ship: spear }, known: [] });
    expect(list).toHaveLength(1);
    expect([...quietUnits(list)]).toEqual([`ship ${spear}`]);
  });

  test('what is built every turn waits for its phase, for money and for its next turn; new ships go where they gather', () => {
    const s: State = { ...duel(), phase: 'structures' };
    stand(s, 'spaceport', [1, -1]);
    stock(s, 'A', { C: 10, M: 10, F: 10 });
    const list: readonly Lasting[] = [
      { t: 'ship', at: { planet: 0 }, cls: 'small', round: 0 },
      { t: 'build', planet: 0, kind: 'furnace', round: 0 },
      { t: 'rally', at: { planet: 0 }, to: at(8, 3), sent: 0 },
    ];
    const first = carried(s, list, 'structures');
    expect(first.sent.map(({ t }) => t)).toEqual(['build']);
    const second = carried(first.s, first.list, 'ships');
    expect(second.sent.map(({ t }) => t)).toEqual(['endPhase', 'buildShip']);
    const sent = rallied(sense(second.s), 0, second.list);
    const { no } = view(second.s, 0).ships[0]!;
    expect(sent.filter(({ t }) => t === 'go')).toMatchObject([{ ship: no, to: at(8, 3) }]);
    // Sent once: whoever cancels its way is not overruled.
    expect(
      rallied(
        sense(second.s),
        0,
        sent.filter(({ t }) => t !== 'go'),
      ).some(({ t }) => t === 'go'),
    ).toBe(false);
    const later = next(second.s);
    stock(later, 'A', {});
    expect(carried(later, second.list).sent).toEqual([]);
  });

  test('a unit that has begun to act goes on first (BP-P19), unless the turn ends', () => {
    const s = duel();
    const [one, two] = [ship(s, 'A', 'small', [3, 2]), ship(s, 'A', 'small', [-3, 2])];
    const begun = plays(s, 'A', { t: 'move', ship: one, to: at(4, 2) });
    const list = [go(two, -3, 5)];
    expect(dueNow(sense(begun), list, 'actions', refused(begun))).toBeNull();
    expect(dueNow(sense(begun), list, 'actions', refused(begun), true)).not.toBeNull();
  });
});

describe('as last turn', () => {
  test('builds and attacks again what can be, as all were told it, and nothing else', () => {
    let s: State = { ...duel(), phase: 'structures' };
    stand(s, 'spaceport', [1, -1]);
    stock(s, 'A', { C: 40, M: 40, F: 40 });
    const eagle = ship(s, 'A', 'large', [9, -3]);
    const mega = ship(s, 'B', 'large', [9, -4]);
    const heard: object[] = [{ t: 'turnBegan', seat: 0 }];
    const deed = (move: Move, ...dice: number[]) => {
      const played = play(s, 'A', move, ...dice);
      s = played.s;
      heard.push(...told(played.events, 0));
    };
    deed({ t: 'build', planet: 0, kind: 'furnace', cell: at(0, 2) });
    deed({ t: 'endPhase' });
    deed({ t: 'buildShip', at: { planet: 0 }, cls: 'small', cell: at(0, 3) });
    deed({ t: 'endPhase' });
    deed({ t: 'attack', unit: { ship: eagle }, target: { ship: mega } }, 1, 8);
    deed({ t: 'attack', unit: { ship: eagle }, target: { ship: mega } }, 1, 8);
    deed({ t: 'endTurn' }, 10);
    const again = turnOf({ ...s }, 'A');
    const orders = (from: State) => asLastTurn(sense(from), [{ no: 1, at: 0, seen: heard }] as never, 0, refused(from));
    expect(orders(again)).toEqual([
      { place: { t: 'build', planet: 0, kind: 'furnace' } },
      { place: { t: 'ship', at: { planet: 0 }, cls: 'small' } },
      { unit: { ship: eagle }, target: { ship: mega } },
    ]);
    jump(again, mega, [17, -9]);
    stock(again, 'A', {});
    expect(orders(again).some((order) => 'place' in order)).toBe(false);
  });
});

describe('a fleet', () => {
  test('closes in one after the other, each to a cell of its own, with the chance of the whole pass', () => {
    const s = duel();
    const eagle = ship(s, 'A', 'large', [4, 2]);
    const hammer = ship(s, 'A', 'medium', [3, 2]);
    const cargo = ship(s, 'A', 'cargo', [4, 3]);
    const mega = ship(s, 'B', 'large', [6, 2]);
    const plan = planFleet(sense(s), [eagle, hammer, cargo], { target: { ship: mega } });
    expect(plan.parts.map((part) => part.ship)).toEqual([eagle, hammer]);
    expect(new Set(plan.parts.map(({ to }) => JSON.stringify(to))).size).toBe(2);
    // d8 against d8 with shield 3, then d6 against it: one attack each, for each has moved.
    const [large, medium] = [25 / 64, 12 / 48];
    expect(plan.parts.map(({ chance }) => chance)).toEqual([expect.closeTo(large), expect.closeTo(medium)]);
    expect(plan.chance).toBeCloseTo(1 - (1 - large) * (1 - medium));
    expect(planFleet(sense(s), [hammer], { target: { ship: mega } }).chance).toBeCloseTo(medium);
    const aim = { target: { ship: mega } };
    expect(fleetAims(sense(s), { aim, plan }).map(({ cell }) => cell)).toEqual([at(6, 2)]);
    // Nobody can strike it yet: no chance is promised, and it is still marked.
    jump(s, mega, [17, -9]);
    const far = planFleet(sense(s), [hammer], aim);
    expect([far.chance, fleetAims(sense(s), { aim, plan: far })]).toEqual([0, []]);
    expect(cellsOfFleet(sense(s), { aim, ships: [hammer] })).toEqual([at(3, 2), at(17, -9)]);
  });

  test('goes to a place and the cells about it; who does not arrive now has a place of its own for later', () => {
    const s = duel();
    const ships = [ship(s, 'A', 'small', [3, 2]), ship(s, 'A', 'small', [4, 2]), ship(s, 'A', 'huge', [-4, 2])];
    const plan = planFleet(sense(s), ships, { to: at(6, 2) });
    const places = plan.parts.map(({ to }) => JSON.stringify(to));
    expect(places[0]).toBe(JSON.stringify(at(6, 2)));
    expect(new Set(places).size).toBe(3);
    expect(plan.later.map((one) => one.ship)).toEqual([ships[2]]);
  });
});
