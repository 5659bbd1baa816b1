import type { Chance, Game } from '@orrery/kernel';

/** The peers' usual yardstick, written against the kernel's interface like any game of the house. Not on the shelf. */
export interface TicTacToe {
  state: Board;
  view: Board;
  options: object;
  move: { readonly t: 'mark'; readonly cell: number };
  event: { readonly t: 'marked'; readonly by: number; readonly cell: number };
  seen: { readonly t: 'marked'; readonly by: number; readonly cell: number };
  refusal: 'OVER' | 'NOT_YOUR_TURN' | 'MALFORMED' | 'TAKEN';
}
/** Bits of the cells each seat has marked. */
interface Board {
  marks: [number, number];
  turn: number;
}

const lines = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const full = 0o777;
/** Has this set of marks a line? Asked of every set once, at load time. */
const wins = Array.from({ length: full + 1 }, (_, marks) => lines.some((line) => (marks & line) === line));
const moves = Array.from({ length: 9 }, (_, cell) => ({ t: 'mark', cell }) as const);
const seats = [[0], [1], []] as const;

const taken = (s: Board) => s.marks[0] | s.marks[1];
const over = (s: Board) => wins[s.marks[0]] || wins[s.marks[1]] || taken(s) === full;
const free = (s: Board) => moves.filter(({ cell }) => (taken(s) & (1 << cell)) === 0);

export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  rules: 1,
  seats: { min: 2, max: 2 },
  longest: 10,
  malformed: 'MALFORMED',
  readOptions: () => ({ ok: true, value: {} }),
  optionKinds: {},
  readMove: (raw) => moves.find(({ cell }) => cell === (raw as { cell?: unknown } | null)?.cell) ?? null,
  setup: () => ({ marks: [0, 0], turn: 0 }),
  actors: (s) => seats[over(s) ? 2 : (s.turn as 0 | 1)],
  awaited: (s) => seats[over(s) ? 2 : (s.turn as 0 | 1)],
  gate: (s, by, t) => {
    if (over(s)) return 'OVER';
    if (by !== s.turn) return 'NOT_YOUR_TURN';
    return t === 'mark' ? null : 'MALFORMED';
  },
  refuse: (s, _by, { cell }) => ((taken(s) & (1 << cell)) === 0 ? null : 'TAKEN'),
  apply: (s, by, { cell }, _chance, emit) => {
    s.marks[by as 0 | 1] |= 1 << cell;
    s.turn = 1 - by;
    emit?.({ t: 'marked', by, cell });
  },
  result: (s) => {
    if (!over(s)) return null;
    return { places: [wins[s.marks[1]] ? 2 : 1, wins[s.marks[0]] ? 2 : 1], scores: null };
  },
  copy: (s) => ({ marks: [s.marks[0], s.marks[1]], turn: s.turn }),
  list: (s, by) => (by === s.turn && !over(s) ? free(s) : []),
  pick: (s, _by, chance: Chance) => {
    let cell = chance.int(9, 'pick');
    while ((taken(s) & (1 << cell)) !== 0) cell = (cell + 1) % 9;
    return moves[cell]!;
  },
  fallback: (s, by, chance) => ticTacToe.pick(s, by, chance),
  view: (s) => ({ marks: [s.marks[0], s.marks[1]], turn: s.turn }),
  tell: (event) => event,
  imagine: (v) => ({ marks: [v.marks[0], v.marks[1]], turn: v.turn }),
};
