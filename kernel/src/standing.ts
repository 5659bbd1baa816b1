import type { Kind, Seat } from './game.ts';

/** How a match stands, in numbers, from which chances are learned (`orrery train`): the weights are the same for every seat. */
export interface Standing<K extends Kind> {
  /** What the numbers of a row mean, one weight for each. */
  readonly features: readonly string[];
  /** The tables it is learned at. */
  readonly tables: readonly { readonly seats: number; readonly options?: object }[];
  /** From so many moments of a match; absent: from a few. */
  readonly moments?: number;
  /** Is it learned from such a moment? Absent: from any. */
  teaches?(s: K['state']): boolean;
  /** Who may still win. Nothing of it hangs on what nobody could know, nor on the number of a seat. */
  sides(s: K['state']): readonly Side[];
}

/** Seats that win together, and what speaks for them. */
export interface Side {
  readonly seats: readonly Seat[];
  readonly row: readonly number[];
}

/** Each seat's chance by such weights: allies have the chance of both, who is out of it has none. */
export function writeChances(sides: readonly Side[], weights: readonly number[], out: Float64Array): void {
  const sums = sides.map(({ row }) => row.reduce((sum, number, i) => sum + number * weights[i]!, 0));
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const total = parts.reduce((all, part) => all + part, 0);
  out.fill(0);
  for (const [side, { seats }] of sides.entries()) for (const seat of seats) out[seat] = parts[side]! / total;
}

/**
 * Numbers once for every stage of a match, so that each stage has weights of its own: at a stage they stand in its place, between
 * two stages partly in both.
 */
export function inStages(numbers: readonly number[], stages: readonly number[], at: number): number[] {
  const row: number[] = [];
  // Looked at thousands of times a match: one list, not one for every stage.
  for (let i = 0; i < stages.length; i++) {
    const stage = stages[i]!;
    const next = stages[at < stage ? i - 1 : i + 1];
    const part = next === undefined ? 1 : Math.max(0, 1 - (at - stage) / (next - stage));
    for (let n = 0; n < numbers.length; n++) row.push(part * numbers[n]!);
  }
  return row;
}

/** The names of such numbers. */
export function namesInStages(names: readonly string[], stages: readonly (string | number)[]): string[] {
  return stages.flatMap((stage) => names.map((name) => `${name} at ${stage}`));
}
