import { type Sky, type SkyName, type Star, skies, skyOf } from '../data/index.ts';
import { passesOver, squaredDistance } from './geometry.ts';

/** A sky as numbers, with what can be worked out once and for all. */
export interface Chart {
  readonly sky: Sky;
  readonly stars: readonly Star[];
  readonly size: number;
  readonly numberOf: ReadonlyMap<string, number>;
  readonly typeNumber: ReadonlyMap<string, number>;
  /** By star, as numbered in the sky. */
  readonly type: Uint8Array;
  readonly colour: Uint8Array;
  /**
   * The stars that the line from a to b passes over (SK-G3), lowest first: over[overFrom[a * size + b]] up to the next
   * entry. A line is clear if and only if all of them are erased.
   */
  readonly overFrom: Int32Array;
  readonly over: Uint8Array;
  /** The stars from the middle of the board outwards (SK-P21). */
  readonly fromCentre: readonly number[];
}

const ours = new Map<SkyName, Chart>();
const others = new WeakMap<Sky, Chart>();
/** Skies that arrive as JSON again and again are the same sky. A few are enough: a table plays on one. */
const byText = new Map<string, Chart>();
const KEPT = 8;

export function chartOf(options: { readonly sky: SkyName | Sky }): Chart {
  const { sky } = options;
  if (typeof sky === 'string') {
    let chart = ours.get(sky);
    if (chart === undefined) {
      chart = chartSky(skies[sky]);
      ours.set(sky, chart);
    }
    return chart;
  }
  let chart = others.get(sky);
  if (chart === undefined) {
    chart = again(sky);
    others.set(sky, chart);
  }
  return chart;
}

function again(sky: Sky): Chart {
  const text = JSON.stringify(sky);
  const known = byText.get(text);
  if (known !== undefined) return known;
  const [oldest] = byText.keys();
  if (byText.size >= KEPT && oldest !== undefined) byText.delete(oldest);
  const chart = chartSky(skyOf({ sky }));
  byText.set(text, chart);
  return chart;
}

function chartSky(sky: Sky): Chart {
  const { stars } = sky;
  const types = new Map(sky.types.map((type, number) => [type, number]));
  // Doubled, so that the middle of an odd board is a point of integers too.
  const offCentre = ({ x, y }: Star) => squaredDistance({ x: 2 * x, y: 2 * y }, { x: sky.width, y: sky.height });
  const order = stars.map((star, number) => ({ number, off: offCentre(star) }));
  return {
    sky,
    stars,
    size: stars.length,
    numberOf: new Map(stars.map(({ id }, number) => [id, number])),
    typeNumber: types,
    type: Uint8Array.from(stars, ({ type }) => types.get(type)!),
    colour: Uint8Array.from(stars, ({ colour }) => sky.colours.indexOf(colour)),
    ...passing(sky),
    fromCentre: order.sort((a, b) => a.off - b.off || a.number - b.number).map(({ number }) => number),
  };
}

/** For every pair of stars those in between that the line passes over; the same both ways. */
function passing({ stars, passRadius }: Sky): Pick<Chart, 'overFrom' | 'over'> {
  const size = stars.length;
  const lists: number[][] = Array.from({ length: size * size }, () => []);
  for (let a = 0; a < size; a++)
    for (let b = 0; b < a; b++) {
      const list = lists[a * size + b]!;
      for (let p = 0; p < size; p++)
        if (p !== a && p !== b && passesOver(stars[a]!, stars[b]!, stars[p]!, passRadius)) list.push(p);
      lists[b * size + a] = list;
    }
  const overFrom = new Int32Array(size * size + 1);
  for (let pair = 0; pair < lists.length; pair++) overFrom[pair + 1] = overFrom[pair]! + lists[pair]!.length;
  return { overFrom, over: Uint8Array.from(lists.flat()) };
}

export function starId(chart: Chart, star: number): string {
  return chart.stars[star]!.id;
}
