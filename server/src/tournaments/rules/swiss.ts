import type { Chance } from '@orrery/kernel';
import { mostPairs } from './matching.ts';
import type { Entrant, Pair } from './tournament.ts';

/** What counts for whom somebody meets next. */
export interface SwissEntrant {
  readonly entrant: Entrant;
  readonly points: number;
  /** How often they had nobody to meet. */
  readonly byes: number;
  /** How often they met whom. */
  readonly met: ReadonlyMap<Entrant, number>;
  /** How often they sat in the first seat, less how often in the second. */
  readonly firsts: number;
}

/**
 * Pairs a round, `ranked` being as they stand now. Where their number is odd, the last of those who had the fewest byes has one.
 * Then, best first, each meets who is next to them in points, upper half against lower half as far as that goes; but never
 * so that more have to meet again than cannot be avoided.
 */
export function pairSwiss(ranked: readonly SwissEntrant[], chance: Chance): Pair[] {
  const resting = ranked.length % 2 === 0 ? null : whoRests(ranked);
  let left = ranked.filter((each) => each !== resting);
  const pairs: Pair[] = [];
  while (left.length > 1) {
    const [top, ...others] = left as [SwissEntrant, ...SwissEntrant[]];
    const best = freshPairs(left);
    const opponent = inOrderOfWish(top, others).find((other) => {
      const fresh = timesMet(top, other) === 0 ? 1 : 0;
      return fresh + freshPairs(others.filter((each) => each !== other)) === best;
    })!;
    pairs.push(seated(top, opponent, chance));
    left = others.filter((each) => each !== opponent);
  }
  return resting === null ? pairs : [...pairs, { first: resting.entrant, second: null }];
}

const timesMet = (a: SwissEntrant, b: SwissEntrant): number => a.met.get(b.entrant) ?? 0;

const freshPairs = (them: readonly SwissEntrant[]): number =>
  mostPairs(them.length, (a, b) => timesMet(them[a]!, them[b]!) === 0);

function whoRests(ranked: readonly SwissEntrant[]): SwissEntrant {
  const fewest = Math.min(...ranked.map(({ byes }) => byes));
  const candidates = ranked.filter(({ byes }) => byes === fewest).reverse();
  let [best, most] = [candidates[0]!, -1];
  for (const one of candidates) {
    const fresh = freshPairs(ranked.filter((each) => each !== one));
    if (fresh > most) [best, most] = [one, fresh];
    if (2 * fresh === ranked.length - 1) break;
  }
  return best;
}

function inOrderOfWish(top: SwissEntrant, others: readonly SwissEntrant[]): readonly SwissEntrant[] {
  const alike = others.filter(({ points }) => points === top.points).length;
  // With `top` they are one more; the first of their lower half.
  const ideal = Math.floor((alike + 1) / 2) - 1;
  const wishes = others.map((other, at) => ({
    other,
    by: [timesMet(top, other), top.points - other.points, at < alike ? Math.abs(at - ideal) : at],
  }));
  return wishes.sort((a, b) => compared(a.by, b.by)).map(({ other }) => other);
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** Who sat first less often does now; lots decide where both did as often. */
function seated(a: SwissEntrant, b: SwissEntrant, chance: Chance): Pair {
  const swapped = a.firsts === b.firsts ? chance.int(2, 'seat') === 1 : a.firsts > b.firsts;
  const [first, second] = swapped ? [b, a] : [a, b];
  return { first: first.entrant, second: second.entrant };
}
