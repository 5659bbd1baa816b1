import { describe, expect, test } from 'vitest';
import { ours1 } from '../../src/data/index.ts';
import type { SiteSeen } from '../../src/rules/kind.ts';
import { board, topOfDeck } from '../fixtures/board.ts';
import { dealt, holdPlanet } from '../fixtures/deal.ts';
import { play, playedOn, refusal, refusalOf, view } from '../fixtures/play.ts';

describe('moves and setup', () => {
  test('WE-29 what is refused, and why', () => {
    const { s } = play(board('2 2 2 2 / 2 2 2 2 / 2 2 -- 2'), 'A W6 (1,1)');
    expect(refusalOf(s, 'B W6 (1,1)')).toBe('PLANET_COVERED');
    expect(refusalOf(s, 'B W6 (2,2)')).toBe('NO_PLANET');
    expect(refusalOf(s, 'B W6 (4,0)')).toBe('NO_PLANET');
    expect(refusalOf(s, 'B W6 (0,-1)')).toBe('NO_PLANET');
    expect(refusalOf(s, 'B W6 (0,0) right')).toBe('BAD_ARROW');
    expect(refusalOf(s, 'A W5 (0,0)')).toBe('NOT_YOUR_GO');
    const next = play(s, 'B W6 (0,0)').s;
    expect(refusalOf(next, 'B W6 (0,0)')).toBe('CARD_NOT_IN_HAND');
    expect(refusalOf(next, 'B W9 (0,0)')).toBe('CARD_NOT_IN_HAND');
  });

  test('WE-30 three seats: sector, deck, hands, missions, box', () => {
    for (let seed = 0; seed < 50; seed++) {
      const s = dealt(3, {}, seed);
      const seen = view(s, 'table');
      expect(seen.sites).toHaveLength(18);
      expect(new Set(seen.sites.map(({ name }) => name))).toEqual(
        new Set(['Zero', 'Amaranth', 'Boreas', 'Cinder', 'Drift', 'Echo', null]),
      );
      const dark = seen.sites.filter(({ kind }) => kind === 'dark');
      expect(dark.length).toBeGreaterThanOrEqual(1);
      expect(dark.length).toBeLessThanOrEqual(4);
      const adjacent = (a: SiteSeen, b: SiteSeen) => Math.abs(a.at.x - b.at.x) + Math.abs(a.at.y - b.at.y) === 1;
      expect(dark.some((one) => dark.some((other) => adjacent(one, other)))).toBe(false);
      expect(seen.deckSize).toBe(31);
      expect(topOfDeck(s, 49)).toHaveLength(31);
      const missions = [0, 1, 2].flatMap((seat) => view(s, seat).players[seat]!.missions!);
      for (const points of [1, 2, 3]) expect(missions.filter((id) => id[1] === String(points))).toHaveLength(3);
      expect(new Set(missions).size).toBe(9);
      expect(ours1.missions.length - missions.length).toBe(6);
      for (const seat of [0, 1, 2]) expect(view(s, seat).hand).toHaveLength(9);
    }
  });

  test('WE-37 building a custom sector: adjacency, Dark planets, taken cells', () => {
    let s = dealt(2, { sector: 'custom', firstSeat: 0 });
    const lay = (planet: string, x: number, y: number) => {
      const building = { ...s, keeper: [...s.keeper] };
      holdPlanet(building, s.toAct, planet);
      const placed = { t: 'placePlanet', planet, at: { x, y }, high: true };
      const refused = refusal(building, s.toAct, placed);
      if (refused === null) s = playedOn(building, placed);
      return refused;
    };
    expect(lay('X1', 0, 0)).toBe(null);
    expect(lay('X2', 1, 0)).toBe('DARK_ADJACENT');
    expect(lay('S11', 2, 0)).toBe('NOT_ADJACENT');
    expect(lay('S11', 1, 0)).toBe(null);
    expect(lay('X2', 2, 0)).toBe(null);
    expect(lay('S12', 1, 0)).toBe('CELL_TAKEN');
  });

  test("WE-38 another's face-down weapon changes nobody else's view by a byte until it is revealed", () => {
    const start = board('2 2 2 2 2 2 / 2 2 2 2 2 2 / 2 2 2 2 2 2', { first: 'B' });
    const one = play(start, 'B W1 (1,1)').s;
    const other = play(start, 'B SH (1,1)').s;
    for (const who of [0, 2, 'table'] as const)
      expect(JSON.stringify(view(one, who))).toBe(JSON.stringify(view(other, who)));
    expect(JSON.stringify(view(one, 1))).not.toBe(JSON.stringify(view(other, 1)));
    const later = ['C W8 (5,0)', 'A W8 (5,2)'];
    const [shown] = play(one, ...later).events.filter((event) => event.t === 'weaponsRevealed');
    expect(shown?.weapons[0]).toEqual({ seat: 1, at: { x: 1, y: 1 }, arrow: 0, weapon: 'W1' });
    expect(JSON.stringify(view(play(one, ...later).s, 0))).not.toBe(JSON.stringify(view(play(other, ...later).s, 0)));
  });
});
