import { type Chance, type Emit, shuffle } from '@orrery/kernel';
import { chartOf } from './chart.ts';
import { deckOf } from './data/index.ts';
import type { Event } from './events.ts';
import { carryOn } from './flow.ts';
import type { Options } from './kind.ts';
import type { State } from './state.ts';

/** SK-S1 to SK-S5, and the first deal. */
export function setup(options: Options, seats: number, chance: Chance, emit: Emit<Event>): State {
  const deck = shuffle([...deckOf(options).cards.keys()], chance, 'deck');
  const s = blank(options, seats, deck, chance.int(seats, 'first roller'));
  carryOn(s, 'deal', chance, emit);
  return s;
}

/** SK-S2: everybody has an empty copy of the same sky; nothing is dealt yet. */
export function blank(options: Options, n: number, deck: readonly number[], roller: number): State {
  const { size } = chartOf(options);
  return {
    n,
    options,
    phase: 'start',
    round: 0,
    deck,
    roller,
    rolls: 0,
    lineRolls: 0,
    face: null,
    asked: [],
    pending: new Array<null>(n).fill(null),
    targets: [],
    showOrder: [],
    showIndex: 0,
    open: [],
    ballots: Array.from({ length: n }, () => new Array<number>(n).fill(0)),
    history: [],
    players: Array.from({ length: n }, () => ({
      active: true,
      leftIn: 0,
      number: 0,
      sky: { done: [], current: null, erased: [], erasedShown: 0, marks: new Array<number>(size).fill(0) },
    })),
    deserted: false,
  };
}
