import { describe, expect, it } from 'vitest';
import { type Cell, nextCell } from '../../src/grid/next.ts';

/** Letters in rows; a dot is a gap. */
const grid = (...rows: string[]): Cell[] =>
  rows.flatMap((row, y) => [...row].flatMap((key, x) => (key === '.' ? [] : [{ key, x, y }])));

describe('arrows in a grid', () => {
  const cells = grid('abc', 'd.f', 'ghi');
  it.each([
    ['a', 'ArrowRight', 'b'],
    ['b', 'ArrowLeft', 'a'],
    ['a', 'ArrowDown', 'd'],
    ['g', 'ArrowUp', 'd'],
    ['d', 'ArrowRight', 'f'],
    ['b', 'ArrowDown', 'h'],
    ['h', 'ArrowUp', 'b'],
  ])('%s %s leads to %s, over gaps', (from, key, to) => {
    expect(nextCell(cells, from, key)).toBe(to);
  });
  it.each([
    ['a', 'ArrowLeft'],
    ['a', 'ArrowUp'],
    ['i', 'ArrowRight'],
    ['a', 'x'],
    ['nowhere', 'ArrowRight'],
  ])('%s %s leads nowhere', (from, key) => {
    expect(nextCell(cells, from, key)).toBeNull();
  });
  it('Home and End lead to the ends of the row', () => {
    expect(nextCell(cells, 'h', 'Home')).toBe('g');
    expect(nextCell(cells, 'd', 'End')).toBe('f');
    expect(nextCell(cells, 'a', 'Home')).toBeNull();
  });
});

describe('arrows among hexes', () => {
  // Pointy-top hexes: odd rows lie half a cell to the right.
  const hexes: Cell[] = [0, 1, 2].flatMap((y) =>
    [0, 1, 2].map((x) => ({ key: `${x},${y}`, x: x + (y % 2) / 2, y: y * 0.87 })),
  );
  it('up and down lead aslant to the next row', () => {
    expect(['0,1', '1,1']).toContain(nextCell(hexes, '1,0', 'ArrowDown'));
    expect(['1,1', '0,1']).toContain(nextCell(hexes, '1,2', 'ArrowUp'));
  });
  it('left and right stay in the row', () => {
    expect(nextCell(hexes, '0,1', 'ArrowRight')).toBe('1,1');
  });
  it('every cell is reached from every other', () => {
    const reached = new Set(['0,0']);
    for (const from of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = nextCell(hexes, from, key);
        if (to !== null) reached.add(to);
      }
    }
    expect(reached.size).toBe(hexes.length);
  });
});
