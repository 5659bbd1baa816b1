// How many days of vacation a person has: counted in whole days, over any 365, and none of it for nothing.
import { expect, test } from 'vitest';
import { comeBack, currentOf, daysLeft, goAway, latestEnd, type Vacation } from '../../src/vacations/vacation.ts';

const day = 24 * 3_600_000;
const now = 1_000 * day;

function gone(taken: readonly Vacation[], until: number, at: number): readonly Vacation[] {
  const next = goAway(taken, until, at);
  if (!next.ok) throw new Error(next.trouble.code);
  return next.value;
}
const refused = (taken: readonly Vacation[], until: number, at: number) => {
  const next = goAway(taken, until, at);
  return next.ok ? null : next.trouble;
};

test('fourteen days at a time, and a day that has begun is a whole one', () => {
  expect([daysLeft([], now), latestEnd([], now)]).toEqual([30, now + 14 * day]);
  const taken = gone([], now + 14 * day, now);
  expect([daysLeft(taken, now), currentOf(taken, now)]).toEqual([16, { from: now, until: now + 14 * day }]);
  expect(refused([], now + 14 * day + 1, now)).toEqual({ code: 'VACATION_TOO_LONG' });
  expect(refused([], now, now)).toMatchObject({ code: 'MALFORMED' });
  expect(daysLeft(gone([], now + 1, now), now)).toBe(29);
});

test('who is away may stay longer or shorter, but not longer than fourteen days in all', () => {
  const taken = gone([], now + 5 * day, now);
  const later = now + 3 * day;
  expect(latestEnd(taken, later)).toBe(now + 14 * day);
  expect(gone(taken, now + 14 * day, later)).toEqual([{ from: now, until: now + 14 * day }]);
  expect(refused(taken, now + 14 * day + 1, later)).toEqual({ code: 'VACATION_TOO_LONG' });
  expect(gone(taken, later + 1, later)).toEqual([{ from: now, until: later + 1 }]);
});

test('who comes back early keeps the days that have not begun; a day of play comes before the next vacation', () => {
  const taken = comeBack(gone([], now + 10 * day, now), now + 2 * day + 1);
  expect([daysLeft(taken, now + 2 * day + 1), currentOf(taken, now + 2 * day + 1)]).toEqual([27, null]);
  const back = now + 2 * day + 1;
  expect(refused(taken, back + day, back + 1000)).toEqual({ code: 'VACATION_TOO_SOON', after: 24 * 3600 - 1 });
  expect(latestEnd(taken, back + 1000)).toBeNull();
  expect(gone(taken, back + 2 * day, back + day)).toHaveLength(2);
  // To begin and to end again and again costs a day each time.
  expect(comeBack([], now)).toEqual([]);
  let all: readonly Vacation[] = [];
  for (let i = 0; i < 30; i++)
    all = comeBack(gone(all, now + 2 * i * day + 1000, now + 2 * i * day), now + 2 * i * day);
  expect(daysLeft(all, now + 60 * day)).toBe(0);
  expect(refused(all, now + 61 * day, now + 60 * day)).toEqual({ code: 'NO_VACATION_LEFT' });
});

test('days are had again a year after they were taken', () => {
  let taken: readonly Vacation[] = gone([], now + 14 * day, now);
  taken = gone(taken, now + 30 * day, now + 16 * day);
  expect(daysLeft(taken, now + 40 * day)).toBe(2);
  expect(refused(taken, now + 43 * day + 1, now + 40 * day)).toEqual({ code: 'NO_VACATION_LEFT' });
  expect(latestEnd(taken, now + 40 * day)).toBe(now + 42 * day);
  const nextYear = now + 14 * day + 365 * day;
  expect(daysLeft(taken, nextYear - 1)).toBe(2);
  expect(daysLeft(taken, nextYear)).toBe(16);
  expect(gone(taken, nextYear + 14 * day, nextYear)).toHaveLength(2);
});
