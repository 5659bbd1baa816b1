/** Another little program, with tests of its own. */
export function same(a: string, b: string): boolean {
  return a === b;
}
