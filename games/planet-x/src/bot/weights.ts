/** With more than two sides what one opponent loses helps all the others too. */
export const SHARED = 0.6;

/** How likely an attack by so much more Force comes through what others may hold against it. */
export function odds(margin: number): number {
  return 0.72 + 0.05 * Math.min(margin, 5);
}
