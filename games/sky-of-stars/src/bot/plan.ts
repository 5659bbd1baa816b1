import type { Chance } from '@orrery/kernel';
import { crossed } from '../rules/line.ts';
import { type Canvas, canJoin } from './canvas.ts';
import type { Picture } from './hand.ts';
import { type Lines, lengthOf, offLines } from './ink.ts';
import { plannedOnce } from './recent-plans.ts';

/** Where on a sky: a middle, and the length of the longer side, in units of the board. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where on a sky a picture is to stand. */
export interface Plan extends Spot {
  readonly picture: Picture;
  readonly lines: Lines;
  /** How little the sky suits it. */
  readonly worry: number;
}

/** In thousandths of the sky's longer side. */
const SCALES = [320, 370, 420, 480, 540];
/** What lies off the picture of what is drawn already. */
const ASTRAY = 22;

/** The best of some places thrown at random, where nothing is drawn yet. */
export function planAnywhere(canvas: Canvas, picture: Picture, tries: number, chance: Chance): Plan {
  const { width, height } = canvas.chart.sky;
  let best: Plan | null = null;
  for (let i = 0; i < tries; i++) {
    const scale = canvas.unit * SCALES[i % SCALES.length]! * (0.92 + chance.int(17, 'scale') / 100);
    const [halfX, halfY] = reach(picture, scale);
    const x = halfX + chance.int(Math.max(1, Math.floor(width - 2 * halfX)), 'place');
    const y = halfY + chance.int(Math.max(1, Math.floor(height - 2 * halfY)), 'place');
    best = better(best, canvas, picture, { x, y, scale });
  }
  return best!;
}

/** The place that fits what is drawn and suits the sky best: some corner stands on some star of the drawing. */
export function planAround(canvas: Canvas, picture: Picture): Plan {
  return plannedOnce(canvas, picture, () => bestAround(canvas, picture));
}

function bestAround(canvas: Canvas, picture: Picture): Plan {
  let best: Plan | null = null;
  const anchors = canvas.stars.slice(0, 5);
  for (const star of anchors)
    for (const scale of SCALES.map((each) => canvas.unit * each))
      for (let i = 0; i < picture.meeting.length; i++) {
        const x = canvas.x[star]! - scale * picture.corners[2 * i]!;
        const y = canvas.y[star]! - scale * picture.corners[2 * i + 1]!;
        const spot = { x, y, scale };
        if (isInside(canvas, picture, spot)) best = better(best, canvas, picture, spot);
      }
  const first = anchors[0]!;
  const there = { x: canvas.x[first]!, y: canvas.y[first]!, scale: 360 * canvas.unit };
  return settled(best ?? place(picture, there), canvas);
}

/** Nudged and stretched a little as long as that helps. */
function settled(plan: Plan, canvas: Canvas): Plan {
  let best = plan;
  for (const step of [0.04, 0.02]) {
    const { x, y, scale, picture } = best;
    for (const k of [1 - step, 1, 1 + step])
      for (const dx of [-step, 0, step])
        for (const dy of [-step, 0, step])
          best = better(best, canvas, picture, { x: x + dx * scale, y: y + dy * scale, scale: scale * k });
  }
  return best;
}

function better(best: Plan | null, canvas: Canvas, picture: Picture, spot: Spot): Plan {
  const worry = worryOf(canvas, picture, spot, best?.worry ?? Infinity);
  return best !== null && worry >= best.worry ? best : { ...place(picture, spot), worry };
}

function place(picture: Picture, { x, y, scale }: Spot): Plan {
  const lines = picture.lines.map((v, i) => v * scale + (i % 2 === 0 ? x : y));
  return { picture, x, y, scale, lines, worry: Infinity };
}

function reach({ corners }: Picture, scale: number): [number, number] {
  let [x, y] = [0, 0];
  for (let i = 0; i < corners.length; i += 2) {
    x = Math.max(x, Math.abs(corners[i]!));
    y = Math.max(y, Math.abs(corners[i + 1]!));
  }
  return [x * scale, y * scale];
}

function isInside({ chart, unit }: Canvas, picture: Picture, { x, y, scale }: Spot): boolean {
  const [halfX, halfY] = reach(picture, scale);
  const { width, height } = chart.sky;
  const over = 20 * unit;
  return x > halfX - over && y > halfY - over && x < width - halfX + over && y < height - halfY + over;
}

