import { type Sky, skyOf } from '../../src/data/index.ts';
import { type State, skyAt } from '../../src/rules/state.ts';

/** Lines once more, slow and obvious, in whole numbers of any size: no table, no short cut. */

type XY = readonly [bigint, bigint];

const minus = (p: XY, q: XY): XY => [p[0] - q[0], p[1] - q[1]];
const dot = (p: XY, q: XY): bigint => p[0] * q[0] + p[1] * q[1];
const wedge = (p: XY, q: XY): bigint => p[0] * q[1] - p[1] * q[0];

function at(sky: Sky, star: number): XY {
  const { x, y } = sky.stars[star]!;
  return [BigInt(x), BigInt(y)];
}

/** SK-G3. */
export function refPassesOver(sky: Sky, a: number, b: number, p: number): boolean {
  const d = minus(at(sky, b), at(sky, a));
  const w = minus(at(sky, p), at(sky, a));
  const t = dot(w, d);
  const length2 = dot(d, d);
  const radius = BigInt(sky.passRadius);
  return t > 0n && t < length2 && wedge(d, w) ** 2n <= radius ** 2n * length2;
}

/** SK-G4. */
export function refCross(sky: Sky, a: number, b: number, c: number, d: number): boolean {
  if (new Set([a, b, c, d]).size < 4) return false;
  const side = (p: number, q: number, r: number) => wedge(minus(at(sky, q), at(sky, p)), minus(at(sky, r), at(sky, p)));
  const apart = (m: bigint, n: bigint) => (m < 0n && n > 0n) || (m > 0n && n < 0n);
  return apart(side(a, b, c), side(a, b, d)) && apart(side(c, d, a), side(c, d, b));
}

/** The stars in the way of a line; worked out once for each pair of a sky. */
function refOver(sky: Sky, a: number, b: number): readonly number[] {
  const known = overs.get(sky) ?? new Map<string, readonly number[]>();
  overs.set(sky, known);
  const key = `${a}-${b}`;
  let over = known.get(key);
  if (over === undefined) {
    over = [...sky.stars.keys()].filter((p) => p !== a && p !== b && refPassesOver(sky, a, b, p));
    known.set(key, over);
  }
  return over;
}
const overs = new WeakMap<Sky, Map<string, readonly number[]>>();

/** Why a line is refused, in the order of `Refusal` from no-such-star on. */
export function refRefusal(s: State, seat: number, from: number, to: number, face: string): string | null {
  const sky = skyOf(s.options);
  const { done, current, erased } = skyAt(s, seat);
  const { closeShapes, crossOwn } = s.options;
  const gone = new Set(erased.map(({ star }) => star));
  const inThis = new Set(current?.stars);
  const anyStar = face === '?';
  if (from === to) return 'no-such-star';
  if (!inThis.has(from)) return 'from-not-in-constellation';
  if (gone.has(from)) return 'from-erased';
  if (gone.has(to)) return 'star-erased';
  if (done.some(({ stars }) => stars.includes(to))) return 'star-in-earlier-constellation';
  if (inThis.has(to)) {
    if (closeShapes === 'off' || (closeShapes === 'wild' && !anyStar)) return 'star-already-in-constellation';
    const same = current!.lines.some((l) => [l.from, l.to].sort().join() === [from, to].sort().join());
    if (same) return 'duplicate-line';
  }
  if (!anyStar && sky.stars[to]!.type !== face) return 'wrong-type';
  if (refOver(sky, from, to).some((p) => !gone.has(p))) return 'passes-over-star';
  for (const { lines } of done)
    for (const line of lines) if (refCross(sky, from, to, line.from, line.to)) return 'crosses-constellation';
  if (!crossOwn)
    for (const line of current!.lines) if (refCross(sky, from, to, line.from, line.to)) return 'crosses-own-line';
  return null;
}

export function refLines(s: State, seat: number, face: string): [number, number][] {
  const found: [number, number][] = [];
  const stars = skyOf(s.options).stars.length;
  for (const from of skyAt(s, seat).current?.stars ?? [])
    for (let to = 0; to < stars; to++) if (refRefusal(s, seat, from, to, face) === null) found.push([from, to]);
  return found;
}

export function refHasLine(s: State, seat: number, face: string): boolean {
  const all = [...skyOf(s.options).stars.keys()];
  const from = skyAt(s, seat).current?.stars ?? [];
  return from.some((a) => all.some((b) => refRefusal(s, seat, a, b, face) === null));
}
