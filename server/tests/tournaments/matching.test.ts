import { Dice } from '@orrery/kernel';
import { describe, expect, it } from 'vitest';
import { mostPairs } from '../../src/tournaments/rules/matching.ts';

/** Tries everything. */
function bruteForce(left: readonly number[], may: (a: number, b: number) => boolean): number {
  const [first, ...rest] = left;
  if (first === undefined) return 0;
  const paired = rest
    .filter((other) => may(first, other))
    .map(
      (other) =>
        1 +
        bruteForce(
          rest.filter((each) => each !== other),
          may,
        ),
    );
  return Math.max(bruteForce(rest, may), ...paired);
}

function graph(count: number, edges: (at: number) => boolean): (a: number, b: number) => boolean {
  const joined = new Set<string>();
  let at = 0;
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) if (edges(at++)) joined.add(`${a} ${b}`).add(`${b} ${a}`);
  return (a, b) => joined.has(`${a} ${b}`);
}

const all = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('as many pairs as can be made', () => {
  it.each([2, 3, 4, 5, 6])('every graph of %i', (count) => {
    const edges = (count * (count - 1)) / 2;
    for (let bits = 0; bits < 2 ** edges; bits++) {
      const may = graph(count, (at) => ((bits >> at) & 1) === 1);
      const found = mostPairs(count, may);
      // An expectation for each of 32,768 graphs would cost more than the pairing.
      if (found !== bruteForce(all(count), may)) expect.fail(`graph ${bits} of ${count}: ${found}`);
    }
    expect(mostPairs(count, () => true)).toBe(Math.floor(count / 2));
  });

  it('thin graphs of ten, in which odd circles hang together', () => {
    const dice = new Dice('blossoms');
    for (let n = 0; n < 500; n++) {
      const thin = 2 + dice.int(4);
      const may = graph(10, () => dice.int(thin * 2) === 0);
      expect(mostPairs(10, may)).toBe(bruteForce(all(10), may));
    }
  });
});
