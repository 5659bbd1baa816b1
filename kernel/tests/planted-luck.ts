// The derivation that an attacker once broke: a text hashed into few bits, of which all luck of a match was drawn.
import { Dice } from '../src/index.ts';

const basis = 2166136261;

/** What is left of a secret after it was hashed: so many bits, the same for everything that is drawn from it. */
export function narrowed(secret: string, bits: number): number {
  const hash = fnv(basis, `${secret}|`);
  return bits === 32 ? hash : hash & (2 ** bits - 1);
}

/** Dice for one purpose: by these few bits and a text that everybody knows. */
export function narrowDice(state: number, ...known: readonly (string | number)[]): Dice {
  const hash = fnv(state, known.join('|'));
  words[0] = hash;
  words[1] = hash ^ 0x9e3779b9;
  words[2] = hash ^ 0x243f6a88;
  return new Dice(seed);
}
const words = new Int32Array([0, 0, 0, 1]);
const seed = new Uint8Array(words.buffer);

function fnv(start: number, text: string): number {
  let hash = start;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return hash >>> 0;
}
