import { LawBroken } from '@orrery/laws';
import { expect, test } from 'vitest';
import { bidding } from '../../kernel/tests/bidding/index.ts';
import { roomAgrees } from '../laws/index.ts';
import type { Room } from '../src/room.ts';
import { bothRoom, firstRoom } from './bidding-rooms.ts';

const whole = { words: async () => ({}), table: async () => ({}) };
const room = { ...firstRoom, ...whole } as unknown as Room;

test('rooms that agree with their games', async () => {
  await roomAgrees(room);
  await roomAgrees({ ...bothRoom, ...whole, earlier: { 1: room } } as unknown as Room);
});

test.each<[string, object, RegExp]>([
  ['another id', { id: 'bids' }, /the room is "bids", its game "bidding"/],
  ['an id that fits into no address', { id: 'Sealed bids' }, /the room is "Sealed bids"/],
  ['more seats than its game', { seats: { min: 2, max: 5 } }, /the seats of room and game differs: max: 5 or 4/],
  ['more people than seats, usually', { seats: { min: 2, max: 4, usual: 6 } }, /6 usually sit down, of 2 to 4/],
  ['no title', { title: ' ' }, /has no title/],
  ['an idea in one language', { idea: { it: '', en: 'Bid.' } }, /says in it nothing of itself/],
  ['a match that ends before it begins', { minutes: { min: 9, max: 3 } }, /lasts 9 to 3 minutes/],
  ['a first match that is refused', { first: { rounds: 2 } }, /what it begins with is refused with 2 seats/],
  ['an older edition that is the newest', { earlier: { 1: room } }, /edition 1 is kept as older than 1/],
  ['an edition under another number', { ...bothRoom, ...whole, earlier: { 0: room } }, /edition 0 has rules 1/],
  [
    'a level that is missing',
    { rules: async () => ({ game: bidding, mind: { round: () => 1, levels: { easy: {}, normal: {} } } }) },
    /has no level hard/,
  ],
  ['words that cannot be had', { words: () => Promise.reject(new LawBroken('no words')) }, /no words/],
])('a room with %s is caught', async (_what, other, says) => {
  await expect(roomAgrees({ ...room, ...other } as Room)).rejects.toThrow(says);
});
