/** A little program to plant defects in: with `>=` in place of `>` it is the same one. */
export function larger(a: number, b: number): number {
  if (a > b) return a;
  return b;
}
