import { describe, expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import type { State } from '../../src/rules/state.ts';
import { clockRunsOut, erasedIn, letters, linesOf, play, refusal, starsOf } from '../fixtures/play.ts';
import { beforeRoll, miniSky, rolled, table } from '../fixtures/table.ts';

const ready = ['A ready', 'B ready', 'C ready', 'D ready'];

/** The window is open; A, B, C and D have drawn nothing but a start star. */
const window = (given = {}): State => beforeRoll(table(given));

describe('worked examples: steps', () => {
  test('X12 a start star is neither used nor erased (SK-P3)', () => {
    const s = table({ round: 2, skies: { A: { done: ['S043'], erased: 'S045' } } });
    s.phase = 'start';
    s.asked = [0, 1, 2, 3];
    expect(refusal(s, 'A start S043')).toBe('star-used');
    expect(refusal(s, 'A start S045')).toBe('star-erased');
    expect(refusal(s, 'A start S068')).toBe(null);
    expect(refusal(s, 'A start S999')).toBe('no-such-star');
  });

  test('X18 answers may be replaced until the last one; the order does not matter (SK-P5)', () => {
    const s = rolled(table(), 'erase');
    const goes = ['A erase S001', 'B erase S002', 'D erase S003', 'D erase S004', 'C erase S005'];
    const { s: after } = play(s, goes);
    const skies = (of: State) => ['A', 'B', 'C', 'D'].map((letter) => erasedIn(of, letter));
    expect(skies(after)).toEqual([['S004'], ['S001'], ['S002'], ['S005']]);
    const { s: other } = play(s, ['C erase S005', 'D erase S004', 'B erase S002', 'A erase S001']);
    expect(skies(other)).toEqual(skies(after));
  });

  test('X19 the window opens once enough line faces have come (SK-P10)', () => {
    const s = rolled(table({ options: { stopMinLines: 3 }, lineRolls: 0 }), 'star');
    const second = clockRunsOut(s, ['erase']).s;
    expect([second.phase, second.face]).toEqual(['act', 'erase']);
    const third = clockRunsOut(second, ['?']).s;
    expect([third.phase, third.face, third.lineRolls]).toEqual(['act', '?', 2]);
    const fourth = clockRunsOut(third, ['ring']).s;
    expect([fourth.phase, fourth.face, fourth.lineRolls]).toEqual(['act', 'ring', 3]);
    expect(refusal(fourth, 'A stop')).toBe('wrong-phase');
    const open = clockRunsOut(fourth).s;
    expect([open.phase, refusal(open, 'A stop')]).toEqual(['window', null]);

    const first = clockRunsOut(rolled(table({ lineRolls: 0 }), 'star')).s;
    expect([first.phase, refusal(first, 'A stop')]).toEqual(['window', null]);
  });

  test('X20 the first call counts (SK-P10)', () => {
    const s = play(window(), ['A ready', 'C ready', 'B stop']).s;
    expect(refusal(s, 'C stop')).toBe('wrong-phase');
    expect([s.phase, letters(s.asked), s.history[0]!.stop]).toEqual(['last', 'ACD', { by: 1 }]);
  });

  test('X21 a last line to any star, for all but the caller (SK-P11)', () => {
    const s = play(window({ skies: { A: { cur: 'S043 S043-S030' } } }), ['B stop']).s;
    expect(refusal(s, 'B line S068-S053')).toBe('not-asked');
    const two = play(s, ['A line S030-S032', 'C pass']).s;
    expect([two.phase, letters(game.awaited(two))]).toEqual(['last', 'D']);
    const { s: shows } = play(two, ['D pass']);
    expect(shows.phase).toBe('show');
    expect(linesOf(shows, 'A')).toEqual(['S043-S030', 'S030-S032']);
    expect(shows.players[0]!.sky.current!.lines.at(-1)!.roll).toBe(0);
    expect(linesOf(shows, 'C')).toEqual([]);
  });

  test('X22 who shows when (SK-P13)', () => {
    const called = play(window(), ['B stop', 'A pass', 'C pass', 'D pass']).s;
    expect(letters(called.showOrder)).toBe('BCDA');
    const natural = table({ options: { maxRolls: 8 }, roller: 'D' });
    natural.rolls = 8;
    expect(letters(beforeRoll(natural).showOrder)).toBe('DABC');
  });

  test('X30 a seat leaves for good (SK-P20)', () => {
    const s = rolled(table({ round: 2, options: { onLeave: 'drop' } }), 'star');
    const gone = play(s, ['B leave']).s;
    const erasing = play(clockRunsOut(gone).s, ['A ready', 'C ready', 'D ready'], ['erase']).s;
    expect(erasing.targets).toEqual([2, -1, 3, 0]);
    const stopped = play(clockRunsOut(erasing).s, ['A stop', 'C pass', 'D pass']).s;
    expect(letters(stopped.showOrder)).toBe('ACD');
    const { s: after, events } = play(stopped, ['C guess A 1', 'D guess A 1']);
    expect(events.find(({ t }) => t === 'revealed')).toMatchObject({ owner: 0, right: [2, 3], plusOne: true });
    expect(letters(after.open)).toBe('C');
  });

  test('X31 what a run-out clock plays (SK-P21)', () => {
    const s = table({ lineRolls: 0, skies: { A: {}, B: {}, C: {}, D: {} } });
    s.phase = 'start';
    s.asked = [0, 1, 2, 3];
    const started = clockRunsOut(s, ['star']).s;
    expect(starsOf(started, 'A')).toEqual(['S068']);
    const drawn = play(started, ['A timeout', 'B timeout', 'C timeout', 'D timeout']).s;
    expect(linesOf(drawn, 'A')).toEqual(['S068-S053']);
  });

  test('X32 nobody could draw: a natural stop (SK-P12)', () => {
    const full = { done: ['M1 M1-M2', 'M3'], cur: 'M6', erased: 'M4 M5' };
    const skies = { A: full, B: full, C: full };
    const s = beforeRoll(table({ seats: 3, round: 3, roller: 'C', options: { sky: miniSky }, skies }));
    expect([s.phase, letters(s.showOrder), s.history.at(-1)!.stop]).toEqual(['show', 'CAB', { by: null }]);
  });

  test('all ready: the die is rolled (SK-P10)', () => {
    const s = play(window({ roller: 'C' }), ready, ['ring']).s;
    expect([s.phase, s.face, s.history[0]!.rolls.at(-1)!.roller, s.roller]).toEqual(['act', 'ring', 2, 3]);
  });
});
