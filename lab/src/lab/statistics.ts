/** A mean with what it may be off, 95 times in 100. */
export interface Estimate {
  readonly of: number;
  readonly mean: number;
  readonly give: number;
}

/**
 * `range`: how far two values can lie apart, which is the `give` where nothing is known. Where all were alike others may still come: at most 3
 * of so many, 95 times in 100, and each as far off as that.
 */
export function estimate(values: readonly number[], range: number): Estimate {
  const mean = meanOf(values);
  const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, values.length - 1);
  const give = spread > 0 ? 1.96 * Math.sqrt(spread / values.length) : (3 * range) / values.length;
  return { of: values.length, mean: short(mean), give: short(values.length < 2 ? range : give) };
}

export function meanOf(all: readonly number[]): number {
  return all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length;
}

export function medianOf(all: readonly number[]): number {
  const sorted = [...all].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

/** How far apart the middle ones lie, as a standard deviation: one that is far out does not change it. */
export function spreadOfMiddle(all: readonly number[]): number {
  const middle = medianOf(all);
  return 1.4826 * medianOf(all.map((one) => Math.abs(one - middle)));
}

export const short = (value: number): number => Number(value.toFixed(4));
