import { type Sky, type SkyName, type Star, skies, skyOf } from './data/index.ts';
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
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** The stars of each type, and all of them, lowest first. */
  readonly ofType: readonly Uint8Array[];
  readonly all: Uint8Array;
  /** By pair of stars (a * size + b) what `starsOver` has found so far. */
  readonly over: (readonly number[] | undefined)[];
  /** The lowest of them; NOTHING where there is none, UNSEEN where nobody has asked yet. */
  readonly lowest: Int16Array;
  /** The stars from the middle of the board outwards (SK-P21). */
  readonly fromCentre: readonly number[];
}

/** No star. */
export const NOTHING = -1;
const UNSEEN = -2;

const ours = new Map<SkyName, Chart>();
const others = new WeakMap<Sky, Chart>();
/** Skies that arrive as JSON again and again are the same sky. A few are enough: a table plays on one. */
const byText = new Map<string, Chart>();
const KEPT = 8;

/** The sky asked for last: mostly the one asked for next. */
let last: { readonly sky: SkyName | Sky; readonly chart: Chart } | null = null;

export function chartOf({ sky }: { readonly sky: SkyName | Sky }): Chart {
  if (last === null || last.sky !== sky) last = { sky, chart: typeof sky === 'string' ? our(sky) : other(sky) };
  return last.chart;
}

function our(name: SkyName): Chart {
  let chart = ours.get(name);
  if (chart === undefined) {
    chart = chartSky(skies[name]);
    ours.set(name, chart);
  }
  return chart;
}

function other(sky: Sky): Chart {
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
  const all = Uint8Array.from(stars.keys());
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
    x: Float64Array.from(stars, ({ x }) => x),
    y: Float64Array.from(stars, ({ y }) => y),
    ofType: sky.types.map((type) => all.filter((star) => stars[star]!.type === type)),
    all,
    over: Array(stars.length ** 2),
    lowest: new Int16Array(stars.length ** 2).fill(UNSEEN),
    fromCentre: order.sort((a, b) => a.off - b.off || a.number - b.number).map(({ number }) => number),
  };
}

/**
 * The stars that the line from a to b passes over (SK-G3), lowest first; the same both ways. A line is clear if and only if all of
 * them are erased. Each pair is looked at when it is first asked for: all of them at once would hold up whoever else plays
 * while a table is opened.
 */
export function starsOver(chart: Chart, a: number, b: number): readonly number[] {
  return chart.over[a * chart.size + b] ?? lookAlong(chart, a, b);
}

/** The lowest star that the line from a to b passes over, NOTHING if there is none. Playouts ask for little else. */
export function lowestOver(chart: Chart, a: number, b: number): number {
  const star = chart.lowest[a * chart.size + b]!;
  return star === UNSEEN ? (lookAlong(chart, a, b)[0] ?? NOTHING) : star;
}

function lookAlong({ sky, stars, size, over, lowest }: Chart, a: number, b: number): readonly number[] {
  const list: number[] = [];
  for (let p = 0; p < size; p++)
    if (p !== a && p !== b && passesOver(stars[a]!, stars[b]!, stars[p]!, sky.passRadius)) list.push(p);
  over[a * size + b] = list;
  over[b * size + a] = list;
  lowest[a * size + b] = list[0] ?? NOTHING;
  lowest[b * size + a] = list[0] ?? NOTHING;
  return list;
}

export function starId(chart: Chart, star: number): string {
  return chart.stars[star]!.id;
}
