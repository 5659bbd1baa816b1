import type { Ink } from '@orrery/ui';
import type { Star } from '../../data/index.ts';
import { starName } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { type Figure, starOf } from './figure.ts';
import { cutOf } from './Glyph.tsx';
import { inkName, type Plan, silhouetteOf, strokeOf } from './plan.ts';

/** Where the finger is, in units of the sky and in pixels of the frame around it; the star it means. */
export interface Looking {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly frame: { readonly width: number; readonly height: number };
  readonly star: Star | null;
  readonly from: Star | null;
  /** The rules take that star for nothing that is asked now. */
  readonly refused: boolean;
}

/** How much of the sky it shows to each side. */
const SIGHT = 74;
/** Half as wide as it is with its rim, and without: pixels. */
const HALF = 62;
const GLASS = 60;
/** So far it may reach above the sky. */
export const LOUPE_ABOVE = HALF + 2;

/** Pixels a unit in the loupe. However close the sky is already, the loupe is closer. */
export function loupeScale({ unit }: Pick<Plan, 'unit'>, zoomed: number): number {
  return (GLASS * zoomed) / (SIGHT * unit);
}

/** Its upper left corner: above the finger, or beside it where there is no room above. */
export function loupeCorner({ left, top, frame }: Looking): { readonly x: number; readonly y: number } {
  const [width, x] = [2 * HALF, Math.min(Math.max(HALF, left), frame.width - HALF)];
  if (top > 0.3 * frame.height) return { x: x - HALF, y: top - width - 34 };
  const beside = left > frame.width / 2 ? x - width - 40 : x + 40;
  return { x: Math.min(Math.max(0, beside), frame.width - width), y: top - HALF };
}

interface Lens {
  readonly names: TableNames;
  readonly plan: Plan;
  /** Pixels a unit. */
  readonly scale: number;
  /** The sky as `drawSeen` has drawn it, at this scale. */
  readonly seen: CanvasImageSource;
}

/** What lies under the finger, larger, in pixels of the frame. */
export function drawLoupe(pen: CanvasRenderingContext2D, at: Looking, lens: Lens, ink: Ink): void {
  const { names, plan, scale, seen } = lens;
  const { unit, margin, width, height } = plan;
  const { star, from, refused } = at;
  const corner = loupeCorner(at);
  pen.save();
  pen.translate(corner.x + HALF, corner.y + HALF);
  pen.beginPath();
  pen.arc(0, 0, GLASS + 1, 0, 2 * Math.PI);
  pen.fillStyle = ink('--sk-ground');
  pen.fill();
  pen.save();
  pen.clip();
  const shift = (to: number): number => -(to + margin) * scale;
  pen.drawImage(seen, shift(at.x), shift(at.y), (width + 2 * margin) * scale, (height + 2 * margin) * scale);
  pen.scale(scale, scale);
  const here = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x - at.x, y: y - at.y });
  pen.strokeStyle = ink(refused ? '--ember' : '--sk-legal');
  // Not by its ink alone: what is refused is broken and struck out.
  if (refused) pen.setLineDash([7 * unit, 6 * unit]);
  if (from !== null) {
    pen.lineWidth = 3 * unit;
    pen.stroke(new Path2D(strokeOf(here(from), here(star ?? at), 17 * unit)));
  }
  if (star !== null) {
    pen.lineWidth = 2.4 * unit;
    pen.beginPath();
    pen.arc(star.x - at.x, star.y - at.y, 24 * unit, 0, 2 * Math.PI);
    pen.stroke();
    if (refused) drawCross(pen, star.x - at.x, star.y - at.y, 15 * unit);
  }
  pen.restore();
  pen.globalAlpha = 0.7;
  pen.lineWidth = 1;
  pen.strokeStyle = ink('--bright');
  pen.stroke(new Path2D('M-8 0h16M0-8v16'));
  pen.globalAlpha = 1;
  if (star !== null) drawName(pen, starName(names, star.id), ink);
  pen.lineWidth = 2;
  pen.strokeStyle = ink('--gold');
  pen.beginPath();
  pen.arc(0, 0, GLASS + 1, 0, 2 * Math.PI);
  pen.stroke();
  pen.restore();
}

function drawCross(pen: CanvasRenderingContext2D, x: number, y: number, arm: number): void {
  pen.setLineDash([]);
  pen.stroke(new Path2D(`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`));
}

function drawName(pen: CanvasRenderingContext2D, name: string, ink: Ink): void {
  pen.font = `700 13px ${ink('--ui')}`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  pen.strokeStyle = ink('--sk-ground');
  pen.strokeText(name, 0, 44);
  pen.fillStyle = ink('--bright');
  pen.fillText(name, 0, 44);
}

/** The whole sky in its own units, once for a finger: then it is only shifted under the glass. */
export function drawSeen(
  pen: CanvasRenderingContext2D,
  { sky }: Pick<TableNames, 'sky'>,
  { unit }: Plan,
  figure: Figure,
  ink: Ink,
): void {
  pen.lineWidth = 3 * unit;
  const lines = (lines: readonly { readonly from: string; readonly to: string }[]): Path2D => {
    const ends = lines.map(({ from, to }) => [starOf(sky, from), starOf(sky, to)] as const);
    return new Path2D(ends.map(([a, b]) => (a === null || b === null ? '' : strokeOf(a, b, 17 * unit))).join(''));
  };
  pen.strokeStyle = ink('--bone');
  pen.globalAlpha = 0.6;
  pen.setLineDash([9, 6]);
  pen.stroke(lines(figure.old.flatMap(({ drawing }) => drawing.lines)));
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  pen.strokeStyle = ink('--bright');
  pen.stroke(lines(figure.current?.lines ?? []));
  const erased = new Set(figure.erased.map(({ star }) => star));
  for (const star of sky.stars) {
    pen.save();
    pen.translate(star.x, star.y);
    pen.scale(unit, unit);
    pen.fillStyle = pen.strokeStyle = ink(`--sk-${inkName(sky, star.colour)}`);
    for (const { d, fill, line } of cutOf(silhouetteOf(sky, star.type))) {
      pen.globalAlpha = fill;
      if (fill > 0) pen.fill(new Path2D(d));
      pen.globalAlpha = 1;
      pen.lineWidth = line;
      if (line > 0) pen.stroke(new Path2D(d));
    }
    if (erased.has(star.id)) {
      pen.lineWidth = 3.4;
      pen.strokeStyle = ink('--ember');
      pen.stroke(new Path2D('M-13-13L13 13M13-13L-13 13'));
    }
    pen.restore();
  }
}
