import { describe, expect, test } from 'vitest';
import { board, drawn, topOfDeck } from '../fixtures/board.ts';
import { conquest, debris, play } from '../fixtures/play.ts';

describe('the Drill alone on (1,1)', () => {
  const drill = (token: string) =>
    play(board(`2 2 2 2 / 2 ${token} 2 2 / 2 2 2 2`, { deck: ['S21', 'S22'] }), 'A W7 (1,1)', 'B SH (3,2)').s;
  const around = (token: string) => `2 2 2 2 / 2 ${token} 2 2 / 2 2 2 2`;

  test('WE-05 on a 4 captures the planet with its moon and leaves a 2', () => {
    const s = drill('4b*');
    expect(drawn(s)).toBe(around('2'));
    expect(conquest(s, 'A')).toEqual(['B1']);
    expect(topOfDeck(s, 1)).toEqual(['S22']);
  });

  test('WE-06 on a 3 captures it, and the second hit turns the replacement to 1', () => {
    const s = drill('3b');
    expect(drawn(s)).toBe(around('1'));
    expect(conquest(s, 'A')).toEqual(['B2']);
    expect(topOfDeck(s, 1)).toEqual(['S22']);
  });

  test('WE-07 on a 2 captures it and leaves a gap; the deck is untouched', () => {
    const s = drill('2*');
    expect(drawn(s)).toBe(around('--'));
    expect(conquest(s, 'A')).toEqual(['S01']);
    expect(topOfDeck(s, 2)).toEqual(['S21', 'S22']);
  });

  test('WE-08 on a 1 captures it; the second hit finds nothing', () => {
    const s = drill('1');
    expect(drawn(s)).toBe(around('--'));
    expect(conquest(s, 'A')).toHaveLength(1);
    expect(topOfDeck(s, 2)).toEqual(['S21', 'S22']);
  });

  test('WE-09 on a Dark planet does nothing and is spent', () => {
    const s = drill('X');
    expect(drawn(s)).toBe(around('X'));
    expect(conquest(s, 'A')).toEqual([]);
    expect(debris(s, 'A')).toEqual(['A:W7']);
  });
});
