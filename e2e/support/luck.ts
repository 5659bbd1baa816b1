// Luck that a journey knows beforehand: what must happen in it happens for certain, not by coincidence.

/**
 * Draw number `drawn` and those after it, by a seed; the same in the journey and in the server it plays on. It has a generator
 * of its own, so that no change of the kernel's luck changes what happens in a journey.
 */
export class KnownLuck {
  private readonly seed: string;
  private k: number;
  constructor(seed: string, drawn: number) {
    this.seed = seed;
    this.k = drawn;
  }
  int(n: number): number {
    return Math.floor((bitsOf(`${this.seed}|${this.k++}`) / 4294967296) * n);
  }
}

/** 32 bits by a text: FNV-1a into sfc32. */
function bitsOf(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  let [a, b, c, t] = [h | 0, (h ^ 0x9e3779b9) | 0, (h ^ 0x243f6a88) | 0, 0];
  for (let d = 1; d <= 16; d++) {
    t = (((a + b) | 0) + d) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
  }
  return t >>> 0;
}
