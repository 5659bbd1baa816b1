import type { ScriptedMind } from '@orrery/kernel';
import type { Room } from '@orrery/words/room';
import { type TicTacToe, ticTacToe } from '../tic-tac-toe.ts';

/** Tic-tac-toe that begins anew on the same board whenever it is over: the small match that every server of the load plays. */
const marks: typeof ticTacToe = {
  ...ticTacToe,
  id: 'marks',
  longest: 1_000_000,
  apply: (s, by, move, chance, emit) => {
    ticTacToe.apply(s, by, move, chance, emit);
    if (ticTacToe.result(s) !== null) s.marks = [0, 0];
  },
  result: () => null,
  follow: (v, { by, cell }) => {
    const s = ticTacToe.imagine(v, by, { int: () => 0 });
    marks.apply(s, by, { t: 'mark', cell }, { int: () => 0 }, null);
    return s;
  },
};

/** The shelf of our server in the load. Nobody looks at it, and no bot plays. */
export const shelf: readonly Room<TicTacToe>[] = [
  {
    id: marks.id,
    plate: 1,
    title: 'Marks',
    seats: marks.seats,
    minutes: { min: 1, max: 1 },
    rules: async () => ({ game: marks, mind: {} as ScriptedMind<TicTacToe> }),
    words: () => Promise.reject(new Error('nobody reads here')),
    table: () => Promise.reject(new Error('nobody looks here')),
  },
];

/** The cell of the n-th mark: the seventh wins, then the board is empty. Seats take turns throughout. */
export const cellOf = (n: number): number => n % 7;
