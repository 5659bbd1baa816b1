import { n } from '../pen.ts';
import { lit } from '../sphere.ts';
import type { Kind, Mark } from './kind.ts';

const TILT = (-32 * Math.PI) / 180;
const FLAT = 0.27;

/** Behind the globe or before it: which way the arc sweeps from the ring's left end to its right. */
type Side = 'behind' | 'before';

/** A smooth globe slashed by its ring, one half behind it and one before. */
export const zero: Kind = {
  size: 0.84,
  draw(r) {
    const half = (side: Side): Mark[] => [
      { d: band(r * 1.17, r * 1.5, side), ink: 'cut-deep-fill' },
      { d: band(r * 1.27, r * 1.39, side), ink: 'cut-line-fill', opacity: 0.5 },
      { d: arc(r * 1.44, side), ink: 'cut-line', width: r * 0.035 },
      { d: arc(r * 1.22, side), ink: 'cut-line', width: r * 0.035, opacity: 0.9 },
    ];
    return {
      face: { axis: [0.52, -0.83, 0.25], tone: (p) => lit(p) * 0.92 },
      under: half('behind'),
      over: half('before'),
    };
  },
};

const end = (rx: number): string => `${n(Math.cos(TILT) * rx)} ${n(Math.sin(TILT) * rx)}`;

const curve = (rx: number, sweep: 0 | 1): string => `A${n(rx)} ${n(rx * FLAT)} -32 0 ${sweep}`;

function arc(rx: number, side: Side): string {
  return `M${end(-rx)}${curve(rx, side === 'behind' ? 1 : 0)} ${end(rx)}`;
}

function band(inner: number, outer: number, side: Side): string {
  return `${arc(outer, side)}L${end(inner)}${curve(inner, side === 'behind' ? 0 : 1)} ${end(-inner)}Z`;
}
