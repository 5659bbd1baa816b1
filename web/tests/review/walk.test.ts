import { describe, expect, test } from 'vitest';
import { sampled } from '../../src/review/points.ts';
import { type Act, type Walk, walkOn } from '../../src/review/walk.ts';

const ways = { last: 20, turn: [2, 5, 9, 12, 15], round: [2, 9, 15] };
const at = (moment: number, more: Partial<Walk> = {}): Walk => ({ moment, event: null, playing: false, ...more });
const after = (walk: Walk, ...acts: Act[]) => acts.reduce((now, act) => walkOn(now, act, ways, true), walk);

describe('a walk through a match', () => {
  test.each<[what: string, from: Walk, act: Act, to: Walk]>([
    ['a step on shows its events', at(3), { t: 'on', unit: 'move' }, at(4, { event: 0 })],
    ['a step while they are shown ends them', at(4, { event: 1 }), { t: 'on', unit: 'move' }, at(4)],
    ['a step at the end stays', at(20), { t: 'on', unit: 'move' }, at(20)],
    ['a step back shows nothing', at(4, { event: 1 }), { t: 'back', unit: 'move' }, at(3)],
    ['a step back at the beginning stays', at(0), { t: 'back', unit: 'move' }, at(0)],
    ['a turn on', at(3), { t: 'on', unit: 'turn' }, at(5)],
    ['a turn back', at(13), { t: 'back', unit: 'turn' }, at(12)],
    ['a round on', at(3), { t: 'on', unit: 'round' }, at(9)],
    ['after the last round the end', at(15), { t: 'on', unit: 'round' }, at(20)],
    ['a round back', at(10), { t: 'back', unit: 'round' }, at(9)],
    ['from where a round begins the one before it', at(9), { t: 'back', unit: 'round' }, at(2)],
    ['before the first round the beginning', at(2), { t: 'back', unit: 'round' }, at(0)],
    ['a jump', at(3, { event: 2, playing: true }), { t: 'go', moment: 17 }, at(17)],
    ['a jump beyond the end', at(3), { t: 'go', moment: 99 }, at(20)],
    ['a jump to nowhere', at(3), { t: 'go', moment: Number.NaN }, at(0)],
    ['played from the end it begins anew', at(20), { t: 'play' }, at(0, { playing: true })],
    ['the next event', at(4, { event: 0 }), { t: 'passed', next: 2 }, at(4, { event: 2 })],
    [
      'after the breath the next moment',
      at(4, { playing: true }),
      { t: 'passed', next: null },
      at(5, { event: 0, playing: true }),
    ],
    ['at the end it stops', at(20, { playing: true }), { t: 'passed', next: null }, at(20)],
  ])('%s', (_what, from, act, to) => {
    expect(walkOn(from, act, ways, true)).toEqual(to);
  });

  test('plays to the end and stops there', () => {
    let walk = after(at(18), { t: 'play' });
    for (let passed = 0; passed < 9; passed++) walk = after(walk, { t: 'passed', next: null });
    expect(walk).toEqual(at(20));
  });

  test('where nothing may move it goes from moment to moment', () => {
    expect(walkOn(at(3), { t: 'on', unit: 'move' }, ways, false)).toEqual(at(4));
    const walk = walkOn(at(3, { playing: true }), { t: 'passed', next: null }, ways, false);
    expect(walk).toEqual(at(4, { playing: true }));
  });
});

test('the moments that a line is drawn through are all of a short match, and some of a long one from end to end', () => {
  expect(sampled(0)).toEqual([0]);
  expect(sampled(3)).toEqual([0, 1, 2, 3]);
  const long = sampled(4000);
  expect([long.length, long[0], long.at(-1)]).toEqual([201, 0, 4000]);
  expect(long.every((moment, n) => n === 0 || moment > long[n - 1]!)).toBe(true);
});
