import { expect, test } from 'vitest';
import { isZone, quietFor } from '../../src/calls/quiet-hours.ts';

const night = { from: 22 * 60, to: 7 * 60, zone: 'Europe/Rome' };
const [minute, hour] = [60_000, 3_600_000];
/** In Rome it is an hour later in winter, two in summer. */
const winter = (text: string) => Date.parse(`2026-11-16T${text}+01:00`);
const summer = (text: string) => Date.parse(`2026-07-16T${text}+02:00`);

test('at night it is quiet until the morning, where the person is', () => {
  for (const at of [winter, summer]) {
    expect(quietFor(night, at('21:59:59'))).toBe(0);
    expect(quietFor(night, at('22:00:00'))).toBe(9 * hour);
    expect(quietFor(night, at('23:30:30'))).toBe(7 * hour + 30 * minute - 30_000);
    expect(quietFor(night, at('06:59:00'))).toBe(minute);
    expect(quietFor(night, at('07:00:00'))).toBe(0);
  }
});

test('by day too, and not at all where both ends are the same', () => {
  const noon = { from: 12 * 60, to: 14 * 60, zone: 'Europe/Rome' };
  expect([quietFor(noon, winter('12:30:00')), quietFor(noon, winter('14:00:00'))]).toEqual([90 * minute, 0]);
  expect(quietFor({ ...noon, to: noon.from }, winter('12:00:00'))).toBe(0);
});

test('what is no zone is known', () => {
  expect([isZone('Europe/Rome'), isZone('UTC'), isZone('Mars/Olympus')]).toEqual([true, true, false]);
});
