import { describe, expect, test } from 'vitest';
import { board } from '../fixtures/board.ts';
import { play, view } from '../fixtures/play.ts';

describe('piles: memory', () => {
  const { s, events } = play(
    board('2 1 2 2 / 2 2 2 2 / 2 2 2 2', { options: { piles: 'memory' } }),
    'A W6 (0,0)',
    'B W5 (3,2)',
  );

  test("SS-S1 of others only the sizes are shown, one's own piles stay open, nothing is listed as unplayed", () => {
    const [a, b] = view(s, 0).players;
    expect(a).toMatchObject({ conquestSize: 1, debrisSize: 1, unplayed: null });
    expect(a!.conquest).toEqual([{ t: 'planet', planet: 'S12' }]);
    expect(b).toMatchObject({ conquest: null, debris: null, conquestSize: 0, debrisSize: 1, unplayed: null });
    expect(view(s, 1).players[0]).toMatchObject({ conquest: null, debris: null, conquestSize: 1 });
    expect(view(s, 'table').players[0]).toMatchObject({ conquest: null, debris: null });
  });

  test('SS-E2 at the end all piles are open, and the last event tells them', () => {
    const over = play(
      board('2 1 -- -- / 2 -- -- -- / -- -- -- --', { options: { piles: 'memory' } }),
      'A W6 (0,0)',
      'B SH (0,1)',
    );
    const last = over.events.at(-1)!;
    const seen = view(over.s, 'table').players.map(({ conquest, debris }) => ({ conquest, debris }));
    expect(last.t === 'gameEnded' && last.piles).toEqual(seen);
    expect(events.some(({ t }) => t === 'gameEnded')).toBe(false);
  });
});
