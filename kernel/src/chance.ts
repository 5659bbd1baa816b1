import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from './game.ts';

/** One draw as the log keeps it: the outcome, out of how many, and what for. */
export interface Draw {
  readonly value: number;
  readonly of: number;
  readonly why: string;
}

/** Luck that remembers what it gave. */
export class RecordingChance implements Chance {
  readonly draws: Draw[] = [];
  private readonly source: Chance;
  constructor(source: Chance) {
    this.source = source;
  }
  int(n: number, why: string): number {
    const value = this.source.int(n, why);
    this.draws.push({ value, of: n, why });
    return value;
  }
}

/** Gives back recorded draws in their order; a draw the log does not have, or of another size, is a broken log. */
export class ReplayedChance implements Chance {
  private next = 0;
  private readonly draws: readonly Draw[];
  constructor(draws: readonly Draw[]) {
    this.draws = draws;
  }
  int(n: number, why: string): number {
    const draw = this.draws[this.next++];
    if (draw === undefined) throw new BrokenLog(`draw ${this.next} (${why}) is not in the log`);
    if (draw.of !== n || !Number.isInteger(draw.value) || draw.value < 0 || draw.value >= n)
      throw new BrokenLog(`draw ${this.next} (${why}) is ${draw.value} of ${draw.of}, the rules ask for one of ${n}`);
    return draw.value;
  }
  /** How many recorded draws the rules did not ask for. */
  get left(): number {
    return this.draws.length - this.next;
  }
}

/** A log that the rules do not follow. */
export class BrokenLog extends Error {
  override readonly name = 'BrokenLog';
}

/** 2^48: six bytes of a hash. */
const wideEnough = 281474976710656;

/**
 * The luck of a live match: its draw number `k` = HMAC(key, match | k | try), without modulo bias. Draws are counted through the
 * whole match and not by entries: else who knows the key could choose their luck by moves that draw nothing.
 */
export class SealedChance implements Chance {
  private readonly key: Uint8Array;
  private readonly match: string;
  private k: number;
  constructor(key: Uint8Array, match: string, drawn: number) {
    this.key = key;
    this.match = match;
    this.k = drawn;
  }
  int(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > wideEnough) throw new RangeError(`no draw out of ${n}`);
    const limit = wideEnough - (wideEnough % n);
    const stem = `${this.match}|${this.k++}|`;
    for (let attempt = 0; ; attempt++) {
      const hash = hmac(sha256, this.key, utf8ToBytes(`${stem}${attempt}`));
      let wide = 0;
      for (let i = 0; i < 6; i++) wide = wide * 256 + (hash[i] ?? 0);
      if (wide < limit) return wide % n;
    }
  }
}

/** Fisher-Yates, in place. */
export function shuffle<T>(cards: T[], chance: Chance, why: string): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = chance.int(i + 1, why);
    const card = cards[i] as T;
    cards[i] = cards[j] as T;
    cards[j] = card;
  }
  return cards;
}
