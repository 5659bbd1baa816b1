import type { Seat } from '@orrery/kernel';
import { type Chart, chartOf, starsOver } from '../rules/chart.ts';
import { type Constellation, ERASED, type Line, type State, skyAt } from '../rules/state.ts';
import type { Lines } from './ink.ts';

/** A sky as somebody who draws looks at it. */
export interface Canvas {
  readonly chart: Chart;
  /** A thousandth of the longer side: pictures are as large on any sky as on ours. */
  readonly unit: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly marks: readonly number[];
  /** Those a line may lead to, or come from. */
  readonly fit: Uint8Array;
  /** This round's stars and lines; the drawings of earlier rounds. */
  readonly stars: readonly number[];
  readonly lines: Lines;
  readonly old: readonly Constellation[];
}

export function canvasOf(s: State, seat: Seat): Canvas {
  const chart = chartOf(s.options);
  const { marks, current, done } = skyAt(s, seat);
  const stars = current?.stars ?? [];
  return {
    chart,
    unit: Math.max(chart.sky.width, chart.sky.height) / 1000,
    x: chart.x,
    y: chart.y,
    marks,
    stars,
    fit: chart.all.filter((star) => marks[star] === 0 || stars.includes(star)),
    lines: linesBetween(chart, current?.lines ?? []),
    old: done,
  };
}

function linesBetween(chart: Chart, lines: readonly Line[]): Lines {
  const all = new Float64Array(4 * lines.length);
  for (const [i, { from, to }] of lines.entries()) all.set(lineBetween(chart, from, to), 4 * i);
  return all;
}

/** `line`: what it is written to. */
export function lineBetween({ x, y }: Chart, from: number, to: number, line: Lines = new Float64Array(4)): Lines {
  line[0] = x[from]!;
  line[1] = y[from]!;
  line[2] = x[to]!;
  line[3] = y[to]!;
  return line;
}

/** Does nothing but crossed-out stars lie between two stars? */
export function canJoin({ chart, marks }: Canvas, a: number, b: number): boolean {
  for (const star of starsOver(chart, a, b)) if ((marks[star]! & ERASED) === 0) return false;
  return true;
}
