import { type Chance, type Game, type Mind, shuffle } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';

/**
 * A tiny game to try bots on: both seats hold 1..5, three of them dealt at random; each round both lay one face down, the higher
 * takes as many points as the round counts. A seat that is not awaited may cheer, once a game.
 */
export interface DuelKind {
  state: DuelState;
  view: DuelView;
  options: object;
  move: { readonly t: 'lay'; readonly card: number } | { readonly t: 'cheer' };
  event: { readonly t: 'laid'; readonly by: number };
  seen: { readonly t: 'laid'; readonly by: number };
  refusal: 'NO_CARD' | 'NOT_YOU' | 'MALFORMED';
}
interface DuelState {
  hands: number[][];
  laid: number[];
  points: number[];
  round: number;
  cheered: boolean[];
}
interface DuelView {
  readonly hand: readonly number[];
  readonly laid: number;
  readonly theyLaid: boolean;
  readonly points: readonly number[];
  readonly round: number;
  readonly gone: readonly number[];
  readonly cheered: readonly boolean[];
}
const cards = [1, 2, 3, 4, 5];
const waiting = (s: DuelState) => (s.round > 3 ? [] : [0, 1].filter((seat) => s.laid[seat] === 0));

export const duel: Game<DuelKind> = {
  id: 'duel',
  rules: 1,
  seats: { min: 2, max: 2 },
  longest: 8,
  malformed: 'MALFORMED',
  readOptions: () => ({ ok: true, value: {} }),
  optionKinds: {},
  readMove: (raw) => raw as DuelKind['move'],
  setup: (_options, _seats, chance) => ({
    hands: [0, 1].map(() => shuffle([...cards], chance, 'deal').slice(0, 3)),
    laid: [0, 0],
    points: [0, 0],
    round: 1,
    cheered: [false, false],
  }),
  actors: (s) => (s.round > 3 ? [] : [0, 1].filter((seat) => s.laid[seat] === 0 || !s.cheered[seat])),
  awaited: waiting,
  gate: (s, by, t) => {
    if (!duel.actors(s).includes(by)) return 'NOT_YOU';
    return (t === 'lay') === (s.laid[by] === 0) ? null : 'NOT_YOU';
  },
  refuse: (s, by, m) => (m.t === 'lay' && !s.hands[by]!.includes(m.card) ? 'NO_CARD' : null),
  apply: (s, by, m, _chance, emit) => {
    if (m.t === 'cheer') {
      s.cheered[by] = true;
      return;
    }
    s.laid[by] = m.card;
    s.hands[by] = s.hands[by]!.filter((card) => card !== m.card);
    emit?.({ t: 'laid', by });
    const [a, b] = s.laid as [number, number];
    if (a === 0 || b === 0) return;
    if (a !== b) s.points[a > b ? 0 : 1]! += s.round;
    s.laid = [0, 0];
    s.round++;
  },
  result: (s) => {
    if (s.round <= 3) return null;
    const best = Math.max(...s.points);
    return { places: s.points.map((p) => (p === best ? 1 : 2)), scores: s.points };
  },
  copy: (s) => ({
    hands: s.hands.map((hand) => [...hand]),
    laid: [...s.laid],
    points: [...s.points],
    round: s.round,
    cheered: [...s.cheered],
  }),
  list: (s, by) => (s.laid[by] === 0 ? s.hands[by]!.map((card) => ({ t: 'lay', card })) : [{ t: 'cheer' }]),
  pick: (s, by, chance) => {
    const moves = duel.list!(s, by);
    return moves[chance.int(moves.length, 'pick')]!;
  },
  fallback: (s, by, chance) => duel.pick(s, by, chance),
  asks: (s, by) => `${s.round}.${by}.${s.laid[by] === 0}`,
  view: (s, who) => ({
    hand: who === 'table' ? [] : s.hands[who]!,
    laid: who === 'table' ? 0 : s.laid[who]!,
    theyLaid: who !== 'table' && s.laid[1 - who]! > 0,
    points: s.points,
    round: s.round,
    gone: [],
    cheered: s.cheered,
  }),
  tell: (event) => event,
  imagine: (v, me, chance) => {
    const theirs = shuffle([...cards], chance, 'theirs').slice(0, 4 - v.round);
    const laid = v.theyLaid ? theirs.pop()! : 0;
    const s: DuelState = {
      hands: [[], []],
      laid: [0, 0],
      points: [...v.points],
      round: v.round,
      cheered: [...v.cheered],
    };
    s.hands[me] = [...v.hand];
    s.hands[1 - me] = theirs;
    s.laid[me] = v.laid;
    s.laid[1 - me] = laid;
    return s;
  },
};

function guess(s: DuelState, by: number, chance: Chance): DuelKind['move'] {
  const hand = s.hands[by]!;
  return { t: 'lay', card: hand[chance.int(hand.length, 'guess')]! };
}

export const duelMind: Mind<DuelKind> = {
  judge: (s, out) => {
    const lead = s.points[0]! - s.points[1]!;
    out[0] = 0.5 + lead / 12;
    out[1] = 0.5 - lead / 12;
  },
  round: (s) => s.round,
  levels: {
    easy: { t: 'greedy', samples: 4, horizon: 1, slip: 0.5, guess },
    normal: { t: 'greedy', samples: 16, horizon: 1, slip: 0, guess },
    hard: { t: 'halving', playouts: 400, horizon: 3, cpuMs: 100, guess },
  },
};

const room: Room<DuelKind> = {
  id: 'duel',
  plate: 0,
  title: 'Duel',
  seats: duel.seats,
  minutes: { min: 1, max: 1 },
  rules: async () => ({ game: duel, mind: duelMind }),
  words: async () => {
    throw new Error('a duel has no words');
  },
  table: async () => null,
};
export const shelf: readonly Room[] = [room as Room];
