import type { Cell } from '../../rules/moves.ts';
import { neighbour } from './hex.ts';

/** Letters as they lie about the S of a keyboard: N, NE, SE, S, SW, NW (BP-G1). */
const LETTERS: Readonly<Record<string, number>> = { w: 0, e: 1, d: 2, s: 3, a: 4, q: 5 };

/** The cell a key leads to, or null. Left and right go in zigzag, so that they keep to their row. */
export function stepFrom(cell: Cell, key: string): Cell | null {
  const even = (cell.q & 1) === 0;
  switch (key) {
    case 'ArrowUp':
      return neighbour(cell, 0);
    case 'ArrowDown':
      return neighbour(cell, 3);
    case 'ArrowRight':
      return neighbour(cell, even ? 1 : 2);
    case 'ArrowLeft':
      return neighbour(cell, even ? 5 : 4);
    default: {
      const direction = LETTERS[key.toLowerCase()];
      return direction === undefined ? null : neighbour(cell, direction);
    }
  }
}
