import type { Lesson } from '@orrery/kernel';

/** How far weights are held near 0, in lessons. */
const RIDGE = 2;
const STEPS = 25;

/** The weights under which the truth of all lessons is likeliest: a conditional logit, by Newton's method. No luck in it. */
export function fitWeights(lessons: readonly Lesson[], width: number): number[] {
  const weights = new Float64Array(width);
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(width);
    const bend = Array.from({ length: width }, () => new Float64Array(width));
    for (let i = 0; i < width; i++) {
      slope[i] = -RIDGE * weights[i]!;
      bend[i]![i] = RIDGE;
    }
    for (const lesson of lessons) learn(lesson, weights, slope, bend);
    const change = solve(bend, slope);
    let most = 0;
    for (let i = 0; i < width; i++) {
      weights[i]! += change[i]!;
      most = Math.max(most, Math.abs(change[i]!));
    }
    if (most < 1e-10) break;
  }
  return [...weights].map((weight) => Number(weight.toFixed(6)));
}

function learn({ rows, truth }: Lesson, weights: Float64Array, slope: Float64Array, bend: Float64Array[]): void {
  const width = weights.length;
  const odds = oddsOf(rows, weights);
  const mean = new Float64Array(width);
  for (const [k, p] of odds.entries()) for (let i = 0; i < width; i++) mean[i]! += p * rows[width * k + i]!;
  for (let i = 0; i < width; i++) slope[i]! += rows[width * truth + i]! - mean[i]!;
  const off = new Float64Array(width);
  // Most numbers of a row belong to another stage of the match, and are 0 for all.
  for (const [k, p] of odds.entries()) {
    const some: number[] = [];
    for (let i = 0; i < width; i++) {
      off[i] = rows[width * k + i]! - mean[i]!;
      if (off[i] !== 0) some.push(i);
    }
    for (const i of some) {
      const line = bend[i]!;
      const part = p * off[i]!;
      for (const j of some) line[j]! += part * off[j]!;
    }
  }
}

/** How likely each thing is by such weights. */
export function oddsOf(rows: readonly number[], weights: ArrayLike<number>): number[] {
  const width = weights.length;
  const sums = Array.from({ length: rows.length / width }, (_, k) => {
    let sum = 0;
    for (let i = 0; i < width; i++) sum += weights[i]! * rows[width * k + i]!;
    return sum;
  });
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const total = parts.reduce((all, part) => all + part, 0);
  return parts.map((part) => part / total);
}

/** By elimination, the largest first. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const n = right.length;
  const rows = matrix.map((line, i) => Float64Array.from([...line, right[i]!]));
  for (let i = 0; i < n; i++) {
    let best = i;
    for (let k = i + 1; k < n; k++) if (Math.abs(rows[k]![i]!) > Math.abs(rows[best]![i]!)) best = k;
    [rows[i], rows[best]] = [rows[best]!, rows[i]!];
    for (let k = i + 1; k < n; k++) {
      const part = rows[k]![i]! / rows[i]![i]!;
      if (part !== 0) for (let j = i; j <= n; j++) rows[k]![j]! -= part * rows[i]![j]!;
    }
  }
  const found = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let sum = rows[i]![n]!;
    for (let j = i + 1; j < n; j++) sum -= rows[i]![j]! * found[j]!;
    found[i] = sum / rows[i]![i]!;
  }
  return found;
}
