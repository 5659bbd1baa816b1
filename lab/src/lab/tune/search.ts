import type { Chance } from '@orrery/kernel';

/** One value for each number that may move. */
export type Point = readonly number[];

/** Where a number may be: its bounds, and what fits its steps. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** What was found of a point with so many games. */
export interface Tried {
  readonly point: Point;
  /** Its number: 0 is what there was before. */
  readonly set: number;
  readonly generation: number;
  readonly games: number;
  /** How far from what is wished. */
  readonly distance: number;
}

export interface Search {
  readonly knobs: readonly Range[];
  /** Where it begins: what there is. */
  readonly start: Point;
  /** Points of a generation. */
  readonly points: number;
  /** Games of the last of each generation. */
  readonly games: number;
  readonly generations: number;
  readonly lot: Chance;
  /** Is it a set that the game takes? */
  readonly allows: (point: Point) => boolean;
  /** Plays so many games with each, all with the same luck, and says how far each is from what is wished. */
  readonly measure: (
    some: readonly { readonly set: number; readonly point: Point }[],
    games: number,
  ) => Promise<number[]>;
}

/**
 * Successive halving: many points with few games, the better half with twice as many, and so on; then again around the best, in a box half as
 * wide. What there is takes part, so that nothing is changed that is not better. Everything that was tried, the best last.
 */
export async function search({
  knobs,
  start,
  points,
  games,
  generations,
  lot,
  allows,
  measure,
}: Search): Promise<Tried[]> {
  const tried: Tried[] = [];
  const numbers = new Map<string, number>([[start.join(), 0]]);
  let best = start;
  for (let generation = 0; generation < generations; generation++) {
    const wide = 2 ** -generation;
    let alive = numbered(around(best, wide));
    const halvings = Math.max(0, Math.ceil(Math.log2(alive.length)) - 1);
    for (let halving = 0; halving <= halvings; halving++) {
      const played = Math.max(1, Math.ceil(games / 2 ** (halvings - halving)));
      const distances = await measure(alive, played);
      const round = alive.map((one, i) => ({ ...one, generation, games: played, distance: distances[i]! }));
      round.sort((a, b) => a.distance - b.distance || a.set - b.set);
      tried.push(...[...round].reverse());
      alive = round.slice(0, Math.max(1, Math.ceil(round.length / 2))).sort((a, b) => a.set - b.set);
    }
    best = tried.at(-1)!.point;
  }
  return tried;

  function numbered(some: readonly Point[]) {
    return some.map((point) => {
      const name = point.join();
      if (!numbers.has(name)) numbers.set(name, numbers.size);
      return { set: numbers.get(name)!, point };
    });
  }

  /** Different points by lot, what there is and the best so far among them. */
  function around(centre: Point, wide: number): Point[] {
    const found = new Map<string, Point>([
      [start.join(), start],
      [centre.join(), centre],
    ]);
    for (let tries = 0; tries < 50 * points && found.size < points; tries++) {
      const point = knobs.map((knob, i) => within(knob, centre[i]!, wide, lot));
      if (allows(point)) found.set(point.join(), point);
    }
    return [...found.values()];
  }
}

/** A value by lot no farther from the centre than its part of the range, in steps from the lower bound. */
function within({ from, to, step }: Range, centre: number, wide: number, lot: Chance): number {
  const half = ((to - from) * wide) / (wide === 1 ? 1 : 2);
  // What there is may lie beyond the bounds.
  const middle = Math.min(to, Math.max(from, centre));
  const last = Math.floor((to - from) / step + 1e-9);
  const least = Math.min(last, Math.ceil((Math.max(from, middle - half) - from) / step - 1e-9));
  const most = Math.min(last, Math.floor((middle + half - from) / step + 1e-9));
  const value = from + (least + lot.int(Math.max(1, most - least + 1), 'think')) * step;
  return Number(value.toFixed(6));
}
