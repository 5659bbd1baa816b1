import { Dice, type Seat, step } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../src/rules/cards.ts';
import type { Event } from '../../src/rules/events.ts';
import { game } from '../../src/rules/index.ts';
import type { Options } from '../../src/rules/kind.ts';
import { setup } from '../../src/rules/opening.ts';
import { copy, type State } from '../../src/rules/state.ts';
import { components } from '../components.ts';
import { cardId } from '../scene.ts';

function options(seats: number, raw: object = {}): Options {
  const read = game.readOptions(raw, seats);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

function begin(seats: number, raw: object = {}, seed = 'setup'): { state: State; events: Event[] } {
  const events: Event[] = [];
  return { state: setup(options(seats, raw), seats, new Dice(seed), (event) => events.push(event)), events };
}

/** A deal in a known order: the deck from the top, then whatever is left. */
function dealt(raw: object, top: readonly string[]): State {
  const chosen = options(2, { firstPlayer: 0, ...raw });
  const cards = cardsOf(chosen);
  const wanted = top.map((card) => cards.number.get(cardId(chosen, card, 0))!);
  const rest = cards.ids.map((_, card) => card).filter((card) => !wanted.includes(card));
  const order = [...wanted, ...rest];
  // Fisher-Yates backwards: the draws that leave the deck in this order.
  const deck = cards.ids.map((_, card) => card);
  const draws: number[] = [];
  for (let i = deck.length - 1; i > 0; i--) {
    const j = deck.indexOf(order[i]!);
    draws.push(j);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return setup(chosen, 2, { int: () => draws.shift()! }, null);
}

function play(state: State, by: Seat, move: object): State {
  const taken = step(game, state, by, move, new Dice('lot'));
  if (!taken.ok) throw new Error(taken.refusal);
  return taken.state;
}

describe('the deal', () => {
  test('PX-S1, PX-S6: five cards each, one at a time, clockwise from the first player', () => {
    const { state } = begin(3, { firstPlayer: 1 });
    expect(state.sizes).toEqual([5, 5, 5]);
    const first = [1, 2, 0].map((seat) => state.hands[5 * seat]);
    expect(first).toEqual(state.deck.slice(0, 3));
    expect(state.hands.slice(5, 10)).toEqual([0, 3, 6, 9, 12].map((at) => state.deck[at]));
  });

  test('PX-S2, PX-O3: every seat has another faction, by default in order', () => {
    expect(options(4).factions).toEqual(['concord', 'xarn', 'ikthi', 'vell']);
    expect(options(2, { factions: ['vell', 'concord'] }).factions).toEqual(['vell', 'concord']);
    for (const factions of [['vell', 'vell'], ['vell'], ['vell', 'mars'], 'vell', ['vell', 'xarn', 'ikthi']])
      expect(game.readOptions({ factions }, 2)).toEqual({ ok: false, problem: 'BAD_VALUE', where: 'factions' });
  });

  test('PX-S3, PX-S5, PX-O1: one shuffled pile of 52, 78 or 104 cards, without base camps', () => {
    for (const [seats, size] of [
      [2, 52],
      [3, 78],
      [4, 104],
    ] as const) {
      const { state } = begin(seats);
      expect(components(state)).toHaveLength(size);
      expect(components(state).some((id) => id.includes('camp'))).toBe(false);
      expect(new Set(components(state)).size).toBe(size);
    }
    expect(begin(2, {}, 'one').state.deck).not.toEqual(begin(2, {}, 'two').state.deck);
    expect(components(begin(3).state).filter((id) => id.startsWith('s2-'))).toHaveLength(9);
  });

  test('PX-S4, PX-O4: by lot, or whom the host names; the rules know no host', () => {
    const firsts = Array.from({ length: 40 }, (_, i) => begin(3, {}, `lot ${i}`).state.first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    expect(begin(3, { firstPlayer: 2 }).state.first).toBe(2);
    for (const firstPlayer of [3, -1, 'host'])
      expect(game.readOptions({ firstPlayer }, 3)).toMatchObject({ problem: 'BAD_VALUE', where: 'firstPlayer' });
  });

  test('PX-S8, PX-O2: four play in teams 0 and 2 against 1 and 3, or each for oneself; fewer cannot', () => {
    expect(game.view(begin(4).state, 'table').players.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
    expect(game.view(begin(4, { mode: 'ffa' }).state, 'table').players.map(({ team }) => team)).toEqual([0, 1, 2, 3]);
    expect(game.readOptions({ mode: 'teams' }, 3).ok).toBe(false);
  });
});

describe('the vote', () => {
  test('PX-O4: secret until all have voted, then most votes starts', () => {
    let { state } = begin(3, { firstPlayer: 'vote' });
    expect([state.phase, state.sizes]).toEqual(['vote', [0, 0, 0]]);
    state = play(state, 0, { t: 'voteFirst', seat: 2 });
    expect(step(game, state, 0, { t: 'voteFirst', seat: 1 }, new Dice(1))).toEqual({
      ok: false,
      refusal: 'E_ALREADY_ANSWERED',
    });
    expect(step(game, state, 1, { t: 'voteFirst', seat: 3 }, new Dice(1))).toEqual({
      ok: false,
      refusal: 'E_BAD_TARGET',
    });
    expect(game.awaited(state, 1)).toEqual([0, 1, 2]);
    expect(game.awaited(state, 0)).toEqual([1, 2]);
    expect(game.view(state, 1).votes).toBeNull();
    state = play(state, 2, { t: 'voteFirst', seat: 2 });
    state = play(state, 1, { t: 'voteFirst', seat: 1 });
    expect([state.first, state.phase, state.sizes]).toEqual([2, 'mulligan', [5, 5, 5]]);
    expect(game.view(state, 'table').votes).toEqual([2, 1, 2]);
  });

  test('PX-O4: a tie is decided by lot among those ahead', () => {
    const starters = new Set<number>();
    for (let i = 0; i < 30; i++) {
      let { state } = begin(4, { firstPlayer: 'vote' });
      for (const [seat, choice] of [3, 3, 1, 1].entries()) {
        const taken = step(game, state, seat, { t: 'voteFirst', seat: choice }, new Dice(`tie ${i}`));
        if (taken.ok) state = taken.state;
      }
      starters.add(state.first);
    }
    expect(starters).toEqual(new Set([1, 3]));
  });
});

describe('the mulligan', () => {
  const top = [
    'B:inf-1a',
    'A:inf-1a',
    'truce',
    'B:inf-2a',
    'B:mech-4a',
    'pirates',
    'plus-inf',
    'plus-air',
    'B:air-5a',
    'A:air-5a',
  ];
  const mechs = ['A:mech-5a', 'A:mech-5b', 'A:mech-4a', 'A:mech-4b', 'A:mech-3a', 'A:mech-3b'];

  test('EX-24 (PX-S7): only without a unit of one own, shown and discarded in the order drawn, once', () => {
    let state = dealt({}, [...top, ...mechs]);
    // One card is to be left after it: the pile is cut after the sixth.
    state = { ...copy(state), deck: state.deck.slice(0, 16) };
    const hand = game.view(state, 0).players[0]!.hand!;
    expect(step(game, state, 1, { t: 'mulligan', take: true }, new Dice(1))).toEqual({
      ok: false,
      refusal: 'E_MULLIGAN_NOT_ALLOWED',
    });
    state = play(state, 1, { t: 'mulligan', take: false });
    expect(state.phase).toBe('mulligan');
    state = play(state, 0, { t: 'mulligan', take: true });
    const after = game.view(state, 0);
    expect(after.discards).toEqual(hand);
    expect(after.players[0]!.hand).toEqual(mechs.slice(0, 5).map((card) => `concord-${card.slice(2)}`));
    expect(after.pileSize).toBe(1);
    expect(step(game, state, 0, { t: 'mulligan', take: true }, new Dice(1))).toEqual({ ok: false, refusal: 'E_PHASE' });
  });

  test('PX-S7: everybody is asked, eligible or not, and nobody hears who has answered', () => {
    const { state } = begin(3);
    expect(game.awaited(state)).toEqual([0, 1, 2]);
    const kept = play(state, 1, { t: 'mulligan', take: false });
    expect(game.awaited(kept)).toEqual([0, 2]);
    for (const who of [0, 2, 'table'] as const) {
      expect(game.awaited(kept, who)).toEqual([0, 1, 2]);
      expect(game.view(kept, who)).toEqual(game.view(state, who));
    }
    expect(step(game, kept, 1, { t: 'mulligan', take: false }, new Dice(1))).toMatchObject({
      refusal: 'E_ALREADY_ANSWERED',
    });
  });

  test('PX-O5: may be left out', () => {
    expect(begin(2, { mulligan: false }).state.phase).toBe('main');
  });
});
