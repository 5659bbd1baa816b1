import type { Seat } from '@orrery/kernel';
import { type Chart, chartOf, lowestOver, NOTHING, starsOver } from './chart.ts';
import { squaredDistance } from './geometry.ts';
import type { Refusal } from './kind.ts';
import { type Constellation, ERASED, type Line, type SkyState, type State, skyAt, USED } from './state.ts';

/** Where a line may lead: to a star of this type (its number), or to any. */
export type Wanted = number;
export const ANY: Wanted = -1;

/** What the face, or the step after STOP, asks for (SK-P6, SK-P7, SK-P11). */
export function wantedNow(s: State): Wanted {
  if (s.phase !== 'act' || s.face === null || s.face === '?') return ANY;
  return chartOf(s.options).typeNumber.get(s.face) ?? ANY;
}

/** Why a line is refused, and by what; the first reason, in the order of `Refusal`. */
export type Obstacle =
  | { readonly why: Exclude<Refusal, 'passes-over-star' | 'crosses-constellation' | 'crosses-own-line'> }
  | { readonly why: 'passes-over-star'; readonly star: number }
  | { readonly why: 'crosses-constellation' | 'crosses-own-line'; readonly line: Line };

export function obstacle(s: State, seat: Seat, from: number, to: number, wanted: Wanted): Obstacle | null {
  const chart = chartOf(s.options);
  const sky = skyAt(s, seat);
  const { current, marks } = sky;
  if (from === to) return { why: 'no-such-star' };
  if (current === null || !current.stars.includes(from)) return { why: 'from-not-in-constellation' };
  if (marks[from]! & ERASED) return { why: 'from-erased' };
  if (marks[to]! & ERASED) return { why: 'star-erased' };
  const used = marks[to]! & USED;
  if (used !== 0 && used !== current.round) return { why: 'star-in-earlier-constellation' };
  if (used !== 0 && !mayClose(s, wanted)) return { why: 'star-already-in-constellation' };
  if (used !== 0 && joined(current, from, to)) return { why: 'duplicate-line' };
  if (wanted !== ANY && chart.type[to] !== wanted) return { why: 'wrong-type' };
  const star = passed(chart, marks, from, to);
  if (star !== NOTHING) return { why: 'passes-over-star', star };
  for (const { lines } of sky.done) {
    const line = crossed(chart, lines, from, to);
    if (line !== null) return { why: 'crosses-constellation', line };
  }
  const own = s.options.crossOwn ? null : crossed(chart, current.lines, from, to);
  return own === null ? null : { why: 'crosses-own-line', line: own };
}

/** Option `closeShapes`: may a line lead to a star that is in this constellation already? */
function mayClose({ options }: State, wanted: Wanted): boolean {
  return options.closeShapes === 'typed' || (options.closeShapes === 'wild' && wanted === ANY);
}

function joined({ lines }: Constellation, a: number, b: number): boolean {
  return lines.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));
}

/** SK-G3: the lowest star in the way, NOTHING if all are erased. */
function passed(chart: Chart, marks: readonly number[], from: number, to: number): number {
  const lowest = lowestOver(chart, from, to);
  if (lowest === NOTHING || (marks[lowest]! & ERASED) === 0) return lowest;
  for (const star of starsOver(chart, from, to)) if ((marks[star]! & ERASED) === 0) return star;
  return NOTHING;
}

/**
 * SK-G4: the first of these lines that the new one would cross. Lines that share an end do not: there a side is 0. Half of
 * all random play is spent here: hence `segmentsCross` once more, on numbers alone.
 */
function crossed({ x, y }: Chart, lines: readonly Line[], from: number, to: number): Line | null {
  const ax = x[from]!;
  const ay = y[from]!;
  const dx = x[to]! - ax;
  const dy = y[to]! - ay;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const cx = x[line.from]! - ax;
    const cy = y[line.from]! - ay;
    const ex = x[line.to]! - ax;
    const ey = y[line.to]! - ay;
    if ((dx * cy - dy * cx) * (dx * ey - dy * ex) >= 0) continue;
    const fx = ex - cx;
    const fy = ey - cy;
    if ((fy * cx - fx * cy) * (fx * (dy - cy) - fy * (dx - cx)) < 0) return line;
  }
  return null;
}

type Visit = (from: number, to: number) => boolean;

/** Calls with every legal line of a seat, until told to stop; true if it was. Depends on its own sky and the face alone. */
export function someLine(s: State, seat: Seat, wanted: Wanted, visit: Visit): boolean {
  const sky = skyAt(s, seat);
  if (sky.current === null) return false;
  for (const from of sky.current.stars) if (someLineFrom(s, sky, from, wanted, visit)) return true;
  return false;
}

function someLineFrom(s: State, sky: SkyState, from: number, wanted: Wanted, visit: Visit): boolean {
  const { marks, current } = sky;
  if (marks[from]! & ERASED) return false;
  const chart = chartOf(s.options);
  const closes = mayClose(s, wanted);
  const ends = wanted === ANY ? chart.all : chart.ofType[wanted]!;
  for (let i = 0; i < ends.length; i++) {
    const to = ends[i]!;
    if (marks[to] !== 0 && !(closes && marks[to] === current!.round)) continue;
    if (isClear(s, chart, sky, from, to) && visit(from, to)) return true;
  }
  return false;
}

/** Is `obstacle` null? Asked of lines from the constellation itself; quicker, since nobody is told why not. */
export function isLegal(s: State, seat: Seat, from: number, to: number, wanted: Wanted): boolean {
  const chart = chartOf(s.options);
  if (wanted !== ANY && chart.type[to] !== wanted) return false;
  const sky = skyAt(s, seat);
  const { marks, current } = sky;
  if (marks[to] !== 0 && !(marks[to] === current!.round && mayClose(s, wanted))) return false;
  return (marks[from]! & ERASED) === 0 && isClear(s, chart, sky, from, to);
}

/** The geometry of a line whose ends are fit: nothing in the way, nothing crossed, not drawn twice. */
function isClear(s: State, chart: Chart, sky: SkyState, from: number, to: number): boolean {
  if (from === to || passed(chart, sky.marks, from, to) !== NOTHING) return false;
  for (const { lines } of sky.done) if (crossed(chart, lines, from, to) !== null) return false;
  const { current } = sky;
  if (current === null) return true;
  if (sky.marks[to] !== 0 && joined(current, from, to)) return false;
  return s.options.crossOwn || crossed(chart, current.lines, from, to) === null;
}

/** Asked from the newest star on: around it most is still free. */
export function hasLine(s: State, seat: Seat, wanted: Wanted): boolean {
  const sky = skyAt(s, seat);
  const stars = sky.current?.stars ?? [];
  for (let i = stars.length - 1; i >= 0; i--) if (someLineFrom(s, sky, stars[i]!, wanted, enough)) return true;
  return false;
}
const enough: Visit = () => true;

/** SK-P21: the shortest legal line; of equals the one with the lowest `from`, then the lowest `to`. */
export function shortestLine(s: State, seat: Seat, wanted: Wanted): { from: number; to: number } | null {
  const { stars } = chartOf(s.options);
  let best: { from: number; to: number } | null = null;
  let least = 0;
  someLine(s, seat, wanted, (from, to) => {
    const length2 = squaredDistance(stars[from]!, stars[to]!);
    const better =
      best === null ||
      length2 < least ||
      (length2 === least && (from < best.from || (from === best.from && to < best.to)));
    if (better) {
      best = { from, to };
      least = length2;
    }
    return false;
  });
  return best;
}
