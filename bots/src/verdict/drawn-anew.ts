import type { Dice } from '@orrery/kernel';

/** As often a match is drawn anew, in numbers alone. */
const times = 1000;
const usually = 0.95;

/**
 * What luck might have come to: at each moment one of those that were drawn anew, the sum of these over the match, a thousand times. A match
 * whose luck is one throw goes no farther than that throw, and one of many goes as far as chance does: no curve is right for both.
 */
export class DrawnAnew {
  /** By seat, then by time. */
  private readonly sums: readonly Float64Array[];
  /** Of all estimates together, by seat. */
  private readonly doubts: Float64Array;
  /** All variances together, by seat: as they were found, and without those below 0, which nothing can be drawn from. */
  private readonly spreads: Float64Array;
  private readonly drawn: Float64Array;
  private readonly dice: Dice;

  constructor(seats: number, dice: Dice) {
    this.sums = Array.from({ length: seats }, () => new Float64Array(times));
    this.doubts = new Float64Array(seats);
    this.spreads = new Float64Array(seats);
    this.drawn = new Float64Array(seats);
    this.dice = dice;
  }

  /** A moment: chances by seat in each of its worlds, and how far they differ but for what is only in the looking. */
  add(worlds: readonly (readonly number[])[], spread: readonly number[], doubt: readonly number[]): void {
    const { sums, doubts, dice } = this;
    const off = sums.map((_, seat) => offsOf(worlds, seat, Math.max(0, spread[seat]!)));
    for (const seat of doubts.keys()) {
      doubts[seat]! += doubt[seat]!;
      this.spreads[seat]! += spread[seat]!;
      this.drawn[seat]! += Math.max(0, spread[seat]!);
    }
    if (spread.every((variance) => variance <= 0)) return;
    for (let n = 0; n < times; n++) {
      const world = dice.int(worlds.length);
      for (let seat = 0; seat < sums.length; seat++) sums[seat]![n]! += off[seat]![world]!;
    }
  }

  /** By seat: so far up or down it goes 95 times in 100. */
  usual(): number[] {
    return this.sums.map((sums, seat) => {
      const doubt = Math.sqrt(this.doubts[seat]!);
      // What was only in the looking comes out above 0 as often as below.
      const scale = Math.sqrt(Math.max(0, this.spreads[seat]!) / (this.drawn[seat]! || 1));
      const far = sums.map((sum) => Math.abs(scale * sum + (doubt === 0 ? 0 : doubt * normal(this.dice)))).sort();
      return far[Math.ceil(usually * times) - 1]!;
    });
  }
}

/** From their mean, and with this variance among them. */
function offsOf(worlds: readonly (readonly number[])[], seat: number, variance: number): number[] {
  const mean = worlds.reduce((sum, chances) => sum + chances[seat]!, 0) / worlds.length;
  const off = worlds.map((chances) => chances[seat]! - mean);
  const found = off.reduce((sum, one) => sum + one ** 2, 0) / worlds.length;
  const scale = found === 0 ? 0 : Math.sqrt(variance / found);
  return off.map((one) => one * scale);
}

/** The bell curve, as twelve throws together draw it. */
function normal(dice: Dice): number {
  let sum = -6;
  for (let n = 0; n < 12; n++) sum += dice.bits() / 2 ** 32;
  return sum;
}
