import { describe, expect, test } from 'vitest';
import { board, drawn } from '../fixtures/board.ts';
import { debris, play } from '../fixtures/play.ts';

const ALL_2 = '2 2 2 2 / 2 2 2 2 / 2 2 2 2';
const ALL_2_WIDE = '2 2 2 2 2 2 / 2 2 2 2 2 2 / 2 2 2 2 2 2';

describe('patterns', () => {
  test('WE-20 the Trident hits three ahead, by its arrow', () => {
    expect(drawn(play(board(ALL_2), 'A W4 (1,1)', 'B SH (3,1)').s)).toBe('1 1 1 2 / 2 2 2 2 / 2 2 2 2');
    expect(drawn(play(board(ALL_2), 'A W4 (1,1) down', 'B SH (3,1)').s)).toBe('2 2 2 2 / 2 2 2 2 / 1 1 1 2');
  });

  test('WE-21 the Lance hits two ahead; off the sector it hits nothing and is spent all the same', () => {
    expect(drawn(play(board(ALL_2), 'A W5 (1,0) down', 'B SH (3,1)').s)).toBe('2 2 2 2 / 2 1 2 2 / 2 1 2 2');
    const { s } = play(board(ALL_2), 'A W5 (1,0)', 'B SH (3,1)');
    expect(drawn(s)).toBe(ALL_2);
    expect(debris(s, 'A')).toEqual(['A:W5']);
  });

  test('WE-26 the Starburst and the Supernova', () => {
    const starburst = play(board(ALL_2_WIDE), 'A W2 (2,1)', 'B SH (5,0)', 'C SH (5,2)').s;
    expect(drawn(starburst)).toBe('2 1 2 1 2 2 / 1 2 2 2 1 2 / 2 1 2 1 2 2');
    const supernova = play(board(ALL_2_WIDE), 'A W1 (0,0)', 'B SH (5,0)', 'C SH (5,2)').s;
    expect(drawn(supernova)).toBe('2 1 2 2 2 2 / 1 1 2 2 2 2 / 2 2 2 2 2 2');
  });
});
