/** Sets of small numbers (sites, weapons) as the bits of one integer: at most 30 sites fit. */

export function has(set: number, member: number): boolean {
  return ((set >>> member) & 1) === 1;
}

/** The smallest member; sites come out in reading order this way. -1 of the empty set. */
export function first(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The set without its smallest member: `for (let rest = set; rest !== 0; rest = tail(rest))`. */
export function tail(set: number): number {
  return set & (set - 1);
}

export function count(set: number): number {
  let v = set - ((set >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The k-th smallest member, from 0; -1 if there are not so many. Looks at ten numbers at a time. */
export function nth(set: number, k: number): number {
  let left = k;
  for (let ten = 0; ten < 32; ten += 10) {
    const some = (set >>> ten) & 1023;
    const members = counts[some]!;
    if (left < members) return ten + inOrder[10 * some + left]!;
    left -= members;
  }
  return -1;
}

/** Of every set of numbers below 10: how many there are, and which. */
const counts = Uint8Array.from({ length: 1024 }, (_, some) => count(some));
const inOrder = new Uint8Array(10 * 1024);
for (let some = 0; some < 1024; some++)
  for (let rest = some, k = 0; rest !== 0; rest = tail(rest), k++) inOrder[10 * some + k] = first(rest);

/** All numbers below `size`. */
export function upTo(size: number): number {
  return size >= 32 ? -1 : (1 << size) - 1;
}

/** Renumbers: what was `at` or more grows by one, and `at` itself is a member if `member`. */
export function insert(set: number, at: number, member: boolean): number {
  const below = upTo(at);
  return (set & below) | ((set & ~below) << 1) | (member ? 1 << at : 0);
}
