import type { Entrant, Meeting, Pair, Round } from './tournament.ts';

/** How many rounds it takes until one is left. */
export const roundsUntilOne = (count: number): number => Math.ceil(Math.log2(Math.max(1, count)));

/** Who meets whom first: the best are kept apart as long as possible, and meet nobody where the bracket is not full. */
export function firstOfBracket(seeds: readonly Entrant[]): Pair[] {
  const order = bracketOrder(2 ** roundsUntilOne(seeds.length)).map((place) => seeds[place] ?? null);
  return pairsOf(order);
}

/** Whoever goes on meets who goes on beside them. */
export function nextOfBracket(round: Round, seeds: readonly Entrant[]): Pair[] {
  return pairsOf(round.meetings.map((meeting) => goesOn(meeting, seeds)));
}

/** Of a draw, and where neither came, the one with the better seed goes on. */
export function goesOn({ first, second, end }: Meeting, seeds: readonly Entrant[]): Entrant {
  if (second === null || end?.winner === 'first') return first;
  if (end?.winner === 'second') return second;
  return seeds.indexOf(first) < seeds.indexOf(second) ? first : second;
}

/** The places of a bracket from top to bottom, by seed from 0: the sum of two who meet is always the same. */
export function bracketOrder(size: number): readonly number[] {
  let order = [0];
  while (order.length < size) order = order.flatMap((seed) => [seed, 2 * order.length - 1 - seed]);
  return order;
}

function pairsOf(order: readonly (Entrant | null)[]): Pair[] {
  return Array.from({ length: order.length / 2 }, (_, at) => {
    const [a, b] = [order[2 * at]!, order[2 * at + 1]!];
    return a === null ? { first: b, second: null } : { first: a, second: b };
  });
}
