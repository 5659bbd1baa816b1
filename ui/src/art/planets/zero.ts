import { n } from '../pen.ts';
import { lit } from '../sphere.ts';
import type { Kind, Mark } from './kind.ts';

const TILT = (-32 * Math.PI) / 180;

/** A smooth globe slashed by its ring: one half of the ring behind it, one before. */
export const zero: Kind = {
  size: 0.84,
  draw(r) {
    const half = (sweep: 0 | 1): Mark[] =>
      [
        { k: 1.44, width: 0.035, opacity: 1 },
        { k: 1.33, width: 0.1, opacity: 0.42 },
        { k: 1.22, width: 0.035, opacity: 0.9 },
      ].map(({ k, width, opacity }) => ({
        d: arc(r * k, sweep),
        ink: 'cut-line',
        width: r * width,
        opacity,
      }));
    return {
      face: { axis: [0.52, -0.83, 0.25], tone: (p) => lit(p) * 0.92 },
      under: half(1),
      over: half(0),
    };
  },
};

function arc(rx: number, sweep: 0 | 1): string {
  const x = Math.cos(TILT) * rx;
  const y = Math.sin(TILT) * rx;
  return `M${n(-x)} ${n(-y)}A${n(rx)} ${n(rx * 0.27)} -32 0 ${sweep} ${n(x)} ${n(y)}`;
}
