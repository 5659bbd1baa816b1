import type { Seat } from '@orrery/kernel';
import { type Chart, chartOf, starId } from './chart.ts';
import { type Constellation, type Erasure, type State, skyAt } from './state.ts';
import type { DrawingSeen, ErasedSeen } from './view-kind.ts';

/** A constellation in the order it was drawn. */
export function asDrawn(chart: Chart, { round, stars, lines }: Constellation): DrawingSeen {
  const ids = stars.map((star) => starId(chart, star));
  return {
    round,
    start: ids[0]!,
    stars: ids,
    lines: lines.map(({ from, to, roll }) => ({
      from: starId(chart, from),
      to: starId(chart, to),
      roll: roll === 0 ? ('last' as const) : roll,
    })),
  };
}

/** Only what the drawing looks like: nothing of the order, nor of which star was the first. */
export function asShape(chart: Chart, { round, stars, lines }: Constellation): DrawingSeen {
  const pairs = lines.map(({ from, to }) => (from < to ? [from, to] : [to, from]) as [number, number]);
  pairs.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return {
    round,
    start: null,
    stars: [...stars].sort((a, b) => a - b).map((star) => starId(chart, star)),
    lines: pairs.map(([from, to]) => ({ from: starId(chart, from), to: starId(chart, to), roll: null })),
  };
}

export function erasedSeen(chart: Chart, { star, by, round, roll }: Erasure, known: boolean): ErasedSeen {
  return { star: known ? starId(chart, star) : null, by, round, roll };
}

/** All the stars crossed out in a sky. */
export function allErased(s: State, seat: Seat): ErasedSeen[] {
  const chart = chartOf(s.options);
  return skyAt(s, seat).erased.map((one) => erasedSeen(chart, one, true));
}
