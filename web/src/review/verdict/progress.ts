import type {
  Chances,
  Found,
  JudgedMove,
  LuckAt,
  NoVerdict,
  SeatLuck,
  TurningPoint,
  Verdict,
} from '@orrery/bots/verdict';

/** What is known so far of what decided a match. */
export interface Progress {
  /** Done: nothing is missing. Working: it grows from the left. None: and why. Failed: it can be tried again. */
  readonly state: 'working' | 'done' | 'failed' | NoVerdict;
  readonly open: readonly Chances[];
  /** By seat, then by moment. */
  readonly known: readonly (readonly number[])[];
  /** null: not yet. */
  readonly turns: readonly TurningPoint[] | null;
  readonly moves: readonly JudgedMove[];
  readonly luck: readonly LuckAt[];
  /** By seat, over the match; none: not yet. */
  readonly lucky: readonly SeatLuck[];
}

export const nothingYet: Progress = {
  state: 'working',
  open: [],
  known: [],
  turns: null,
  moves: [],
  luck: [],
  lucky: [],
};

/** What was found comes in its order, so that it only has to be put at the end. */
export function withFound(before: Progress, found: readonly Found[]): Progress {
  const [open, moves, luck] = [[...before.open], [...before.moves], [...before.luck]];
  const known = before.known.map((chances) => [...chances]);
  let { turns, lucky } = before;
  for (const one of found) {
    if (one.t === 'open') open.push(one.chances);
    else if (one.t === 'luck') luck.push(one.luck);
    else if (one.t === 'move') moves.push(one.move);
    else if (one.t === 'turns') ({ turns, lucky } = one);
    else {
      while (known.length <= one.seat) known.push([]);
      known[one.seat]!.push(one.chance);
    }
  }
  return { ...before, open, known, turns, moves, luck, lucky };
}

export const withVerdict = ({ open, known, turns, moves, luck, lucky }: Verdict): Progress => ({
  ...{ state: 'done', open, known, turns, moves, luck, lucky },
});
