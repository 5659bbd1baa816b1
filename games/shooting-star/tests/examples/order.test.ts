import { describe, expect, test } from 'vitest';
import { board, drawn } from '../fixtures/board.ts';
import { conquest, debris, play } from '../fixtures/play.ts';

const ALL_2 = '2 2 2 2 / 2 2 2 2 / 2 2 2 2';
const ALL_2_WIDE = '2 2 2 2 2 2 / 2 2 2 2 2 2 / 2 2 2 2 2 2';

describe('the order of firing', () => {
  test('WE-13 equal priorities fire in the order of placing', () => {
    const byA = play(board(ALL_2), 'A W8 (1,2)', 'B W8 (1,1) down').s;
    expect(debris(byA, 'A')).toEqual(['A:W8', 'B:W8']);
    expect(debris(byA, 'B')).toEqual([]);
    expect(drawn(byA)).toBe(ALL_2);
    const byB = play(board(ALL_2, { first: 'B' }), 'B W8 (1,1) down', 'A W8 (1,2)').s;
    expect(debris(byB, 'B')).toEqual(['A:W8', 'B:W8']);
    expect(debris(byB, 'A')).toEqual([]);
  });

  const cutOff = '2 2 -- -- -- -- / 2 2 -- 1 2 -- / -- -- -- -- -- --';
  test('WE-14 a Shield on an isolated planet is lost with it', () => {
    const { s } = play(board(cutOff), 'A W7 (3,1)', 'B W1 (0,0)', 'C SH (4,1)');
    expect(drawn(s)).toBe('2 1 -- -- -- -- / 1 1 -- -- -- -- / -- -- -- -- -- --');
    expect(conquest(s, 'A')).toHaveLength(2);
    expect(debris(s, 'A')).toEqual(['A:W7', 'C:SH']);
  });
  test('WE-14 a weapon on an isolated planet is lost likewise and never fires', () => {
    const { s, events } = play(board(cutOff), 'A W7 (3,1)', 'B W1 (0,0)', 'C W6 (4,1)');
    expect(debris(s, 'A')).toEqual(['A:W7', 'C:W6']);
    expect(events.filter((e) => e.t === 'weaponFires').map((e) => e.weapon)).toEqual(['W7', 'W1']);
  });

  test('WE-15 a weapon may isolate its own planet and capture it at level 4', () => {
    const before = board('-- 1 -- -- 2 2 / 1 4b 1 -- 2 2 / -- 1 -- -- -- --');
    const { s, events } = play(before, 'A W3 (1,1)', 'B SH (4,0)', 'C SH (5,1)');
    expect(drawn(s)).toBe('-- -- -- -- 2 2 / -- -- -- -- 2 2 / -- -- -- -- -- --');
    expect(conquest(s, 'A')).toHaveLength(5);
    expect(conquest(s, 'A')).toContain('B2');
    expect(events).toContainEqual({
      ...{ t: 'planetCaptured', by: 0, at: { x: 1, y: 1 }, planet: 'B2', level: 4, cause: 'isolated' },
    });
    expect(events.some((e) => e.t === 'planetReplaced')).toBe(false);
  });

  test('WE-16 a Dark planet can be captured by isolation only, and does not count for missions', () => {
    const { s, events } = play(board('-- -- -- -- / 2 2 1 X / 2 -- -- --'), 'A W6 (1,1)', 'B SH (0,2)');
    expect(drawn(s)).toBe('-- -- -- -- / 1 2 -- -- / 2 -- -- --');
    expect(conquest(s, 'A')).toEqual(['S13', 'X1']);
    expect(events).toContainEqual({
      ...{ t: 'planetCaptured', by: 0, at: { x: 3, y: 1 }, planet: 'X1', level: null, cause: 'isolated' },
    });
  });

  test('WE-17 a weapon on a Dark planet is hit like any other; the planet is immune', () => {
    const { s } = play(board('2 2 2 2 / 2 2 X 2 / 2 2 2 2', { first: 'B' }), 'B W1 (2,1)', 'A W6 (1,1)');
    expect(debris(s, 'A')).toEqual(['A:W6', 'B:W1']);
    expect(drawn(s)).toBe('2 2 2 2 / 1 2 X 2 / 2 2 2 2');
  });

  test('WE-18 a weapon that has fired is gone: later ones hit the planet it lay on', () => {
    const { s } = play(board(ALL_2), 'A W8 (1,2)', 'B W3 (0,2)');
    expect(drawn(s)).toBe('2 2 2 2 / 1 1 2 2 / 2 1 2 2');
    expect(debris(s, 'A')).toEqual(['A:W8']);
    expect(debris(s, 'B')).toEqual(['B:W3']);
  });

  test('WE-19 a destroyed weapon never fires, and its planet can be hit by the next', () => {
    const { s } = play(board(ALL_2_WIDE), 'A W6 (1,1)', 'B W4 (2,2)', 'C W1 (2,1)');
    expect(drawn(s)).toBe('2 2 2 2 2 2 / 1 1 1 1 2 2 / 2 2 2 2 2 2');
    expect(debris(s, 'A')).toEqual(['A:W6', 'C:W1']);
  });

  test('WE-27 the Needle is quicker than the Drill', () => {
    const { s } = play(board(ALL_2_WIDE), 'A W8 (1,1)', 'B W7 (1,0)', 'C W5 (4,0) down');
    expect(drawn(s)).toBe('2 2 2 2 2 2 / 2 2 2 2 1 2 / 2 2 2 2 1 2');
    expect(debris(s, 'A')).toEqual(['A:W8', 'B:W7']);
    expect([...conquest(s, 'B'), ...debris(s, 'B')]).toEqual([]);
  });
});
