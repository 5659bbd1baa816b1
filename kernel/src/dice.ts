import type { Chance } from './game.ts';
import { hash128 } from './hash128.ts';

const words = new Int32Array(4);
/** After so many draws every bit of the state has touched every other. */
const warmUp = 15;

/**
 * Quick repeatable luck for playouts, bots and tests: sfc32, so that no dependency can ever change a replay. The seed is a text
 * or a number, where nothing is hidden; or at least 128 secret bits, as a `Secret` derives them.
 */
export class Dice implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  /** Of other dice: they will give what those give from here on. */
  constructor(seed: number | string | Uint8Array | Dice) {
    if (seed instanceof Dice) {
      this.a = seed.a;
      this.b = seed.b;
      this.c = seed.c;
      this.d = seed.d;
      return;
    }
    if (typeof seed === 'object') readWords(seed, words);
    else hash128(String(seed), words);
    this.a = words[0]!;
    this.b = words[1]!;
    this.c = words[2]!;
    this.d = words[3]!;
    for (let i = 0; i < warmUp; i++) this.bits();
  }

  /** 32 fresh bits. */
  bits(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }

  /** Uniform up to a bias below n / 2^32, which playouts cannot feel. */
  int(n: number): number {
    return Math.floor((this.bits() / 4294967296) * n);
  }

  /** Uniform in [0, 1). */
  unit(): number {
    return this.bits() / 4294967296;
  }

  /** Other dice, seeded by the next 128 bits of these. */
  fork(): Dice {
    const child = new Dice(this);
    child.a = this.bits() | 0;
    child.b = this.bits() | 0;
    child.c = this.bits() | 0;
    child.d = this.bits() | 0;
    for (let i = 0; i < warmUp; i++) child.bits();
    return child;
  }
}

function readWords(bytes: Uint8Array, into: Int32Array): void {
  if (bytes.length < 16) throw new RangeError(`a secret seed has at least 16 bytes, not ${bytes.length}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let i = 0; i < 4; i++) into[i] = view.getInt32(4 * i);
}
