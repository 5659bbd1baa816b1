import type { Entrant, Pair } from './tournament.ts';

/** So many rounds until everybody has met everybody. */
export const roundsOfAll = (count: number): number => (count % 2 === 0 ? count - 1 : count);

/**
 * One round, counted from 0, by the circle: the first stays, all others move on one place a round, and those who sit opposite meet. Where
 * their number is odd, each meets nobody once.
 */
export function pairAll(seeds: readonly Entrant[], round: number): Pair[] {
  const circle: (Entrant | null)[] = seeds.length % 2 === 0 ? [...seeds] : [...seeds, null];
  const [fixed, ...moving] = circle;
  const turn = round % moving.length;
  const placed = [fixed!, ...moving.slice(moving.length - turn), ...moving.slice(0, moving.length - turn)];
  return placed.slice(0, placed.length / 2).map((one, at) => {
    const other = placed[placed.length - 1 - at]!;
    // The fixed one changes seats from round to round, the others as they come by.
    const swapped = at === 0 ? round % 2 === 1 : at % 2 === 1;
    const [first, second] = swapped ? [other, one] : [one, other];
    return first === null ? { first: second!, second: null } : { first, second };
  });
}
