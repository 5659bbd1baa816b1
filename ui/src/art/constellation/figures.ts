import type { SigilName } from '../../theme/seats.ts';
import { polar } from '../pen.ts';

/** A star of a figure, in the units of the sigil (24 x 24 about 0, 0), and its brightness, 1 the faintest. */
export type FigureStar = { readonly x: number; readonly y: number; readonly size: number };

export type Figure = {
  readonly stars: readonly FigureStar[];
  /** Which stars each line runs through, in order. */
  readonly lines: readonly (readonly number[])[];
};

const star = (x: number, y: number, size = 2): FigureStar => ({ x, y, size });

const round = (x: number, y: number, r: number, degrees: number, size?: number): FigureStar => {
  const [dx, dy] = polar((degrees * Math.PI) / 180, r);
  return star(x + dx, y + dy, size);
};

/** Real figures are uneven: the stars stand near the corners of the sigil, never quite on a compass. */
export const FIGURES: Readonly<Record<SigilName, Figure>> = {
  comet: {
    stars: [
      star(4, -4, 5),
      round(4, -4, 4.7, -97, 2.6),
      round(4, -4, 4.9, -40, 3.2),
      round(4, -4, 4.6, 18, 3),
      round(4, -4, 4.8, 66, 2.4),
      round(4, -4, 4.6, 122, 3),
      round(4, -4, 4.7, 195, 3.2),
      star(-5.6, -2.4, 2.4),
      star(-10.8, 2.2, 2.6),
      star(-3.4, 2.6, 2.8),
      star(-10, 9.8, 3),
      star(2.2, 6.2, 2.2),
      star(-2, 11, 2.6),
    ],
    lines: [
      [1, 2, 3, 4, 5, 6, 1],
      [6, 7, 8],
      [5, 9, 10],
      [4, 11, 12],
    ],
  },
  ring: {
    stars: [
      ...[-96, -58, -14, 22, 61, 104, 148, 186, 228].map((a, i) =>
        round(0, 0, i % 2 ? 9.2 : 8.8, a, i % 3 ? 2.6 : 3.6),
      ),
      ...[-70, 10, 80, 165, 240].map((a, i) => round(0, 0, 4.6, a, i ? 2.2 : 5)),
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 0],
      [9, 10, 11, 12, 13, 9],
    ],
  },
  crescent: {
    stars: [
      star(7, -8.5, 5),
      star(0, -9.3, 2.6),
      star(-5.3, -5.6, 3),
      star(-7.1, 0.4, 2.6),
      star(-4.9, 6.2, 3.4),
      star(0.8, 9.5, 2.4),
      star(7, 8.5, 3.6),
      star(1.1, 4.3, 2.4),
      star(-0.1, -0.8, 2.8),
      star(1.5, -5, 2.2),
    ],
    lines: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]],
  },
  prism: {
    stars: [
      star(0, -10, 5),
      star(4.6, -2, 2.4),
      star(10, 7.5, 3.6),
      star(0.4, 7.4, 2.4),
      star(-10, 7.5, 3.4),
      star(-5.2, -1, 2.6),
      star(0, -3.5, 2.8),
      star(4.3, 4, 2.6),
      star(-4.3, 4, 2.2),
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 0],
      [6, 7, 8, 6],
    ],
  },
  'anchor-star': {
    stars: [
      star(0, -10.8, 5),
      star(-6.4, -4.2, 2.8),
      star(6.4, -4.2, 2.8),
      star(0, 2, 2.6),
      star(0, 10.2, 3.6),
      star(5.4, 7.6, 2.4),
      star(9.4, 2.6, 2.6),
      star(8.2, -2, 2.4),
      star(-5.4, 7.6, 2.4),
      star(-9.4, 2.6, 2.6),
      star(-8.2, -2, 2.2),
      star(0, -4.2, 3),
    ],
    lines: [
      [0, 11, 3, 4],
      [1, 11, 2],
      [7, 6, 5, 4, 8, 9, 10],
    ],
  },
  gate: {
    stars: [
      star(-9.5, 9.5, 3),
      star(-9.4, 0, 2.4),
      star(-6.8, -6.8, 2.8),
      star(0, -9.9, 5),
      star(6.8, -6.8, 2.6),
      star(9.4, 0, 2.6),
      star(9.5, 9.5, 3.2),
      star(5.2, 9.4, 2.2),
      star(5.1, -0.4, 2.4),
      star(0, -5.6, 2.6),
      star(-5.1, -0.4, 2.2),
      star(-5.2, 9.4, 2.4),
      star(0, 0.4, 3),
      star(0, 9.4, 2.4),
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0],
      [12, 13],
    ],
  },
};
