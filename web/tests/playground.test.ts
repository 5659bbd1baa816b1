// What stands behind the playground of authors: a match that one person plays for all seats, forth and back.
import { shelf } from '@orrery/games';
import { expect, test } from 'vitest';
import { Course } from '../playground/course.ts';

test.each(shelf)('$title: moves are forced and taken back, and come again with the same luck', async (room) => {
  const course = new Course(await room.rules(), { seats: room.seats.min, options: room.first ?? {}, seed: 'a' });
  const first = JSON.stringify(course.seen('table'));
  for (let i = 0; i < 12 && !course.over; i++) {
    const [by] = course.actors;
    expect(course.force(by!, course.any(by!))).toBeNull();
  }
  const there = JSON.stringify([course.seen('table'), course.seen(0)]);
  const { made } = course.now;
  const length = course.length;
  expect(length).toBeGreaterThan(0);
  course.back();
  expect(course.length).toBe(length - 1);
  expect(course.force(made!.by, made!.move)).toBeNull();
  expect(JSON.stringify([course.seen('table'), course.seen(0)])).toBe(there);
  while (course.length > 0) course.back();
  expect(JSON.stringify(course.seen('table'))).toBe(first);
});

test.each(shelf)(
  '$title: what the rules refuse is refused and changes nothing; bots and lists offer what they take',
  async (room) => {
    const course = new Course(await room.rules(), { seats: room.seats.min, options: room.first ?? {}, seed: 'b' });
    const [by] = course.actors;
    for (const nonsense of [null, 'x', {}, { t: 'no such move' }])
      expect(course.force(by!, nonsense)).toEqual(expect.any(String));
    expect(course.length).toBe(0);
    expect(course.force(by!, course.bot(by!, 'easy'))).toBeNull();
    const [next] = course.actors;
    const [move] = course.moves(next!) ?? [course.any(next!)];
    expect(course.force(next!, move)).toBeNull();
  },
);

test('options that a game cannot read are named', async () => {
  const [room] = shelf;
  const rules = await room!.rules();
  expect(() => new Course(rules, { seats: 2, options: { no: 'such' }, seed: 'c' })).toThrow();
});
