import { describe, expect, test } from 'vitest';
import { board, drawn } from '../fixtures/board.ts';
import { conquest, debris, play } from '../fixtures/play.ts';

describe('the examples of the rulebook', () => {
  test('WE-01 a Cross turns, captures, and captures with replacement; its own planet stays', () => {
    const before = board('4b 2 2 1 / 3e 2 X 2 / 1 4c 3a 2', { deck: ['S21'] });
    const { s } = play(before, 'A W3 (1,2)', 'B SH (3,0)');
    expect(drawn(s)).toBe('4b 2 2 1 / 3e 1 X 2 / -- 4c 2 2');
    const small = before.planets[8];
    expect(conquest(s, 'A')).toEqual([`S${String(small! + 1).padStart(2, '0')}`, 'A2']);
    expect(s.planets[10]).toBe(20);
    expect(debris(s, 'A')).toEqual(['A:W3']);
    expect(debris(s, 'B')).toEqual(['B:SH']);
    expect(s.phase).toBe('place');
  });

  test('WE-02 the higher number fires first and destroys the lower; the planet under it is sheltered', () => {
    const { s, events } = play(board('2 2 2 2 / 2 4b 1 2 / 2 2 2 2', { first: 'B' }), 'B W2 (0,1)', 'A W6 (1,1)');
    expect(drawn(s)).toBe('2 2 2 2 / 2 4b -- 2 / 2 2 2 2');
    expect(debris(s, 'A')).toEqual(['A:W6', 'B:W2']);
    expect(debris(s, 'B')).toEqual([]);
    expect(conquest(s, 'A')).toHaveLength(1);
    expect(events.filter((e) => e.t === 'weaponFires').map((e) => e.weapon)).toEqual(['W6']);
    expect(events).toContainEqual({ t: 'weaponSkipped', owner: 1, weapon: 'W2' });
  });

  test('WE-03 a Shield swallows the attacker and the whole attack', () => {
    const before = '2 2 2 2 / 1 4b 2 2 / 2 2 2 2';
    const { s } = play(board(before), 'A W6 (1,1)', 'B SH (2,1)');
    expect(drawn(s)).toBe(before);
    expect(conquest(s, 'B')).toEqual(['A:W6', 'B:SH']);
    expect(debris(s, 'A')).toEqual([]);
    expect(debris(s, 'B')).toEqual([]);
  });

  test('WE-04 a planet left without a neighbour is captured too', () => {
    const { s } = play(board('-- -- 2 -- / 3a 2 1 -- / 2 -- -- --'), 'A W6 (1,1)', 'B SH (0,2)');
    expect(drawn(s)).toBe('-- -- -- -- / 2* 2 -- -- / 2 -- -- --');
    expect(conquest(s, 'A')).toEqual(['S11', 'S13', 'A2']);
    expect(s.phase).toBe('place');
    expect(s.round).toBe(2);
  });
});
