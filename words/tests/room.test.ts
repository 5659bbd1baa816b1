import type { Kind } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { bidding } from '../../kernel/tests/bidding/index.ts';
import { type Edition, editionFor, type Room } from '../src/room.ts';
import { bothRoom, firstRoom, secondBidding, secondRoom } from './bidding-rooms.ts';

test('a match is played by the rules it was begun under, wherever the shelf still has them', async () => {
  expect((await (await editionFor(bothRoom, 1))?.rules())?.game).toBe(bidding);
  expect((await (await editionFor(bothRoom, 2))?.rules())?.game).toBe(secondBidding);
  expect(await editionFor(firstRoom, 1)).toBe(firstRoom);
});

test('a room of another house speaks the languages of that house', async () => {
  const idea = { fr: 'Misez.', de: 'Bietet.' };
  const words = async () => ({ catalogue: async () => ({}), sentence: () => null, why: {} }) as never;
  const foreign: Room<Kind, unknown, 'fr' | 'de'> = { ...(firstRoom as unknown as Room), earlier: {}, idea, words };
  const edition: Edition<Kind, unknown, 'fr' | 'de'> | null = await editionFor(foreign, 1);
  expect(edition).toBe(foreign);
});

test('a number that is not on the shelf has no edition', async () => {
  expect(await editionFor(firstRoom, 2)).toBe(null);
  expect(await editionFor(secondRoom, 1)).toBe(null);
  expect(await editionFor(bothRoom, 3)).toBe(null);
  expect(await editionFor({ ...bothRoom, earlier: { 3: firstRoom } }, 3)).toBe(null);
});
