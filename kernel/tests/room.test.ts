import { expect, test } from 'vitest';
import { editionFor } from '../src/index.ts';
import { bidding } from './bidding/index.ts';
import { bothRoom, firstRoom, secondBidding, secondRoom } from './bidding-rooms.ts';

test('a match is played by the rules it was begun under, wherever the shelf still has them', async () => {
  expect((await (await editionFor(bothRoom, 1))?.rules())?.game).toBe(bidding);
  expect((await (await editionFor(bothRoom, 2))?.rules())?.game).toBe(secondBidding);
  expect(await editionFor(firstRoom, 1)).toBe(firstRoom);
});

test('a number that is not on the shelf has no edition', async () => {
  expect(await editionFor(firstRoom, 2)).toBe(null);
  expect(await editionFor(secondRoom, 1)).toBe(null);
  expect(await editionFor(bothRoom, 3)).toBe(null);
  expect(await editionFor({ ...bothRoom, earlier: { 3: firstRoom } }, 3)).toBe(null);
});
