import type { Sky, Star } from '../../data/index.ts';
import { isOurColour, isOurType } from '../../words/names.ts';

/** How a sky lies in its drawing: its own units, with a margin around it for the scale of the chart. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** A thousandth of the longer side: what a unit is on our own sky. */
  readonly unit: number;
}

export function planOf({ width, height }: Pick<Sky, 'width' | 'height'>): Plan {
  const unit = Math.max(width, height) / 1000;
  return { width, height, margin: 34 * unit, unit };
}

export function viewBoxOf({ width, height, margin }: Plan): string {
  return `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`;
}

/** Where a star lies in its drawing, as shares of it: for the buttons over it. */
export function shareOf(
  { width, height, margin }: Plan,
  { x, y }: Pick<Star, 'x' | 'y'>,
): { left: number; top: number } {
  return { left: (x + margin) / (width + 2 * margin), top: (y + margin) / (height + 2 * margin) };
}

/** A point of the drawing, given as shares of it, in units of the sky. */
export function pointAt(plan: Plan, left: number, top: number): { x: number; y: number } {
  const { width, height, margin } = plan;
  return { x: left * (width + 2 * margin) - margin, y: top * (height + 2 * margin) - margin };
}

/** A tap takes the nearest star within 40 units. */
const REACH = 40;

/** The star a finger means: the nearest, if it is near at all. */
export function starAt(stars: readonly Star[], { unit }: Pick<Plan, 'unit'>, x: number, y: number): Star | null {
  let best: Star | null = null;
  let least = (REACH * unit) ** 2;
  for (const star of stars) {
    const off = (star.x - x) ** 2 + (star.y - y) ** 2;
    if (off <= least) {
      best = star;
      least = off;
    }
  }
  return best;
}

/** Stars are drawn larger where a unit is less of the screen, so that silhouettes stay distinct. */
export function glyphScale(pixelsPerUnit: number | null): number {
  if (pixelsPerUnit === null || pixelsPerUnit <= 0) return 1.06;
  return Math.min(1.42, Math.max(1.06, 0.48 / pixelsPerUnit));
}

const SILHOUETTES = ['spark', 'star', 'burst', 'ring', 'delta', 'hexagram', 'square', 'drop'] as const;
export type Silhouette = (typeof SILHOUETTES)[number];

/** Ours by name; the types of another sky in their order. */
export function silhouetteOf({ types }: Pick<Sky, 'types'>, type: string): Silhouette {
  if (isOurType(type)) return type;
  return SILHOUETTES[Math.max(0, types.indexOf(type)) % SILHOUETTES.length]!;
}

export const INKS = ['yellow', 'red', 'blue', 'green', 'violet', 'white', 'orange', 'teal'] as const;

export function inkName({ colours }: Pick<Sky, 'colours'>, colour: string): (typeof INKS)[number] {
  return isOurColour(colour) ? colour : INKS[Math.max(0, colours.indexOf(colour)) % INKS.length]!;
}
export function inkOf(sky: Pick<Sky, 'colours'>, colour: string): string {
  return `var(--sk-${inkName(sky, colour)})`;
}

/** A line between two stars, cut short of their middles. */
export function strokeOf(a: Pick<Star, 'x' | 'y'>, b: Pick<Star, 'x' | 'y'>, gap: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  const cut = Math.min(gap, length / 2.5);
  const at = (x: number, y: number) => `${round(x)} ${round(y)}`;
  return `M${at(a.x + ux * cut, a.y + uy * cut)}L${at(b.x - ux * cut, b.y - uy * cut)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
