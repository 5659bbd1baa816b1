import type { Dice } from '@orrery/kernel';
import type { Chances } from './kind.ts';

/** As often a match is drawn anew, in numbers alone. */
const times = 1000;
const usually = 0.95;
/** What is nearer to nothing, or to everything, is as near. */
const least = 0.001;

/** By seat, of a moment's luck. */
interface Variances {
  /** Of its worlds, but for what is only in the looking. */
  readonly spread: readonly number[];
  /** Of the luck that was found: the mean of so many worlds is off, and so is every look. */
  readonly doubt: readonly number[];
  /** Of that doubt what is in the looking. */
  readonly looking: readonly number[];
}

/**
 * What luck might have come to: at each moment one of those that were drawn anew, the sum of these over the match, a thousand times. A match
 * whose luck is one throw goes no farther than that throw, and one of many goes as far as chance does: no curve is right for both.
 *
 * Each time is a future of its own. Whoever is unlucky early has little left to lose, so that what came says too little of what might have
 * come: a world speaks for or against a seat as strongly there as it did in the match, and by Bayes' rule comes as often as it must for
 * chances to be true there. What was not luck changes everybody's odds as it did in the match.
 */
export class DrawnAnew {
  /** By seat, then by time: the luck so far, and the odds that it has led to (all odds are logarithms). */
  private readonly sums: readonly Float64Array[];
  private readonly odds: readonly Float64Array[];
  /** What the last throw led to in the match itself, by seat; null before the first. */
  private came: readonly number[] | null = null;
  /** Of all estimates together, by seat. */
  private readonly doubts: Float64Array;
  /** All variances together, by seat: as they were found, and without those below 0, which nothing can be drawn from. */
  private readonly spreads: Float64Array;
  private readonly drawn: Float64Array;
  private readonly dice: Dice;

  constructor(seats: number, dice: Dice) {
    this.sums = Array.from({ length: seats }, () => new Float64Array(times));
    this.odds = this.sums.map(() => new Float64Array(times));
    this.doubts = new Float64Array(seats);
    this.spreads = new Float64Array(seats);
    this.drawn = new Float64Array(seats);
    this.dice = dice;
  }

  /** A moment: chances by seat in each of its worlds, and what came. */
  add(worlds: readonly Chances[], came: Chances, { spread, doubt, looking }: Variances): void {
    // At the first throw every time stands where the match stood: it is held against the same mean as what came, whose error is in both.
    const doubts = this.came === null ? looking : doubt;
    for (const seat of this.doubts.keys()) {
      this.doubts[seat]! += doubts[seat]!;
      this.spreads[seat]! += spread[seat]!;
      this.drawn[seat]! += Math.max(0, spread[seat]!);
    }
    if (spread.every((variance) => variance <= 0)) return;
    for (const [seat, sums] of this.sums.entries()) {
      const chances = spreadOut(worlds, seat, Math.max(0, spread[seat]!));
      const before = oddsOf(meanOf(chances));
      const speaks = chances.map((chance) => oddsOf(chance) - before);
      const [won, lost] = [new Urn(chances), new Urn(chances.map((chance) => 1 - chance))];
      const odds = this.odds[seat]!;
      const skill = this.came === null ? before : before - this.came[seat]!;
      for (let n = 0; n < times; n++) {
        odds[n]! += skill;
        const chance = chanceOf(odds[n]!);
        const world = (part(this.dice) < chance ? won : lost).draw(part(this.dice));
        odds[n]! += speaks[world]!;
        sums[n]! += chanceOf(odds[n]!) - chance;
      }
    }
    this.came = came.map((chance) => oddsOf(bounded(chance)));
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

/** As often a world is drawn as its weight says. */
class Urn {
  private readonly sums: readonly number[];
  constructor(weights: readonly number[]) {
    let sum = 0;
    this.sums = weights.map((weight) => {
      sum += weight;
      return sum;
    });
  }
  /** The world at this part of all, 0 to 1. */
  draw(at: number): number {
    const sought = at * this.sums.at(-1)!;
    let [low, high] = [0, this.sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sums[middle]! > sought) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

const bounded = (chance: number) => Math.min(1 - least, Math.max(least, chance));
const oddsOf = (chance: number) => Math.log(chance / (1 - chance));
const chanceOf = (odds: number) => 1 / (1 + Math.exp(-odds));
const meanOf = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** A seat's chances in all worlds, with this variance among them. */
function spreadOut(worlds: readonly Chances[], seat: number, variance: number): number[] {
  const all = worlds.map((chances) => chances[seat]!);
  const mean = meanOf(all);
  const found = meanOf(all.map((chance) => (chance - mean) ** 2));
  const scale = found === 0 ? 0 : Math.sqrt(variance / found);
  return all.map((chance) => bounded(mean + (chance - mean) * scale));
}

const part = (dice: Dice) => dice.bits() / 2 ** 32;

/** The bell curve, as twelve throws together draw it. */
function normal(dice: Dice): number {
  let sum = -6;
  for (let n = 0; n < 12; n++) sum += part(dice);
  return sum;
}
