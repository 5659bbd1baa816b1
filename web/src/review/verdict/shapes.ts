import type { Chances } from '@orrery/bots/verdict';
import type { Seat } from '@orrery/kernel';

/** Where the chart lies in its box, in pixels: stars above, marks below. */
export interface Plot {
  readonly wide: number;
  readonly top: number;
  readonly bottom: number;
  /** The last moment of the match, which stands at the right edge. */
  readonly last: number;
}

export const xAt = ({ wide, last }: Plot, moment: number): number => (last === 0 ? 0 : (moment / last) * wide);
export const yAt = ({ top, bottom }: Plot, part: number): number => bottom - part * (bottom - top);

/** More points than pixels show nothing more: the moments to be drawn, the last always. */
export function drawnMoments(count: number, { wide, last }: Plot): readonly number[] {
  const every = Math.max(1, Math.floor(last / Math.max(1, wide)));
  return Array.from({ length: count }, (_, moment) => moment).filter(
    (moment) => moment % every === 0 || moment === count - 1,
  );
}

/** The area of a seat's chance, stacked on those of `below`; as shares of all, for allies have the chance of both. */
export function bandPath(open: readonly Chances[], below: readonly Seat[], seat: Seat, plot: Plot): string {
  const moments = drawnMoments(open.length, plot);
  const shareOf = (moment: number, seats: readonly Seat[]) => {
    const chances = open[moment]!;
    return sum(seats.map((each) => chances[each]!)) / sum(chances);
  };
  const upper = moments.map((moment) => point(plot, moment, shareOf(moment, [...below, seat])));
  const lower = moments.map((moment) => point(plot, moment, shareOf(moment, below))).reverse();
  return `M${upper.join('L')}L${lower.join('L')}Z`;
}

/** Letters need so much height, and so much of the width to both sides. */
const letters = { high: 20, side: 0.1 };

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where a band is thickest, away from both edges and where it is `free`: there stands its name. null: nowhere thick enough. */
export function nameplace(
  open: readonly Chances[],
  below: readonly Seat[],
  seat: Seat,
  plot: Plot,
  free: (place: Place) => boolean = () => true,
): Place | null {
  let found: Place | null = null;
  let thickest = letters.high / (plot.bottom - plot.top);
  const [from, to] = [letters.side * plot.last, (1 - letters.side) * plot.last];
  for (const [moment, chances] of open.entries()) {
    if (moment < from || moment > to) continue;
    const all = sum(chances);
    const thick = chances[seat]! / all;
    if (found === null ? thick < thickest : thick <= thickest) continue;
    const middle = sum(below.map((each) => chances[each]!)) / all + thick / 2;
    const place = { x: xAt(plot, moment), y: yAt(plot, middle) + 5 };
    if (free(place)) [found, thickest] = [place, thick];
  }
  return found;
}

/** Names in the order of their bands, each clear of those before it. */
export function nameplaces(
  open: readonly Chances[],
  order: readonly Seat[],
  plot: Plot,
  wideOf: (seat: Seat) => number,
): readonly (Place & { readonly seat: Seat })[] {
  const placed: (Place & { readonly seat: Seat })[] = [];
  for (const [n, seat] of order.entries()) {
    const clear = ({ x, y }: Place) =>
      placed.every(
        (other) =>
          Math.abs(other.y - y) >= letters.high || Math.abs(other.x - x) >= (wideOf(other.seat) + wideOf(seat)) / 2,
      );
    const place = nameplace(open, order.slice(0, n), seat, plot, clear);
    if (place !== null) placed.push({ ...place, seat });
  }
  return placed;
}

/** Signs in a row that would lie on each other are moved aside: at least so far apart, and none beyond the right edge. */
export function apart(xs: readonly number[], least: number, wide: number): readonly number[] {
  const moved: number[] = [];
  for (const x of xs) moved.push(Math.max(x, (moved.at(-1) ?? Number.NEGATIVE_INFINITY) + least));
  for (let n = moved.length - 1, edge = wide; n >= 0; n--, edge -= least) moved[n] = Math.min(moved[n]!, edge);
  return moved;
}

/** A line of one number a moment, 0 to 1. */
export function linePath(values: readonly number[], plot: Plot): string {
  return `M${drawnMoments(values.length, plot)
    .map((moment) => point(plot, moment, values[moment]!))
    .join('L')}`;
}

const sum = (all: readonly number[]) => all.reduce((whole, one) => whole + one, 0);
const point = (plot: Plot, moment: number, part: number) =>
  `${xAt(plot, moment).toFixed(1)} ${yAt(plot, part).toFixed(1)}`;
