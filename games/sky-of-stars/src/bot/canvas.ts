import type { Seat } from '@orrery/kernel';
import { type Chart, chartOf, starsOver } from '../rules/chart.ts';
import { ERASED, type Line, type State, skyAt } from '../rules/state.ts';
import type { Lines } from './ink.ts';

/** A sky as somebody who draws looks at it. */
export interface Canvas {
  readonly chart: Chart;
  /** A thousandth of the longer side: pictures are as large on any sky as on ours. */
  readonly unit: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly marks: readonly number[];
  /** This round's stars and lines; the lines of earlier rounds. */
  readonly stars: readonly number[];
  readonly lines: Lines;
  readonly old: Lines;
}

export function canvasOf(s: State, seat: Seat): Canvas {
  const chart = chartOf(s.options);
  const { marks, current, done } = skyAt(s, seat);
  return {
    chart,
    unit: Math.max(chart.sky.width, chart.sky.height) / 1000,
    x: Float64Array.from(chart.stars, (star) => star.x),
    y: Float64Array.from(chart.stars, (star) => star.y),
    marks,
    stars: current?.stars ?? [],
    lines: linesBetween(chart, current?.lines ?? []),
    old: linesBetween(
      chart,
      done.flatMap(({ lines }) => lines),
    ),
  };
}

export function linesBetween({ stars }: Chart, lines: readonly Pick<Line, 'from' | 'to'>[]): Lines {
  return Float64Array.from(
    lines.flatMap(({ from, to }) => [stars[from]!.x, stars[from]!.y, stars[to]!.x, stars[to]!.y]),
  );
}

/** Does nothing but crossed-out stars lie between two stars? */
export function canJoin({ chart, marks }: Canvas, a: number, b: number): boolean {
  for (const star of starsOver(chart, a, b)) if ((marks[star]! & ERASED) === 0) return false;
  return true;
}
