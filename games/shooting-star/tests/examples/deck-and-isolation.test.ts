import { describe, expect, test } from 'vitest';
import { board, drawn, topOfDeck } from '../fixtures/board.ts';
import { conquest, debris, play } from '../fixtures/play.ts';

describe('deck and isolation', () => {
  test('WE-22 the first small card of the deck replaces; cards passed over stay in place', () => {
    const before = board('2 2 2 2 / 3a 2 2 2 / 2 2 2 2', { deck: ['E2', 'X2', 'S05', 'S17'] });
    const { s } = play(before, 'A W6 (1,1)', 'B SH (3,2)');
    expect(drawn(s)).toBe('2 2 2 2 / 2* 2 1 2 / 2 2 2 2');
    expect(conquest(s, 'A')).toEqual(['A2']);
    expect(topOfDeck(s, 3)).toEqual(['E2', 'X2', 'S17']);
  });

  test('WE-23 replacements are drawn in reading order', () => {
    const before = board('2 2 2 2 / 3a 2 3c 2 / 2 2 2 2', { deck: ['S05', 'S17'] });
    const { s, events } = play(before, 'A W6 (1,1)', 'B SH (3,2)');
    expect(drawn(s)).toBe('2 2 2 2 / 2* 2 2 2 / 2 2 2 2');
    expect(events.filter((e) => e.t === 'planetReplaced')).toEqual([
      { t: 'planetReplaced', at: { x: 0, y: 1 }, planet: 'S05', next: null },
      { t: 'planetReplaced', at: { x: 2, y: 1 }, planet: 'S17', next: null },
    ]);
  });

  test('WE-24 both neighbours of the Drilled planet are isolated; an empty sector ends the game', () => {
    const { s } = play(board('-- -- -- -- / 2 1 4e -- / -- -- -- --'), 'A W7 (1,1)', 'B W4 (0,1)');
    expect(drawn(s)).toBe('-- -- -- -- / -- -- -- -- / -- -- -- --');
    expect(conquest(s, 'A')).toEqual(['S11', 'S12', 'E2']);
    expect(debris(s, 'A')).toContain('B:W4');
    expect(s.phase).toBe('over');
  });

  test('WE-25 isolatedTo: debris puts the isolated planet, and only it, into Debris', () => {
    const { s } = play(
      board('-- -- 2 -- / 3a 2 1 -- / 2 -- -- --', { options: { isolatedTo: 'debris' } }),
      'A W6 (1,1)',
      'B SH (0,2)',
    );
    expect(conquest(s, 'A')).toEqual(['S13', 'A2']);
    expect(debris(s, 'A')).toEqual(['S11', 'A:W6']);
  });

  test('WE-28 a pair is not isolated; the own planet may be', () => {
    const { s } = play(board('-- 2 1 2 / -- -- -- 2 / 2 2 -- --'), 'A W6 (1,0)', 'B SH (0,2)');
    expect(drawn(s)).toBe('-- -- -- 2 / -- -- -- 2 / 2 2 -- --');
    expect(conquest(s, 'A')).toEqual(['S11', 'S12']);
  });
});