/**
 * Far corners, lines that stars or earlier drawings forbid, corners that share a star, types of star that are
 * missing nearby; and large pictures in the middle of the board, since later rounds need room.
 */
function worryOf(canvas: Canvas, picture: Picture, spot: Spot, enough: number): number {
  const { x, y, scale } = spot;
  const { corners, joins } = picture;
  const count = corners.length / 2;
  const [halfX, halfY] = reach(picture, scale);
  const { width, height } = canvas.chart.sky;
  const gap = Math.min(x - halfX, width - x - halfX) + Math.min(y - halfY, height - y - halfY);
  let worry = (0.5 * (scale + 0.5 * gap)) / (1000 * canvas.unit);
  if (canvas.lines.length > 0) worry += ASTRAY * astray(canvas.lines, picture, spot, (enough - worry) / ASTRAY);
  if (worry >= enough) return worry;
  const taken: number[] = [];
  let doubled = 0;
  for (let i = 0; i < count; i++) {
    const near = nearest(canvas, x + scale * corners[2 * i]!, y + scale * corners[2 * i + 1]!, scale);
    worry += (40 * near.off * near.off + 0.5 * near.types) / count;
    if (taken.includes(near.star)) doubled++;
    taken.push(near.star);
    if (worry >= enough) return worry;
  }
  worry += (1.5 * doubled) / count;
  let [illegal, crossing] = [0, 0];
  for (const [a, b] of joins) {
    const [from, to] = [taken[a]!, taken[b]!];
    if (from === to || from < 0 || to < 0) continue;
    if (!canJoin(canvas, from, to)) illegal++;
    if (crossesOld(canvas, from, to)) crossing++;
  }
  return worry + (1.2 * illegal + 2.5 * crossing) / joins.length;
}

/** How far the drawn lines run off a picture, as a share of its size; Infinity: farther than `most`. */
function astray(drawn: Lines, picture: Picture, { x, y, scale }: Spot, most: number): number {
  const length = lengthOf(drawn);
  const enough = (most + ROUNDED) * length;
  let sum = 0;
  for (let i = 0; i < drawn.length; i += 4) {
    const dx = drawn[i + 2]! - drawn[i]!;
    const dy = drawn[i + 3]! - drawn[i + 1]!;
    let off = 0;
    for (let k = 0; k < ALONG.length; k++) {
      const t = ALONG[k]!;
      off += offLines(picture.lines, (drawn[i]! + dx * t - x) / scale, (drawn[i + 1]! + dy * t - y) / scale);
    }
    sum += (off / 3) * Math.hypot(dx, dy);
    if (sum > enough) return Infinity;
  }
  return sum / length;
}
const ALONG = [0.1, 0.5, 0.9];
/** What is this little over what is allowed may be there by rounding alone. */
const ROUNDED = 1e-9;

/** The star nearest to a wanted corner, and how far those of each type are: the die will ask for one. */
function nearest(canvas: Canvas, x: number, y: number, scale: number): { star: number; off: number; types: number } {
  const { chart, marks, fit } = canvas;
  const { x: across, y: down, type: typeOf } = chart;
  const types = chart.sky.types.length;
  const off = offs;
  for (let type = 0; type < types; type++) off[type] = Infinity;
  let star = -1;
  let least = Infinity;
  for (let k = 0; k < fit.length; k++) {
    const i = fit[k]!;
    const dx = across[i]! - x;
    const dy = down[i]! - y;
    const squared = dx * dx + dy * dy;
    const type = typeOf[i]!;
    if (squared >= off[type]!) continue;
    off[type] = squared;
    if (squared >= least) continue;
    least = squared;
    star = i;
  }
  const drawn = star >= 0 && marks[star] !== 0;
  let sum = 0;
  if (!drawn) for (let type = 0; type < types; type++) sum += Math.min(Math.sqrt(off[type]!) / scale, 0.3);
  return { star, off: Math.min(Math.sqrt(least) / scale, 1), types: sum };
}
const offs = new Float64Array(16);

function crossesOld({ chart, old }: Canvas, from: number, to: number): boolean {
  return old.some(({ lines }) => crossed(chart, lines, from, to) !== null);
}
