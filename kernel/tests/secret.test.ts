import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { Dice, delimited, Secret } from '../src/index.ts';
import { narrowDice, narrowed } from './planted-luck.ts';
import { secretOf } from './secret.ts';

const matches = 300_000;

/** How many of these dice begin like others: 53 bits are looked at, in which honest ones never meet. */
function meetings(diceOf: (i: number) => Dice): number {
  const seen = new Set<number>();
  for (let i = 0; i < matches; i++) {
    const dice = diceOf(i);
    seen.add(dice.bits() * 2 ** 21 + (dice.bits() >>> 11));
  }
  return matches - seen.size;
}

test('300,000 matches draw different luck for the same public question', () => {
  const key = new Uint8Array(32);
  const number = new DataView(key.buffer);
  const ours = (i: number) => {
    number.setUint32(28, i);
    return new Secret(key).dice('pace', 7, 1);
  };
  expect(meetings(ours)).toBe(0);
});

test('300,000 seeds of simulations with the same end give different luck', () => {
  expect(meetings((i) => new Dice(`seed ${i}|the same for all of them`))).toBe(0);
  expect(meetings((i) => new Dice(i))).toBe(0);
});

test('the same look finds a derivation that goes through 32 bits', () => {
  const secret = new Dice('secrets');
  const planted = () => narrowDice(narrowed(`${secret.bits()} ${secret.bits()}`, 32), 'pace', 7, 1);
  expect(meetings(planted)).toBeGreaterThan(0);
});

test('each purpose, each part and each way to cut the parts has luck of its own', () => {
  const secret = secretOf('a secret');
  const all = [
    secret.seed('pace'),
    secret.seed('fallback'),
    secret.seed('pace', 1),
    secret.seed('pace', 1, 1),
    secret.seed('pace', 11),
    secret.seed('pace', '1', ''),
    secret.seed('pace1', 1),
    secret.seed('pace|1', 1),
    secret.of('pace').seed('1'),
    secretOf('another').seed('pace'),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
});

test('it is HMAC-SHA-256 over label and parts, each after its length: these never change', () => {
  expect([...delimited(['ab', 'ü'])]).toEqual([0, 0, 0, 2, 97, 98, 0, 0, 0, 2, 0xc3, 0xbc]);
  const secret = new Secret(new Uint8Array(32).fill(7));
  expect(secret.seed('pace', 7, 1)).toBe(bytesToHex(secret.bytes('pace', '7', '1')));
  expect(secret.seed('pace', 7, 1)).toBe('b037563d1976afd2e91a558143743ac32e997bb6375f40c2be1dc653de3e6823');
  expect(secret.dice('pace', 7, 1).bits()).toBe(new Dice(secret.bytes('pace', 7, 1)).bits());
});

test('a short secret and a short seed are refused, not stretched', () => {
  expect(() => new Secret(new Uint8Array(15))).toThrow(RangeError);
  expect(() => new Dice(new Uint8Array(15))).toThrow(RangeError);
});

test('all 128 bits of a seed count', () => {
  const first = (bytes: Uint8Array) => {
    const dice = new Dice(bytes);
    return `${dice.bits()} ${dice.bits()} ${dice.bits()} ${dice.bits()}`;
  };
  const seeds = Array.from({ length: 128 }, (_, bit) => {
    const bytes = new Uint8Array(16);
    bytes[bit >> 3] = 1 << (bit & 7);
    return first(bytes);
  });
  expect(new Set([...seeds, first(new Uint8Array(16))]).size).toBe(129);
});
