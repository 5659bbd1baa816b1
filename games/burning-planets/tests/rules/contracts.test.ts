import { describe, expect, test } from 'vitest';
import type { Bag } from '../../src/data/index.ts';
import { paperId } from '../../src/rules/contracts.ts';
import { game } from '../../src/rules/index.ts';
import type { Move } from '../../src/rules/moves.ts';
import type { State } from '../../src/rules/state.ts';
import { acting, market } from '../fixtures/market.ts';
import { bag, load, play, refusal, signed, told, unload, view } from '../fixtures/play.ts';
import { at, jump, planet, ship, stockOf, toward, trio } from '../fixtures/sky.ts';

const propose = (carrier: number, give: Partial<Bag>, take: Partial<Bag> = {}, secret = true): Move => ({
  ...{ t: 'proposeContract', partner: 1, carrier, give: bag(give), take: bag(take), secret },
});

describe('contracts', () => {
  test('BP-P45 any living player proposes to another, at most five at a time', () => {
    const { s, cargo } = market();
    const spear = ship(s, 'C', 'small', toward(s, 2, 0, 4));
    const other = ship(s, 'C', 'cargo', toward(s, 2, 1, 4));
    expect(refusal(s, 'B', propose(cargo, { B: 1 }))).toBe('E_TARGET');
    expect(refusal(s, 'A', { ...propose(cargo, { B: 1 }), partner: 7 })).toBe('E_TARGET');
    for (const carrier of [spear, other, 99]) expect(refusal(s, 'A', propose(carrier, { B: 1 }))).toBe('E_CARRIER');
    for (const give of [{}, { B: -1 }, { B: 1e9 }]) expect(refusal(s, 'A', propose(cargo, give))).toBe('E_GOODS');
    let now = s;
    for (let i = 0; i < 5; i++) now = play(now, 'A', propose(cargo, { B: 999 })).s;
    expect(refusal(now, 'A', propose(cargo, { B: 1 }))).toBe('E_LIMIT');
    const { proposals } = view(now, 1);
    expect(proposals).toHaveLength(5);
    expect([view(now, 2).proposals, view(now, 'table').proposals]).toEqual([[], []]);
    const [first, second, third] = proposals.map(({ id }) => id!);
    expect(refusal(now, 'A', { t: 'signContract', id: first })).toBe('E_NOT_YOURS');
    expect(refusal(now, 'B', { t: 'withdrawContract', id: first })).toBe('E_NOT_YOURS');
    expect(refusal(now, 'C', { t: 'signContract', id: first })).toBe('E_CONTRACT');
    now = play(now, 'B', { t: 'declineContract', id: first! }).s;
    now = play(now, 'A', { t: 'withdrawContract', id: second! }).s;
    now = play(now, 'B', { t: 'signContract', id: third! }).s;
    expect(view(now, 0).contracts).toMatchObject([{ no: 1, id: third, state: 'signed' }]);
    expect(refusal(now, 'A', propose(cargo, { B: 1 }))).toBe(null);
  });

  test('BP-P45 who declines may say why, to the proposer alone; a log without a reason tells of none', () => {
    const { s, cargo } = market();
    const now = play(s, 'A', propose(cargo, { B: 1 })).s;
    const { id } = view(now, 1).proposals[0]!;
    const dear = play(now, 'B', { t: 'declineContract', id: id!, why: 'dear' });
    expect(told(dear.events, 0)).toEqual([{ t: 'contractDeclined', id, by: 1, parties: [0, 1], why: 'dear' }]);
    expect(told(dear.events, 2)).toEqual([]);
    expect(Object.keys(told(play(now, 'B', { t: 'declineContract', id: id! }).events, 0)[0]!)).not.toContain('why');
    expect(game.readMove({ t: 'declineContract', id, why: 'whim' })).toBe(null);
  });

  test('BP-P45 proposals lapse with their carrier, or when a party is out', () => {
    const { s, cargo } = market();
    const now = play(s, 'A', propose(cargo, { B: 1 })).s;
    const left = play(now, 'B', { t: 'concede' });
    expect(view(left.s, 0).proposals).toEqual([]);
    expect(told(left.events, 0).map(({ t }) => t)).toContain('contractLapsed');
    expect(told(left.events, 2).map(({ t }) => t)).not.toContain('contractLapsed');
  });

  test('BP-P45 the ids of a pair tell nothing of others', () => {
    const { s, cargo } = market();
    const quiet = play(s, 'A', propose(cargo, { B: 1 })).s;
    const busy = play(play(s, 'C', { ...propose(cargo, { B: 1 }) }).s, 'A', propose(cargo, { B: 1 })).s;
    expect(view(quiet, 0).proposals).toEqual(view(busy, 0).proposals);
  });

  test('BP-P45 every paper of every pair has an id of its own, which is no number below 0', () => {
    const seats = [0, 1, 2, 3, 4, 5];
    const ids = seats.flatMap((count) => seats.flatMap((from) => seats.map((to) => paperId(from, to, count))));
    expect(new Set(ids).size).toBe(6 ** 3);
    expect(Math.min(...ids)).toBe(0);
  });

  test('BP-P46 legs are due, aboard, delivered; a gift has one leg', () => {
    const { s, cargo } = market();
    const gift = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo });
    const states = (now: State) => view(now, 0).contracts[0]!.legs.map(({ state }) => state);
    expect(states(gift.s)).toEqual(['due']);
    const loaded = play(acting(gift.s, 1), 'B', load(cargo, { planet: 0 }, [1])).s;
    expect(states(loaded)).toEqual(['aboard']);
    jump(loaded, cargo, toward(s, 1, 5, 3));
    expect(view(play(loaded, 'B', unload(cargo, { planet: 1 }, [1])).s, 'table').contracts).toMatchObject([
      { state: 'done' },
    ]);
  });

  test('BP-P47 any planet of the giver, no spaceport needed; several legs as far as they are covered', () => {
    const { s, cargo } = market();
    const far = planet(s, 1, 'small', 'fair', 'A');
    const one = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo });
    const two = signed(one.s, ['A', 'B'], { give: { B: 10 }, carrier: cargo });
    jump(two.s, cargo, toward(s, far, 2, 3));
    const turn = acting(two.s, 1);
    expect(refusal(turn, 'B', load(cargo, { planet: far }, [1, 1]))).toBe('E_CONTRACT');
    // Each is covered by A's 25B, both together are not: B may not know, so the first goes aboard.
    const loaded = play(turn, 'B', load(cargo, { planet: far }, [2, 1])).s;
    expect(view(loaded, 1).contracts.map(({ legs }) => legs[0]!.state)).toEqual(['due', 'aboard']);
    expect(stockOf(loaded, 'A').B).toBe(15);
  });

  test('BP-P48 ashore at the taker’s, or back home if the carrier’s owner gave them', () => {
    const { s, cargo } = market();
    const deal = signed(s, ['B', 'A'], { give: { M: 10 }, take: { B: 5 }, carrier: cargo });
    jump(deal.s, cargo, toward(s, 1, 5, 3));
    const loaded = play(acting(deal.s, 1), 'B', load(cargo, { planet: 1 }, [1])).s;
    expect(stockOf(loaded, 'B').M).toBe(2);
    expect(refusal(loaded, 'B', unload(cargo, { planet: 1 }, [1]))).toBe('E_CONTRACT');
    const home = play(loaded, 'B', { ...unload(cargo, { planet: 1 }), back: [1] } as Move).s;
    expect([stockOf(home, 'B').M, view(home, 0).contracts[0]!.legs[0]!.state]).toEqual([12, 'due']);
  });

  test('BP-P49 withholding is seen by both parties, and lifted again', () => {
    const { s, cargo } = market();
    const { s: agreed, id } = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo, open: true });
    const held = play(agreed, 'A', { t: 'withhold', id, on: true });
    const seen = (who: 0 | 1 | 2) => view(held.s, who).contracts[0]!.legs[0]!.withheld;
    expect([seen(0), seen(1), seen(2)]).toEqual([true, true, null]);
    expect([told(held.events, 1).length, told(held.events, 2).length]).toEqual([1, 0]);
    expect(refusal(held.s, 'B', { t: 'withhold', id, on: true })).toBe('E_NOT_YOURS');
    expect(refusal(held.s, 'C', { t: 'withhold', id, on: true })).toBe('E_CONTRACT');
    // It is what A owes that is withheld: B owes nothing, and the ship finds nothing of this contract at B's.
    const home = acting(held.s, 1);
    jump(home, cargo, toward(home, 1, 5, 3));
    expect(refusal(home, 'B', load(cargo, { planet: 1 }, [1]))).toBe('E_CONTRACT');
    const lifted = play(held.s, 'A', { t: 'withhold', id, on: false }).s;
    expect(refusal(acting(lifted, 1), 'B', load(cargo, { planet: 0 }, [1]))).toBe(null);
  });

  test('BP-P50 of a secret contract the table knows the number; of an open one all', () => {
    const { s, cargo } = market();
    const secret = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo }).s;
    expect([view(secret, 2).faceDown, view(secret, 2).contracts]).toEqual([[1], []]);
    const open = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo, open: true }).s;
    expect(view(open, 2).contracts).toMatchObject([{ id: null, legs: [{ goods: { B: 20 }, covered: null }] }]);
    expect(view(open, 1).contracts[0]!.legs[0]!.covered).toBe(true);
  });

  test('BP-P50 the parties hear when a leg is no longer covered', () => {
    const { s, cargo } = market();
    const { s: agreed, id } = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo });
    const turn: State = { ...game.copy(agreed), phase: 'structures' };
    const build: Move = { t: 'build', planet: 0, kind: 'greenhouse', cell: at(...toward(s, 0, 0, 1)) };
    const { events } = play(turn, 'A', build);
    expect(told(events, 1)).toContainEqual({ t: 'coverageChanged', id, from: 0, covered: false, parties: [0, 1] });
    expect(told(events, 2).map(({ t }) => t)).toEqual(['built']);
  });

  test('BP-P51 done, broken and void contracts are turned up', () => {
    const { s, cargo } = market();
    const { s: agreed } = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo });
    const loaded = play(acting(agreed, 1), 'B', load(cargo, { planet: 0 }, [1])).s;
    expect(view(loaded, 2).contracts).toEqual([]);
    const gone = play(loaded, 'B', { t: 'concede' }, 10);
    expect(view(gone.s, 2).contracts).toMatchObject([{ state: 'void', legs: [{ state: 'due' }] }]);
    // BP-E4: A's goods aboard the ship of B, who leaves, go back to A.
    expect(stockOf(gone.s, 'A').B).toBe(25);
  });

  test('BP-P52 stocks change hands by contracts and loot alone', () => {
    const { s, cargo } = market();
    const types = ['give', 'trade', 'transfer'].map((t) => refusal(s, 'A', { t, to: 1, bag: { B: 5 } }));
    expect(types).toEqual(['E_MALFORMED', 'E_MALFORMED', 'E_MALFORMED']);
    const { s: agreed } = signed(s, ['A', 'B'], { give: { B: 20 }, carrier: cargo });
    expect([stockOf(agreed, 'A').B, stockOf(agreed, 'B').B]).toEqual([25, 0]);
  });

  test('BP-P53 words bind nobody and are no moves; privateTalk is an option of the table', () => {
    expect(refusal(trio(), 'A', { t: 'say', text: 'peace' })).toBe('E_MALFORMED');
    expect(trio({ privateTalk: 'off' }).options.privateTalk).toBe('off');
  });

  test('BP-P54 the switch is known to its owner alone', () => {
    const s = trio();
    const { s: on, events } = play(s, 'B', { t: 'shareVictory', on: true });
    expect([told(events, 1).length, told(events, 0).length, told(events, 'table').length]).toEqual([1, 0, 0]);
    expect(JSON.stringify(view(on, 0))).toBe(JSON.stringify(view(s, 0)));
    expect(view(on, 1).own!.share).toBe(true);
  });

  test('options trade open and off', () => {
    const { s, cargo } = market({ trade: 'open' });
    expect(refusal(s, 'A', propose(cargo, { B: 1 }))).toBe('E_OPTION');
    expect(refusal(s, 'A', propose(cargo, { B: 1 }, {}, false))).toBe(null);
    const off = market({ trade: 'off' });
    expect(refusal(off.s, 'A', propose(off.cargo, { B: 1 }, {}, false))).toBe('E_OPTION');
  });

  test('nobody speaks without end in one turn', () => {
    let now = trio();
    for (let i = 0; i < 50; i++) now = play(now, 'B', { t: 'shareVictory', on: i % 2 === 0 }).s;
    expect(refusal(now, 'B', { t: 'shareVictory', on: true })).toBe('E_LIMIT');
    expect(refusal(now, 'B', { t: 'concede' })).toBe(null);
    expect(play(now, 'A', { t: 'endTurn' }, 10).s.spoken).toEqual([0, 0, 0]);
  });
});
