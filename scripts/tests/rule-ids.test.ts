import path from 'node:path';
import { shelf } from '@orrery/games';
import { describe, expect, test } from 'vitest';
import { check, gamesToCheck, idsOfSpec, testNames, unnamed } from '../rule-ids.ts';

describe('rule ids', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  for (const id of gamesToCheck(root, shelf))
    test(`are all named by the tests of ${id}`, () => {
      expect(check(id, root)).toEqual([]);
    });

  test('are read where a spec defines them, once each, in order', () => {
    const spec = `
- **SS-P10 Damage.** Every target, see SS-P9 and **bold words**.
- **SS-P2** A go. **WE-07** on a 2. **WE-08** on a 1. **I1** 49 planets. **N5** A refused move; N6 is only spoken of.
- **SS-P2** again; **Exactly six names** and **A1** (an ambiguity, not a rule).
| SS-O2 | an option | SS-O3 is only spoken of |
| SS-A2 | an ambiguity |`;
    expect(idsOfSpec(spec)).toEqual(['I1', 'N5', 'SS-O2', 'SS-P2', 'SS-P10', 'WE-07', 'WE-08']);
  });

  test('are looked for in the names of tests and their groups, whatever the quotes, not in code or comments', () => {
    const source = `
// SS-P1 is not tested here
describe("WE-01 isn't alone", () => {
  test('SS-P2 it\\'s here', () => expect('SS-P3').toBe(1));
  test(\`SS-P4 "too"\`, () => {});
  test.each([1, 2])('SS-P5 %d', () => {});
});`;
    expect(testNames(source)).toEqual(["WE-01 isn't alone", "SS-P2 it\\'s here", 'SS-P4 "too"', 'SS-P5 %d']);
  });

  test('are missed when no name has them as a whole word', () => {
    expect(unnamed(['SS-P1', 'SS-P12', 'I1', 'I2'], ['SS-P12 double hit', 'I2: all', 'XI1'])).toEqual(['SS-P1', 'I1']);
  });
});
