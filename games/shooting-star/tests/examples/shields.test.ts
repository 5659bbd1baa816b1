import { describe, expect, test } from 'vitest';
import { board, drawn } from '../fixtures/board.ts';
import { conquest, debris, play } from '../fixtures/play.ts';

const ALL_2 = '2 2 2 2 2 2 / 2 2 2 2 2 2 / 2 2 2 2 2 2';

describe('Shields', () => {
  test('WE-10 of two Shields hit at once the one placed first catches; the other goes to its own Debris', () => {
    const { s, events } = play(board(ALL_2, { first: 'B' }), 'B SH (1,1)', 'C SH (3,1)', 'A W3 (2,1)');
    expect(drawn(s)).toBe(ALL_2);
    expect(conquest(s, 'B')).toEqual(['A:W3', 'B:SH']);
    expect(conquest(s, 'C')).toEqual([]);
    expect(debris(s, 'C')).toEqual(['C:SH']);
    expect(events).toContainEqual({ t: 'shieldReturned', owner: 2 });
  });

  test('WE-11 a Shield leaves with the first weapon it catches; the next one hits the bare planet', () => {
    const { s } = play(board(ALL_2, { first: 'C' }), 'C SH (2,1)', 'A W6 (1,1)', 'B W3 (2,2)');
    expect(conquest(s, 'C')).toEqual(['A:W6', 'C:SH']);
    expect(drawn(s)).toBe('2 2 2 2 2 2 / 2 2 1 2 2 2 / 2 1 2 1 2 2');
  });

  test('WE-12 a caught attack destroys no other card: it fires in its turn', () => {
    const { s } = play(board(ALL_2), 'A W6 (2,1)', 'B SH (1,1)', 'C W4 (3,1)');
    expect(conquest(s, 'B')).toEqual(['A:W6', 'B:SH']);
    expect(drawn(s)).toBe('2 2 1 1 1 2 / 2 2 2 2 2 2 / 2 2 2 2 2 2');
    expect(debris(s, 'C')).toEqual(['C:W4']);
  });
});
