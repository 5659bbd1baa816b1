import {
  type Chance,
  Dice,
  type Entry,
  type Game,
  type MatchFile,
  type Mind,
  RecordingChance,
  shuffle,
  standing,
} from '@orrery/kernel';

/**
 * A tiny game to be judged: two seats take turns, six in all. Who draws adds the top card of a shuffled deck to their points; who
 * drops loses five. A bet brings two, or costs six if the other seat's secret, which only that seat sees, is the rare one. At the end
 * a secret counts as well.
 */
export interface TowerKind {
  state: TowerState;
  view: TowerView;
  options: object;
  move: { readonly t: 'draw' | 'drop' | 'bet' };
  event: { readonly t: 'moved'; readonly by: number };
  seen: { readonly t: 'moved'; readonly by: number };
  refusal: 'NOT_YOU' | 'MALFORMED';
}
export interface TowerState {
  deck: number[];
  drawn: number;
  points: number[];
  secrets: number[];
  turn: number;
}
interface TowerView {
  readonly points: readonly number[];
  readonly turn: number;
  readonly left: readonly number[];
  readonly secrets: readonly (number | null)[];
}

const turns = 6;
const cards = [0, 0, 1, 2, 3, 4, 5, 5];
/** The rare one is the last. */
const secrets = [0, 0, 0, 0, 1];
const sorted = (some: readonly number[]) => [...some].sort((a, b) => a - b);

export const tower: Game<TowerKind> = {
  id: 'tower',
  rules: 1,
  seats: { min: 2, max: 2 },
  longest: turns + 1,
  malformed: 'MALFORMED',
  readOptions: () => ({ ok: true, value: {} }),
  optionKinds: {},
  readMove: (raw) => raw as TowerKind['move'],
  setup: (_options, _seats, chance) => ({
    deck: shuffle([...cards], chance, 'deck'),
    drawn: 0,
    points: [0, 0],
    secrets: [0, 1].map(() => secrets[chance.int(secrets.length, 'secret')]!),
    turn: 1,
  }),
  actors: (s) => (s.turn > turns ? [] : [(s.turn - 1) % 2]),
  awaited: (s) => tower.actors(s),
  gate: (s, by) => (tower.actors(s).includes(by) ? null : 'NOT_YOU'),
  refuse: () => null,
  apply: (s, by, { t }, _chance, emit) => {
    if (t === 'draw') s.points[by]! += s.deck[s.drawn++]!;
    else if (t === 'drop') s.points[by]! -= 5;
    else s.points[by]! += s.secrets[1 - by] === 1 ? -6 : 2;
    s.turn++;
    emit?.({ t: 'moved', by });
  },
  result: (s) => {
    if (s.turn <= turns) return null;
    const sums = s.points.map((points, seat) => points + s.secrets[seat]!);
    return { places: sums.map((sum) => (sum === Math.max(...sums) ? 1 : 2)), scores: sums };
  },
  copy: (s) => ({ ...s, deck: [...s.deck], points: [...s.points], secrets: [...s.secrets] }),
  list: () => [{ t: 'draw' }, { t: 'drop' }, { t: 'bet' }],
  pick: () => ({ t: 'draw' }),
  fallback: () => ({ t: 'draw' }),
  view: (s, who) => ({
    points: s.points,
    turn: s.turn,
    left: sorted(s.deck.slice(s.drawn)),
    secrets: s.secrets.map((secret, seat) => (seat === who ? secret : null)),
  }),
  tell: (event) => event,
  redraw: (s, chance) => {
    s.deck = [...s.deck.slice(0, s.drawn), ...shuffle(s.deck.slice(s.drawn), chance, 'deck')];
  },
  imagine: (v, _me, chance) => ({
    deck: shuffle([...v.left], chance, 'deck'),
    drawn: 0,
    points: [...v.points],
    secrets: v.secrets.map((secret) => secret ?? secrets[chance.int(secrets.length, 'secret')]!),
    turn: v.turn,
  }),
};

const guess = (): TowerKind['move'] => ({ t: 'draw' });

export const towerMind: Mind<TowerKind> = {
  judge: (s, out) => {
    const lead = s.points[0]! + s.secrets[0]! - s.points[1]! - s.secrets[1]!;
    out[0] = s.turn > turns ? (Math.sign(lead) + 1) / 2 : 1 / (1 + Math.exp(-lead / 3));
    out[1] = 1 - out[0];
  },
  round: (s) => s.turn,
  levels: {
    easy: { t: 'greedy', samples: 2, horizon: 1, slip: 0.5, guess },
    normal: { t: 'greedy', samples: 4, horizon: 1, slip: 0, guess },
    hard: { t: 'halving', playouts: 100, horizon: 9, cpuMs: 100, guess },
  },
};

interface Course {
  readonly id: string;
  readonly moves: readonly TowerKind['move']['t'][];
  /** Sets a stage: the luck of the setup. */
  readonly luck?: Chance;
}

/** A recorded match. */
export function played({ id, moves, luck = new Dice(id) }: Course): MatchFile {
  const head = { id, game: 'tower', rules: 1, seats: 2, options: {} };
  const setup = new RecordingChance(luck);
  const s = tower.setup({}, 2, setup, null);
  const entries: Entry[] = [{ seq: 0, at: 0, t: 'setup', draws: setup.draws }];
  for (const t of moves) {
    const by = tower.actors(s)[0]!;
    tower.apply(s, by, { t }, luck, null);
    const seq = entries.length;
    entries.push({ seq, at: seq, t: 'move', by, id: String(seq), move: { t }, draws: [] });
  }
  return { format: 'orrery-match/1', head, names: ['a', 'b'], entries: standing(entries), key: '' };
}

/** Luck that lays the deck so, from the top, and gives these secrets. */
export function stage(deck: readonly number[], [first, second]: readonly [number, number]): Chance {
  const wanted = [...deck, ...without(cards, deck)];
  const order = [...cards];
  const draws: number[] = [];
  // Fisher-Yates from the last place down: each place takes its card from those before it.
  for (let i = order.length - 1; i > 0; i--) {
    const j = order.lastIndexOf(wanted[i]!, i);
    draws.push(j);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  draws.push(secrets.indexOf(first), secrets.indexOf(second));
  return { int: () => draws.shift()! };
}

function without(all: readonly number[], gone: readonly number[]): number[] {
  const left = [...all];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}
