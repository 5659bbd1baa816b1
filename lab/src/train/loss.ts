import { oddsOf } from './fit.ts';
import type { Lessons } from './lessons.ts';

/** How surprised one is on average by what is true: by the weights, and where all is as likely. Smaller is better. */
export interface Loss {
  readonly lessons: number;
  readonly learned: number;
  readonly uniform: number;
}

/** Over all lessons, and by their kind. */
export function lossOf(lessons: Lessons['found'], weights: readonly number[]): Record<string, Loss> {
  const kinds = [...new Set(lessons.map(({ kind }) => kind))].sort();
  const of = (some: Lessons['found']): Loss => ({
    lessons: some.length,
    learned: mean(some.map(({ rows, truth }) => -Math.log(oddsOf(rows, weights)[truth]!))),
    uniform: mean(some.map(({ rows }) => Math.log(rows.length / weights.length))),
  });
  const by = kinds.map((kind) => [kind, of(lessons.filter((each) => each.kind === kind))]);
  return { all: of(lessons), ...Object.fromEntries(by) };
}

const mean = (all: readonly number[]) => Number((all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(4));
