import { matchesAreSaid, roomAgrees } from '@orrery/words/laws';
import { describe, expect, test } from 'vitest';
import { shelf } from '../index.ts';

describe.each(shelf.map((room) => [room.id, room] as const))('the room of %s', (_id, room) => {
  test('says of its game what the game says of itself', () => roomAgrees(room));

  test.each([room.seats.min, room.seats.max])('says every event of a match of %i in both languages', async (seats) => {
    expect(await matchesAreSaid(room, seats, 20261116)).toBeGreaterThan(3);
  });
});

test('no two rooms have the same name or plate', () => {
  for (const key of ['id', 'title', 'plate'] as const)
    expect(new Set(shelf.map((room) => room[key])).size).toBe(shelf.length);
});
