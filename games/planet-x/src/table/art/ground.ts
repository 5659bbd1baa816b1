import { n } from '@orrery/ui';
import type { Manner } from '../../picture/manner.ts';
import { disc, many, ngon, spoke } from './shapes.ts';

export const WIDTH = 120;
export const HEIGHT = 168;

/** What lies behind a unit, about 0, 0: orbits, rays, comb, staves. */
export const SKIES: Readonly<Record<Manner, string>> = {
  ring: `${many(5, (i) => disc(0, 0, 14 + i * 12))}M-60 0H60M0 -60V60`,
  triangle: many(24, (i) => {
    const [x, y] = spoke(90, i * 15, 0, 34);
    return `M0 34L${x} ${y}`;
  }),
  hexagon: many(49, (k) =>
    ngon(6, 10, n(((k % 7) - 3) * 17.4 + (Math.floor(k / 7) % 2) * 8.7), (Math.floor(k / 7) - 3) * 15),
  ),
  diamond: many(15, (k) => {
    const y = -32 + Math.floor(k / 5) * 30 + (k % 5) * 4;
    return `M-60 ${y}Q-20 ${y - 12} 0 ${y}T60 ${y}`;
  }),
};

/** One tile of each border, along x, pointing inwards (+y): corners of points from 0, 0 to `step`. */
const RIMS: Readonly<Record<Manner, { readonly step: number; readonly tile: readonly (readonly [number, number])[] }>> =
  {
    ring: {
      step: 8,
      tile: [
        [0, 0],
        [2, 0],
        [2, 3.4],
        [6, 3.4],
        [6, 0],
        [8, 0],
      ],
    },
    triangle: {
      step: 6,
      tile: [
        [0, 0],
        [3, 4.4],
        [6, 0],
      ],
    },
    hexagon: {
      step: 8,
      tile: [
        [0, 1],
        [2, 4.2],
        [6, 4.2],
        [8, 1],
      ],
    },
    diamond: {
      step: 8,
      tile: [
        [0, 2.2],
        [4, 0],
        [8, 2.2],
        [4, 4.4],
        [0, 2.2],
      ],
    },
  };

const INSET = 4.5;

function rim(manner: Manner): string {
  const { step, tile } = RIMS[manner];
  const [w, h] = [WIDTH - 2 * INSET, HEIGHT - 2 * INSET];
  const side = (length: number, place: (along: number, inwards: number) => readonly [number, number]): string => {
    const count = Math.floor(length / step);
    const stretch = length / (count * step);
    return many(count, (i) =>
      tile
        .map(([x, y], k) => {
          const [px, py] = place((i * step + x) * stretch, y);
          return `${k === 0 ? 'M' : 'L'}${n(px)} ${n(py)}`;
        })
        .join(''),
    );
  };
  return (
    side(w, (a, b) => [INSET + a, INSET + b]) +
    side(w, (a, b) => [WIDTH - INSET - a, HEIGHT - INSET - b]) +
    side(h, (a, b) => [WIDTH - INSET - b, INSET + a]) +
    side(h, (a, b) => [INSET + b, HEIGHT - INSET - a])
  );
}

export const RIM_PATHS: Readonly<Record<Manner, string>> = {
  ring: rim('ring'),
  triangle: rim('triangle'),
  hexagon: rim('hexagon'),
  diamond: rim('diamond'),
};
