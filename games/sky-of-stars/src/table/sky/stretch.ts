import type { Ink } from '@orrery/ui';
import type { Star } from '../../data/index.ts';
import type { TableNames } from '../names.ts';
import { type Plan, strokeOf } from './plan.ts';
import type { InTheWay } from './why.ts';

/** A line that is not drawn yet: from a star to the finger, or to the star it would take. */
export interface Stretch {
  readonly from: Star;
  readonly x: number;
  readonly y: number;
  readonly to: Star | null;
  /** Why the line to that star is refused, in words; null: it is not. */
  readonly why: string | null;
  readonly way: InTheWay;
}

/** What of a sky a moving line is drawn by. */
export interface StretchPlan {
  readonly plan: Plan;
  /** How much larger stars are drawn than their units. */
  readonly scale: number;
  readonly names: Pick<TableNames, 'say'>;
}

/** Draws a line that hangs on a finger, in units of the sky: itself, what is in its way, and what is to be said of it. */
export function drawStretch(pen: CanvasRenderingContext2D, line: Stretch, sky: StretchPlan, ink: Ink): void {
  const { from, to, why, way } = line;
  const { plan, scale } = sky;
  const { unit } = plan;
  const ember = ink('--ember');
  pen.lineCap = 'round';
  pen.setLineDash([2, 8]);
  pen.lineWidth = 3.2 * unit * (scale > 1.2 ? 1.5 : 1);
  pen.strokeStyle = why === null ? ink('--sk-legal') : ember;
  pen.stroke(new Path2D(strokeOf(from, to ?? line, (to === null ? 0 : 22) * scale * unit)));
  pen.setLineDash([]);
  pen.strokeStyle = ember;
  if (way !== null && 'star' in way) {
    pen.lineWidth = 3 * unit;
    pen.beginPath();
    pen.arc(way.star.x, way.star.y, 20 * scale * unit, 0, 2 * Math.PI);
    pen.stroke();
  }
  if (way !== null && 'line' in way) {
    pen.lineWidth = 5 * unit;
    pen.stroke(new Path2D(strokeOf(way.line[0], way.line[1], 0)));
  }
  if (to !== null) drawTag(pen, to, why, sky, ink);
}

/** The reason, beside the star it is about and inside the chart. */
function drawTag(
  pen: CanvasRenderingContext2D,
  { x, y }: Pick<Star, 'x' | 'y'>,
  why: string | null,
  { plan: { unit, width }, scale, names }: StretchPlan,
  ink: Ink,
): void {
  const words = why ?? names.say('sky.legal');
  const size = (scale > 1.2 ? 30 : 17) * unit;
  const long = words.length * size * 0.52 + size;
  const left = Math.min(Math.max(4 * unit, x - long / 2), width - long - 4 * unit);
  const top = y > 110 * unit ? y - 42 * scale * unit - size : y + 42 * scale * unit;
  pen.lineWidth = 1.2 * unit;
  pen.fillStyle = ink('--ink');
  pen.strokeStyle = ink(why === null ? '--gold' : '--ember');
  pen.fillRect(left, top - size * 0.7, long, size * 1.7);
  pen.strokeRect(left, top - size * 0.7, long, size * 1.7);
  pen.fillStyle = ink(why === null ? '--gold-pale' : '--ember-text');
  pen.font = `600 ${size}px ${ink('--ui')}`;
  pen.textAlign = 'center';
  pen.fillText(words, left + long / 2, top + size * 0.45);
}
