import { describe, expect, test } from 'vitest';
import { beginAsteroids, placeAsteroid } from '../../src/rules/asteroids.ts';
import { cellAt, cellOf } from '../../src/rules/board.ts';
import { makePlanet } from '../../src/rules/planet-making.ts';
import { borderOf, innerOf, orbitOf, tallied, verticesOf } from '../../src/rules/planets.ts';
import type { State } from '../../src/rules/state.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { FOREST, MOUNTAIN } from '../../src/rules/things.ts';
import { falls, play, refusal } from '../fixtures/play.ts';
import { asteroid, at, duel, sky, stand, stockOf } from '../fixtures/sky.ts';

const natures = (s: State, planet: number) => [tallied(s, planet, FOREST), tallied(s, planet, MOUNTAIN)];

/** The state in which A is to put an asteroid into a panel. */
function placing(s: State, panel: number): State {
  s.stage = 'asteroids';
  s.asteroidsLeft = 3;
  s.drawnPanel = panel - 1;
  return s;
}

describe('worked examples 1-11: board and setup', () => {
  test('example 1: 7 panels, 889 cells; (6,0) is in panel 4, (7,0) in panel 5', () => {
    const board = boardOf(duel());
    expect([board.panels.length, board.cells]).toEqual([7, 889]);
    expect([at(6, 0), at(7, 0)].map((cell) => board.panelOf[cellAt(board, cell)]! + 1)).toEqual([4, 5]);
  });

  test('example 2: planet 0 has 6 inner, 12 border, 18 orbit cells and these six vertices', () => {
    const s = duel();
    const board = boardOf(s);
    expect([innerOf, borderOf, orbitOf].map((cells) => cells(s, board, 0).length)).toEqual([6, 12, 18]);
    expect(verticesOf(s, board, 0).map((cell) => cellOf(board, cell))).toEqual([
      ...[at(0, -3), at(3, -3), at(3, 0), at(0, 3), at(-3, 3), at(-3, 0)],
    ]);
  });

  test('example 3: a Human start planet with a d4 of 2 has 2 forests, 3 mountains; stock 20B 30C', () => {
    const s = sky(2, { factions: ['humans', 'humans'] });
    makePlanet(s, boardOf(s), 0, falls(4, 1, 2, 1, 1, 1, 1, 1), null);
    expect(natures(s, 0)).toEqual([2, 3]);
    s.stage = 'cannons';
    expect(stockOf(play(s, 'A', { t: 'placeCannon', cell: at(2, 0) }).s, 'A')).toEqual({ B: 20, C: 30, F: 0, M: 0 });
  });

  test('example 4: Digitals roll no die and start with 5 mountains and 50C, Xenos with 5 forests and 50B', () => {
    for (const [faction, nature, bag] of [
      ['digitals', [0, 5], { B: 0, C: 50, F: 0, M: 0 }],
      ['xenos', [5, 0], { B: 50, C: 0, F: 0, M: 0 }],
    ] as const) {
      const s = sky(2, { factions: [faction, 'humans'] });
      makePlanet(s, boardOf(s), 0, falls(4, 1, 1, 1, 1, 1, 1), null);
      expect(natures(s, 0)).toEqual(nature);
      s.stage = 'cannons';
      expect(stockOf(play(s, 'A', { t: 'placeCannon', cell: at(2, 0) }).s, 'A')).toEqual(bag);
    }
  });

  test('example 5: size 1, biome 5, d4s 3 and 4 make a small Water planet with 7 forests, 1 on the border', () => {
    const s = sky(2);
    makePlanet(s, boardOf(s), null, falls(4, 1, 5, 3, 4, 1, 1, 1, 1, 1, 1, 1), null);
    expect([s.size[0], s.biome[0], ...natures(s, 0)]).toEqual([0, 2, 7, 0]);
    const forests = (cells: readonly number[]) => cells.filter((cell) => s.at[cell] === FOREST).length;
    expect([forests(innerOf(s, boardOf(s), 0)), forests(borderOf(s, boardOf(s), 0))]).toEqual([6, 1]);
  });

  test('example 6: size 4, biome 3, d8s 8 and 8 make a large Harsh planet with 16 mountains inside', () => {
    const s = sky(2);
    makePlanet(s, boardOf(s), null, falls(4, 4, 3, 8, 8, ...new Array<number>(16).fill(1)), null);
    expect([s.size[0], s.biome[0], ...natures(s, 0)]).toEqual([2, 1, 0, 16]);
    expect(innerOf(s, boardOf(s), 0).filter((cell) => s.at[cell] === MOUNTAIN)).toHaveLength(16);
  });

  test('example 7: a panel that has a planet is drawn again', () => {
    const s = sky(2);
    makePlanet(s, boardOf(s), null, falls(4, 1, 3, 1, 1, 1, 1), null);
    makePlanet(s, boardOf(s), null, falls(4, 6, 1, 3, 1, 1, 1, 1), null);
    const board = boardOf(s);
    expect(s.panel.map((panel) => panel + 1)).toEqual([4, 6]);
    expect(cellOf(board, board.panels[s.panel[1]!]!.centre)).toEqual(at(-7, 13));
  });

  test('example 8: 2 players, asteroidDie d6, roll 4: 11 asteroids', () => {
    const s = duel();
    s.stage = 'asteroids';
    beginAsteroids(s, boardOf(s), falls(4, 1), null);
    expect(s.asteroidsLeft).toBe(11);
  });

  test('example 9: an asteroid may not touch a planet cell', () => {
    const s = placing(duel(), 4);
    expect(refusal(s, 'A', { t: 'placeAsteroid', cell: at(3, 0) })).toBe('E_CELL');
    expect(refusal(s, 'A', { t: 'placeAsteroid', cell: at(4, 0) })).toBe(null);
  });

  test('example 10: nor another asteroid, not even across the panel edge', () => {
    const s = duel();
    asteroid(s, [4, 0], [6, 0]);
    expect(refusal(placing(s, 4), 'A', { t: 'placeAsteroid', cell: at(5, 0) })).toBe('E_CELL');
    expect(refusal(placing(s, 5), 'A', { t: 'placeAsteroid', cell: at(7, 0) })).toBe('E_CELL');
    expect(refusal(placing(s, 4), 'A', { t: 'placeAsteroid', cell: at(6, -2) })).toBe(null);
    placeAsteroid(s, 0, { t: 'placeAsteroid', cell: at(6, -2) }, falls(1), null);
    expect([s.toAct, s.asteroidsLeft, s.drawnPanel]).toEqual([1, 2, 0]);
  });

  test('example 11: nor stand at the rim of the board', () => {
    const s = placing(duel(), 3);
    expect(refusal(s, 'A', { t: 'placeAsteroid', cell: at(-19, 9) })).toBe('E_CELL');
    stand(s, 'spaceport', [1, -1]);
    expect(refusal(s, 'A', { t: 'placeAsteroid', cell: at(5, 0) })).toBe('E_CELL');
  });
});
