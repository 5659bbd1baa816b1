import { describe, expect, test } from 'vitest';
import { chartOf } from '../../src/rules/chart.ts';
import { obstacle, wantedNow } from '../../src/rules/line.ts';
import { coloursUsed } from '../../src/rules/score.ts';
import type { State } from '../../src/rules/state.ts';
import { clockRunsOut, erasedIn, linesOf, play, refusal, starsOf } from '../fixtures/play.ts';
import { miniSky, rolled, table } from '../fixtures/table.ts';

/** Seat A before a roll, with this constellation. */
function alone(cur: string, face: string, more: { done?: string[]; erased?: string } = {}, options = {}): State {
  const round = 1 + (more.done?.length ?? 0);
  return rolled(table({ round, options, skies: { A: { cur, ...more } } }), face);
}

/** What stands in the way of A's line, by name. */
function inTheWay(s: State, line: string): string | null {
  const { numberOf, stars } = chartOf(s.options);
  const [from, to] = line.split('-').map((id) => numberOf.get(id)!) as [number, number];
  const found = obstacle(s, 0, from, to, wantedNow(s));
  if (found === null) return null;
  if ('star' in found) return `${found.why} ${stars[found.star]!.id}`;
  return 'line' in found ? `${found.why} ${stars[found.line.from]!.id}-${stars[found.line.to]!.id}` : found.why;
}

