import type { Seat } from '@orrery/kernel';
import { chartOf } from '../rules/chart.ts';
import { ANY, someLine, type Wanted } from '../rules/line.ts';
import type { State } from '../rules/state.ts';
import { type Canvas, lineBetween } from './canvas.ts';
import { type Ink, inkOf, type Lines, lengthOf, offLines, squaredOff } from './ink.ts';
import type { Plan } from './plan.ts';

/** A legal line and what it does for the picture. */
export interface Stroke {
  readonly from: number;
  readonly to: number;
  readonly worth: number;
}

/** The ink a plan still wants. */
export interface Wish {
  readonly plan: Plan;
  readonly ink: Ink;
  /** What each point of it counts, 1 in all. */
  readonly weight: Float64Array;
  readonly covered: Uint8Array;
  readonly length: number;
  /** What the plan has to say of lines, by their ends, as far as asked: of the same ones it is asked again and again. */
  readonly judged: Map<number, Judged>;
}

/** A line beside a plan, whatever else is drawn. */
interface Judged {
  /** Which points of the ink it covers. */
  readonly covers: readonly number[];
  /** What it loses by running off the picture. */
  readonly astray: number;
}

const POINTS = 100;
/** Ink is covered by a line this near (as a share of the picture) that runs the same way within 35 degrees. */
const NEAR = 0.07;
const SAME_WAY = Math.cos((70 * Math.PI) / 180);
/** What a line must bring to be worth its place, and what it costs to run astray. */
const EFFORT = 0.012;
const STRAY = 7.8;
const SLACK = 0.025;

/** `telling`: what each line of the picture counts. */
export function wishFor(plan: Plan, drawn: Lines, telling: (x: number, y: number) => number): Wish {
  const ink = inkOf(plan.lines, POINTS);
  const weight = Float64Array.from(ink.x, (x, i) =>
    telling((x - plan.x) / plan.scale, (ink.y[i]! - plan.y) / plan.scale),
  );
  const sum = weight.reduce((all, each) => all + each, 0);
  for (let i = 0; i < weight.length; i++) weight[i]! /= sum;
  const wish: Wish = {
    plan,
    ink,
    weight,
    covered: new Uint8Array(POINTS),
    length: lengthOf(plan.lines),
    judged: new Map(),
  };
  cover(wish, drawn);
  return wish;
}

/** Marks what some lines cover. */
function cover(wish: Wish, lines: Lines): void {
  for (let i = 0; i < lines.length; i += 4) for (const point of coveredBy(wish, lines, i)) wish.covered[point] = 1;
}

/** The points of the ink along which the line that begins at index `i` runs. */
function coveredBy({ plan, ink }: Wish, lines: Lines, i: number): number[] {
  const near = (NEAR * plan.scale) ** 2;
  const dx = lines[i + 2]! - lines[i]!;
  const dy = lines[i + 3]! - lines[i + 1]!;
  const squared = dx * dx + dy * dy;
  const cos = (dx * dx - dy * dy) / squared;
  const sin = (2 * dx * dy) / squared;
  const points: number[] = [];
  for (let k = 0; k < ink.n; k++) {
    if (cos * ink.cos[k]! + sin * ink.sin[k]! < SAME_WAY) continue;
    if (squaredOff(lines, i, ink.x[k]!, ink.y[k]!) <= near) points.push(k);
  }
  return points;
}

/** Which share of what counts is drawn. */
export function coverage({ weight, covered }: Wish): number {
  let sum = 0;
  for (let k = 0; k < weight.length; k++) if (covered[k] === 1) sum += weight[k]!;
  return sum;
}

/** The same wish after one more line. */
export function after(wish: Wish, canvas: Canvas, { from, to }: Pick<Stroke, 'from' | 'to'>): Wish {
  const next: Wish = { ...wish, covered: wish.covered.slice() };
  cover(next, lineBetween(canvas.chart, from, to));
  return next;
}

/** The line that is thought about: hundreds are for each that is drawn. */
const tried: Lines = new Float64Array(4);

/** New ink, less what runs astray. A line along ink that is there already does little harm. */
function worthOf(wish: Wish, { chart }: Canvas, from: number, to: number): number {
  const pair = from * chart.size + to;
  let judged = wish.judged.get(pair);
  if (judged === undefined) {
    const line = lineBetween(chart, from, to, tried);
    judged = { covers: coveredBy(wish, line, 0), astray: strayOf(wish, line) };
    wish.judged.set(pair, judged);
  }
  const { covered, weight } = wish;
  let gain = 0;
  for (const point of judged.covers) if (covered[point] === 0) gain += weight[point]!;
  return gain - judged.astray - EFFORT;
}

/** What a line loses by running off the picture: the more, the longer it is. */
function strayOf({ plan, length }: Wish, line: Lines): number {
  let off = 0;
  const steps = 8;
  for (let i = 0; i < steps; i++) {
    const t = (i + 0.5) / steps;
    const x = line[0]! + (line[2]! - line[0]!) * t;
    const y = line[1]! + (line[3]! - line[1]!) * t;
    off += Math.max(0, offLines(plan.lines, x, y) / plan.scale - SLACK);
  }
  const share = Math.max(0.05, lengthOf(line) / length);
  return STRAY * (off / steps) * share;
}

/** Every legal line of a seat with what it is worth, best first. */
export function strokes(s: State, seat: Seat, canvas: Canvas, wish: Wish, wanted: Wanted): Stroke[] {
  const found: Stroke[] = [];
  someLine(s, seat, wanted, (from, to) => {
    found.push({ from, to, worth: worthOf(wish, canvas, from, to) });
    return false;
  });
  return found.sort((a, b) => b.worth - a.worth);
}

/** What the next roll brings on average if the best line is drawn on every face; a face without a line brings nothing. */
export function nextRoll(s: State, seat: Seat, canvas: Canvas, wish: Wish, faces: readonly Wanted[]): number {
  const { type, sky } = canvas.chart;
  const best = new Float64Array(sky.types.length).fill(-Infinity);
  someLine(s, seat, ANY, (from, to) => {
    best[type[to]!] = Math.max(best[type[to]!]!, worthOf(wish, canvas, from, to));
    return false;
  });
  const ofAll = Math.max(...best);
  let sum = 0;
  for (const wanted of faces) {
    const worth = wanted < 0 ? ofAll : best[wanted]!;
    if (worth > -Infinity) sum += worth;
  }
  return faces.length === 0 ? 0 : sum / faces.length;
}

export function starAt(s: State, star: number): string {
  return chartOf(s.options).stars[star]!.id;
}
