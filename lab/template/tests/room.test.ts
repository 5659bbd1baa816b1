import { matchesAreSaid, roomAgrees, wordsLaw } from '@orrery/words/laws';
import { expect, test } from 'vitest';
import { sealedBids } from '../src/index.ts';
import { words } from '../src/words/index.ts';

wordsLaw({ words });

test('room and game agree', () => roomAgrees(sealedBids));

test.each([2, 3, 4])('every event of a match of %i is said in both languages', async (seats) => {
  expect(await matchesAreSaid(sealedBids, seats, 1)).toBe(4);
});
