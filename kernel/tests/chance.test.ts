import { describe, expect, test } from 'vitest';
import { BrokenLog, type Chance, Dice, RecordingChance, ReplayedChance, SealedChance, shuffle } from '../src/index.ts';

/** Pearson's measure of how far counts are from uniform; about n - 1 for honest dice. */
function chiSquared(chance: Chance, n: number, draws: number): number {
  const counts = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i++) counts[chance.int(n, 'test')]!++;
  const expected = draws / n;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Beyond this an honest die falls less than once in ten thousand: mean n - 1, deviation about sqrt(2n). */
const tolerance = (n: number) => n - 1 + 5 * Math.sqrt(2 * n);

const key = (byte: number) => new Uint8Array(32).fill(byte);

describe('Dice', () => {
  test.each([2, 3, 6, 7, 52, 100])('are uniform over %i', (n) => {
    expect(chiSquared(new Dice(`uniform ${n}`), n, n * 4000)).toBeLessThan(tolerance(n));
  });

  test('give the same numbers for the same seed, others for another, in every version', () => {
    const first = (seed: number | string) => {
      const dice = new Dice(seed);
      return Array.from({ length: 6 }, () => dice.int(100));
    };
    expect(first(1)).toEqual(first('1'));
    expect(first(1)).not.toEqual(first(2));
    expect(first('orrery')).toEqual([83, 40, 71, 3, 54, 58]);
  });

  test('neighbouring seeds do not resemble each other', () => {
    let seed = 0;
    const firsts: Chance = { int: (n) => new Dice(seed++).int(n) };
    expect(chiSquared(firsts, 6, 24_000)).toBeLessThan(tolerance(6));
  });

  test('a copy goes on alike, a fork otherwise, and neither changes the other', () => {
    const dice = new Dice('forks');
    const copy = new Dice(dice);
    const fork = dice.fork();
    const twin = copy.fork();
    const bits = (of: Dice) => Array.from({ length: 8 }, () => of.bits());
    const [own, others] = [bits(dice), bits(fork)];
    expect(bits(copy)).toEqual(own);
    expect(bits(twin)).toEqual(others);
    expect(others).not.toEqual(own);
  });

  test('a fork hangs on all of the next 128 bits', () => {
    /** Its first numbers are told to it. */
    class Told extends Dice {
      words?: number[];
      override bits(): number {
        return this.words?.shift() ?? super.bits();
      }
    }
    const told = (words: readonly number[]) => Object.assign(new Told('told'), { words: [...words] });
    const words = [1, 2, 3, 4];
    const first = told(words).fork().bits();
    for (const place of words.keys()) expect(told(words.with(place, 9)).fork().bits(), `word ${place}`).not.toBe(first);
  });

  test('forks of one generator do not resemble each other', () => {
    const dice = new Dice('forks');
    expect(chiSquared({ int: (n) => dice.fork().int(n) }, 6, 24_000)).toBeLessThan(tolerance(6));
  });

  test('a unit lies in [0, 1)', () => {
    const dice = new Dice('unit');
    const units = Array.from({ length: 10_000 }, () => dice.unit());
    expect(Math.min(...units)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...units)).toBeLessThan(1);
    expect(units.reduce((a, b) => a + b, 0) / units.length).toBeCloseTo(0.5, 1);
  });
});

test('RecordingChance remembers each draw with its size and its reason', () => {
  const given = [3, 0];
  const recording = new RecordingChance({ int: () => given.shift()! });
  expect([recording.int(6, 'die'), recording.int(2, 'coin')]).toEqual([3, 0]);
  expect(recording.draws).toEqual([
    { value: 3, of: 6, why: 'die' },
    { value: 0, of: 2, why: 'coin' },
  ]);
});

describe('ReplayedChance', () => {
  test('gives the recorded draws in their order and counts what is left', () => {
    const replayed = new ReplayedChance([
      { value: 3, of: 6, why: 'die' },
      { value: 0, of: 2, why: 'coin' },
    ]);
    expect(replayed.int(6, 'die')).toBe(3);
    expect(replayed.left).toBe(1);
    expect(replayed.int(2, 'coin')).toBe(0);
    expect(replayed.left).toBe(0);
  });

  test('a draw that the log does not have is a broken log', () => {
    expect(() => new ReplayedChance([]).int(6, 'die')).toThrow(new BrokenLog('draw 1 (die) is not in the log'));
  });

  test.each([
    ['of another size', { value: 1, of: 4, why: 'die' }],
    ['too high', { value: 6, of: 6, why: 'die' }],
    ['negative', { value: -1, of: 6, why: 'die' }],
    ['broken', { value: 2.5, of: 6, why: 'die' }],
    ['not a number', { value: Number.NaN, of: 6, why: 'die' }],
  ])('a draw %s is a broken log', (_what, draw) => {
    expect(() => new ReplayedChance([draw]).int(6, 'die')).toThrow(BrokenLog);
  });
});

describe('SealedChance', () => {
  test('the same key, match and number of draws before give the same draws; any other gives others', () => {
    const draws = (k: Uint8Array, match: string, drawn: number) => {
      const chance = new SealedChance(k, match, drawn);
      return Array.from({ length: 8 }, () => chance.int(1000));
    };
    const reference = draws(key(1), 'm', 1);
    expect(draws(key(1), 'm', 1)).toEqual(reference);
    expect(draws(key(2), 'm', 1)).not.toEqual(reference);
    expect(draws(key(1), 'n', 1)).not.toEqual(reference);
    expect(draws(key(1), 'm', 2)).not.toEqual(reference);
    expect(draws(key(1), 'm', 2).slice(0, 7)).toEqual(reference.slice(1));
  });

  test('old matches stay verifiable: these draws never change', () => {
    const chance = new SealedChance(key(7), 'a-match', 3);
    expect(Array.from({ length: 6 }, () => chance.int(6))).toEqual([3, 0, 2, 4, 5, 1]);
  });

  test.each([2, 6, 7, 52])('is uniform over %i', (n) => {
    expect(chiSquared(new SealedChance(key(n), 'uniform', 0), n, n * 800)).toBeLessThan(tolerance(n));
  });

  test('a draw beyond the bytes of a hash is drawn again, not folded down', () => {
    const most = 2 ** 48;
    const chance = new SealedChance(key(3), 'wide', 0);
    const high = Array.from({ length: 300 }, () => chance.int(most * 0.75)).filter((value) => value >= most / 2);
    expect(high.length).toBeGreaterThan(60);
    expect(high.length).toBeLessThan(140);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 49])('a draw out of %d is refused, not sought for ever', (n) => {
    expect(() => new SealedChance(key(1), 'm', 0).int(n)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  test('gives each order equally often', () => {
    const dice = new Dice('orders');
    const orders: Chance = {
      int: () => ['012', '021', '102', '120', '201', '210'].indexOf(shuffle([0, 1, 2], dice, 'test').join('')),
    };
    expect(chiSquared(orders, 6, 24_000)).toBeLessThan(tolerance(6));
  });

  test('changes the cards in place and loses none', () => {
    const cards = [1, 2, 3, 4, 5];
    expect(shuffle(cards, new Dice(1), 'test')).toBe(cards);
    expect(cards.toSorted()).toEqual([1, 2, 3, 4, 5]);
  });
});