describe('worked examples: lines', () => {
  test('X1, X2, X3 the rulebook: a star, any star, and the neighbour crosses one out (SK-P6, SK-P7, SK-P9)', () => {
    const first = rolled(table({ card: 'aquarius', numbers: { A: 2 }, skies: { A: { cur: 'S043' } } }), 'star');
    expect(refusal(first, 'A line S043-S045')).toBe('wrong-type');
    const one = play(first, ['A line S043-S030', 'B timeout', 'C timeout', 'D timeout']).s;
    expect(linesOf(one, 'A')).toEqual(['S043-S030']);
    expect(starsOf(one, 'A')).toEqual(['S043', 'S030']);

    const ready = ['A ready', 'B ready', 'C ready', 'D ready'];
    const any = play(one, ready, ['?']).s;
    const two = play(any, ['A line S030-S031', 'B timeout', 'C timeout', 'D timeout']).s;
    expect(linesOf(two, 'A')).toHaveLength(2);
    expect(starsOf(two, 'A')).toHaveLength(3);

    const asked = play(two, ready, ['erase']).s;
    const some = play(asked, ['D erase S045', 'A erase S001', 'B erase S001']).s;
    expect(erasedIn(some, 'A')).toEqual([]);
    const all = play(some, ['C erase S001']).s;
    expect(erasedIn(all, 'A')).toEqual(['S045']);
    expect(['B', 'C', 'D'].map((letter) => erasedIn(all, letter))).toEqual([['S001'], ['S001'], ['S001']]);
    expect(['A', 'B', 'C', 'D'].map((letter) => linesOf(all, letter).length)).toEqual([2, 2, 2, 2]);
    const next = play(all, ready, ['?']).s;
    expect(refusal(next, 'A line S030-S045')).toBe('star-erased');
  });

  test('X4 a line over a star, unless it is erased (SK-G3)', () => {
    expect(inTheWay(alone('S043', 'ring'), 'S043-S055')).toBe('passes-over-star S045');
    expect(refusal(alone('S043', 'ring', { erased: 'S045' }), 'A line S043-S055')).toBe(null);
  });

  test('X5 near enough to pass over it (SK-G3)', () => {
    expect(inTheWay(alone('S042', 'burst'), 'S042-S052')).toBe('passes-over-star S043');
  });

  test('X6 12.02 units away is not over it (SK-G3)', () => {
    expect(refusal(alone('S028', 'ring'), 'A line S028-S051')).toBe(null);
  });

  test('X7 across the line of an earlier round (SK-G4)', () => {
    const s = alone('S030', 'burst', { done: ['S043 S043-S044'] });
    expect(inTheWay(s, 'S030-S052')).toBe('crosses-constellation S043-S044');
  });

  test('X8 across a line of this round (SK-G5)', () => {
    const cur = 'S043 S043-S044 S044-S030';
    expect(refusal(alone(cur, 'burst'), 'A line S030-S052')).toBe(null);
    expect(inTheWay(alone(cur, 'burst', {}, { crossOwn: false }), 'S030-S052')).toBe('crosses-own-line S043-S044');
  });

  test('X9 to a star of an earlier constellation (SK-G1)', () => {
    const s = alone('S030', 'ring', { done: ['S043 S043-S044'] });
    expect(refusal(s, 'A line S030-S044')).toBe('star-in-earlier-constellation');
  });

  test('X10 to a star of this constellation (SK-G1, closeShapes)', () => {
    const cur = 'S043 S043-S044 S044-S030';
    expect(refusal(alone(cur, '?'), 'A line S030-S043')).toBe('star-already-in-constellation');
    const wild = play(alone(cur, '?', {}, { closeShapes: 'wild' }), ['A line S030-S043']).s;
    const after = clockRunsOut(wild).s;
    expect([linesOf(after, 'A').length, starsOf(after, 'A').length]).toEqual([3, 3]);
    const again = alone(`${cur} S030-S043`, '?', {}, { closeShapes: 'wild' });
    expect(refusal(again, 'A line S030-S043')).toBe('duplicate-line');
    expect(refusal(again, 'A line S043-S030')).toBe('duplicate-line');
  });

  test('X11 closing on a type face (closeShapes)', () => {
    const cur = 'S043 S043-S044 S044-S030';
    const closing = (face: string, closeShapes: 'wild' | 'typed') =>
      refusal(alone(cur, face, {}, { closeShapes }), 'A line S030-S043');
    expect(closing('spark', 'wild')).toBe('star-already-in-constellation');
    expect(closing('spark', 'typed')).toBe(null);
    expect(closing('ring', 'typed')).toBe('wrong-type');
  });

  test('X13 an erased star is refused as such, whatever its type', () => {
    expect(refusal(alone('S030', 'ring', { erased: 'S045' }), 'A line S030-S045')).toBe('star-erased');
  });

  test('X14 without a legal line a seat is blocked and not asked (SK-P8)', () => {
    const skies = { A: { cur: 'M1' }, B: { cur: 'M2' }, C: { cur: 'M2' } };
    const s = rolled(table({ seats: 3, options: { sky: miniSky }, skies }), 'ring');
    expect(s.asked).toEqual([1, 2]);
    expect(s.history[0]!.rolls[0]!.blocked).toEqual([0]);
    expect(refusal(s, 'A line M1-M3')).toBe('not-asked');
  });

  test('X15 who can must draw (SK-P8)', () => {
    const skies = { A: { cur: 'M1 M1-M2' } };
    const s = rolled(table({ options: { sky: miniSky }, skies }), 'ring');
    expect(refusal(s, 'A pass')).toBe('must-draw');
    const free = rolled(table({ options: { sky: miniSky, mustDraw: false }, skies }), 'ring');
    expect(refusal(free, 'A pass')).toBe(null);
  });

  test('X16 only free stars can be crossed out (SK-P9)', () => {
    const s = alone('S043', 'erase', { done: ['S044'], erased: 'S045' });
    const refusals = ['S043', 'S044', 'S045', 'S030'].map((star) => refusal(s, `D erase ${star}`));
    expect(refusals).toEqual(['star-used', 'star-used', 'star-erased', null]);
  });

  test('X17 eraseTarget any: a used star may be crossed out; it keeps its line and its colour', () => {
    const options = { eraseTarget: 'any' } as const;
    const erasing = rolled(table({ options, skies: { A: { cur: 'S043 S043-S030' } } }), 'erase');
    const crossed = play(erasing, ['D erase S030', 'A timeout', 'B timeout', 'C timeout']).s;
    const s = play(crossed, ['A ready', 'B ready', 'C ready', 'D ready'], ['?']).s;
    expect(refusal(s, 'A line S030-S031')).toBe('from-erased');
    expect(refusal(s, 'A line S043-S044')).toBe(null);
    const sky = s.players[0]!.sky;
    sky.done = [sky.current!];
    expect(coloursUsed(s, 0)).toEqual([1, 1, 0, 0, 0]);
  });
});
