import { describe, expect, test } from 'vitest';
import { ours1 } from '../../src/data/index.ts';
import { adjacent, cellAt, cellOf, distance, hexDistance, makeBoard } from '../../src/rules/board.ts';
import {
  borderOf,
  centreOf,
  groundOf,
  innerOf,
  orbitAt,
  orbitOf,
  planetAt,
  verticesOf,
} from '../../src/rules/planets.ts';
import { boardOf } from '../../src/rules/tables.ts';
import { refusal } from '../fixtures/play.ts';
import { asteroid, at, duel, planet, ship, sky } from '../fixtures/sky.ts';

const seats = [2, 3, 4, 5, 6] as const;
const board = (n: (typeof seats)[number]) => makeBoard(ours1.boards[n], ours1.panelRadius);

describe('geometry', () => {
  test('BP-G1 neighbours come clockwise from the north', () => {
    const two = board(2);
    const middle = cellAt(two, at(0, 0));
    const around = Array.from(two.near.slice(6 * middle, 6 * middle + 6), (cell) => cellOf(two, cell));
    expect(around).toEqual([at(0, -1), at(1, -1), at(1, 0), at(0, 1), at(-1, 1), at(-1, 0)]);
  });

  test('BP-G2 distance is the number of steps', () => {
    expect([hexDistance(3, 0), hexDistance(2, -5), hexDistance(-2, -3), hexDistance(0, 0)]).toEqual([3, 5, 5, 0]);
    const two = board(2);
    const middle = cellAt(two, at(0, 0));
    const steps = new Map([[middle, 0]]);
    for (const [cell, far] of steps)
      for (const next of two.near.slice(6 * cell, 6 * cell + 6))
        if (next >= 0 && !steps.has(next)) steps.set(next, far + 1);
    for (const [cell, far] of steps) expect(distance(two, middle, cell)).toBe(far);
  });

  test('BP-G3 a panel has the 127 cells up to 6 from its centre', () => {
    const two = board(2);
    for (const [panel, { centre }] of two.panels.entries()) {
      expect(two.whole[panel]).toHaveLength(127);
      expect(Math.max(...two.whole[panel]!.map((cell) => distance(two, cell, centre)))).toBe(6);
    }
  });

  test('BP-G4 neighbouring centres are 13 apart, and each cell lies in one panel', () => {
    for (const n of seats) {
      const b = board(n);
      expect(new Set(b.whole.flat()).size).toBe(b.cells);
      for (const one of b.panels)
        for (const other of b.panels)
          if (one !== other) expect(distance(b, one.centre, other.centre)).toBeGreaterThanOrEqual(13);
    }
    const centres = board(2).panels.map(({ centre }) => cellOf(board(2), centre));
    expect(centres).toEqual([at(-6, -7), at(7, -13), at(-13, 6), at(0, 0), at(13, -6), at(-7, 13), at(6, 7)]);
  });

  test('BP-G5 3N+1 panels for N players, numbered row by row', () => {
    expect(seats.map((n) => board(n).panels.length)).toEqual([7, 10, 13, 16, 19]);
    expect(seats.map((n) => board(n).cells)).toEqual([889, 1270, 1651, 2032, 2413]);
    for (const n of seats) {
      const rows = board(n).panels.map(({ no, i, j }) => [no, i, j]);
      expect(rows).toEqual(
        [...rows].sort((a, b) => a[2]! - b[2]! || a[1]! - b[1]!).map((row, k) => [k + 1, ...row.slice(1)]),
      );
    }
  });

  test('BP-G6 a space cell holds one thing; ships do not enter planets', () => {
    const s = duel();
    const spear = ship(s, 'A', 'small', [4, 0]);
    asteroid(s, [5, 1]);
    for (const cell of [at(1, 1), at(5, 1), at(4, 0)])
      expect(refusal(s, 'A', { t: 'move', ship: spear, to: cell })).toBe('E_UNREACHABLE');
    expect(refusal(s, 'A', { t: 'move', ship: spear, to: at(5, 0) })).toBe(null);
  });

  test('BP-G7 cells are numbered r ascending, then q ascending', () => {
    const two = board(2);
    for (let cell = 1; cell < two.cells; cell++) {
      const [a, b] = [cellOf(two, cell - 1), cellOf(two, cell)];
      expect(a.r < b.r || (a.r === b.r && a.q < b.q)).toBe(true);
    }
  });

  test('BP-G8 BP-G9 radii 2, 3, 4: inner, border and orbit cells as in table 2.2', () => {
    const s = sky(2);
    for (const [i, size] of (['small', 'medium', 'large'] as const).entries()) planet(s, i + 1, size, 'fair', null);
    const counts = [0, 1, 2].map((one) =>
      [innerOf, borderOf, groundOf, orbitOf].map((cells) => cells(s, boardOf(s), one).length),
    );
    expect(counts).toEqual([
      [6, 12, 18, 18],
      [18, 18, 36, 24],
      [36, 24, 60, 30],
    ]);
    expect(groundOf(s, boardOf(s), 0)).not.toContain(centreOf(s, boardOf(s), 0));
  });

  test('BP-G10 docked is adjacent: a corner border cell touches 3 orbit cells, any other 2', () => {
    const s = duel();
    const b = boardOf(s);
    const touching = (q: number, r: number) =>
      orbitOf(s, b, 0).filter((cell) => adjacent(b, cell, cellAt(b, at(q, r)))).length;
    expect([touching(2, 0), touching(1, 1)]).toEqual([3, 2]);
    expect(orbitAt(s, b, cellAt(b, at(3, 0)))).toBe(0);
    expect(orbitAt(s, b, cellAt(b, at(4, 0)))).toBe(-1);
    expect(planetAt(s, b, cellAt(b, at(2, 0)))).toBe(0);
  });

  test('BP-G11 the vertices are the six orbit corners', () => {
    const s = duel();
    const b = boardOf(s);
    const corners = verticesOf(s, b, 1).map((cell) => cellOf(b, cell));
    expect(corners).toEqual([at(13, -10), at(17, -10), at(17, -6), at(13, -2), at(9, -2), at(9, -6)]);
    for (const vertex of verticesOf(s, b, 1)) expect(orbitOf(s, b, 1)).toContain(vertex);
  });
});
