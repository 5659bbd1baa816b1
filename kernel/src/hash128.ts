const c1 = 0x239b961b;
const c2 = 0xab0e9789 | 0;
const c3 = 0x38b34ae5;
const c4 = 0xa1e38b93 | 0;

/**
 * MurmurHash3 (x86, 128 bits) of the UTF-16 units of a text: quick and even, but no secret may hang on it, for it can be
 * turned round. Where secrets are, the seed comes from `Secret`.
 */
export function hash128(text: string, into: Int32Array): void {
  let h1 = 0;
  let h2 = 0;
  let h3 = 0;
  let h4 = 0;
  const { length } = text;
  // Units beyond the end read as zero; the length, taken in at the end, keeps such texts apart.
  for (let i = 0; i < length; i += 8) {
    h1 ^= Math.imul(rotated(Math.imul(twoUnits(text, i), c1), 15), c2);
    h1 = (Math.imul((rotated(h1, 19) + h2) | 0, 5) + 0x561ccd1b) | 0;
    h2 ^= Math.imul(rotated(Math.imul(twoUnits(text, i + 2), c2), 16), c3);
    h2 = (Math.imul((rotated(h2, 17) + h3) | 0, 5) + 0x0bcaa747) | 0;
    h3 ^= Math.imul(rotated(Math.imul(twoUnits(text, i + 4), c3), 17), c4);
    h3 = (Math.imul((rotated(h3, 15) + h4) | 0, 5) + 0x96cd1c35) | 0;
    h4 ^= Math.imul(rotated(Math.imul(twoUnits(text, i + 6), c4), 18), c1);
    h4 = (Math.imul((rotated(h4, 13) + h1) | 0, 5) + 0x32ac3b17) | 0;
  }
  h1 ^= length;
  h2 ^= length;
  h3 ^= length;
  h4 ^= length;
  h1 = (h1 + h2 + h3 + h4) | 0;
  h2 = mixed((h2 + h1) | 0);
  h3 = mixed((h3 + h1) | 0);
  h4 = mixed((h4 + h1) | 0);
  h1 = mixed(h1);
  h1 = (h1 + h2 + h3 + h4) | 0;
  into[0] = h1;
  into[1] = h2 + h1;
  into[2] = h3 + h1;
  into[3] = h4 + h1;
}

function twoUnits(text: string, at: number): number {
  return text.charCodeAt(at) | 0 | (text.charCodeAt(at + 1) << 16);
}
function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
/** Every bit of the word in every bit of the answer. */
export function mixed(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
