/** Repeatable numbers in [0, 1) from a name: the same seed always draws the same thing. */
export function seededRandom(seed: string | number): () => number {
  let state = 2166136261;
  for (const letter of String(seed)) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
