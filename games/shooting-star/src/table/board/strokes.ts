import { n, starPath, worldReach } from '@orrery/ui';
import type { SiteSeen, XY } from '../../rules/kind.ts';
import type { Aim, Preview } from '../preview.ts';
import type { Mark } from './marks.ts';
import { centre, inside, type Plan } from './plan.ts';

export interface Marked {
  readonly mark: Mark;
  readonly site: SiteSeen;
}

/**
 * The marks of an aim, each kind in one path for the whole sector: a weapon that is carried from planet to planet changes a few
 * paths. An element for every mark made a slow phone miss frames.
 */
interface Strokes {
  /** A sunburst about each planet that would be taken; outlined about one that would be cut off. */
  readonly bursts: string;
  readonly cuts: string;
  /** A dashed ring about each that would be turned; a faint one about what nothing happens to. */
  readonly turns: string;
  readonly touches: string;
  /** Where there is nothing to hit: a faint ring and a cross. */
  readonly voids: string;
  readonly crosses: string;
}

export function strokesUnder(plan: Plan, preview: Preview | null, marked: readonly Marked[]): Strokes {
  const { r, gap } = plan;
  const k = r / 29;
  let [bursts, cuts, turns, touches, voids, crosses] = ['', '', '', '', '', ''];
  for (const { mark, site } of marked) {
    const { cx, cy } = centre(plan, site.at);
    const reach = worldReach(r, site.level ?? 0, gap);
    const burst = starPath(cx, cy, reach + 9 * k, 20, 0.86);
    if (mark.t === 'capture') bursts += burst;
    else if (mark.t === 'isolate') cuts += burst;
    else if (mark.t === 'turn') turns += ring(cx, cy, reach + 4 * k);
    else touches += ring(cx, cy, reach + 3 * k);
  }
  for (const { t, at } of preview?.blows ?? []) {
    if (t !== 'void' || !inside(plan, at)) continue;
    const { cx, cy } = centre(plan, at);
    const a = r * 0.3;
    voids += ring(cx, cy, r * 0.9);
    crosses += `M${n(cx - a)} ${n(cy - a)}l${n(2 * a)} ${n(2 * a)}m0 ${n(-2 * a)}l${n(-2 * a)} ${n(2 * a)}`;
  }
  return { bursts, cuts, turns, touches, voids, crosses };
}

/** Chevrons in the space between the weapon and what it hits; faint where it does nothing. */
export function darts(plan: Plan, aim: Aim, preview: Preview): { readonly strong: string; readonly faint: string } {
  let [strong, faint] = ['', ''];
  for (const { t, at } of preview.blows) {
    // Outside there is nothing to hit, and seats to draw over.
    if (!inside(plan, at)) continue;
    const d = dart(plan, aim.at, at);
    if (t === 'void' || t === 'immune') faint += d;
    else strong += d;
  }
  return { strong, faint };
}

function dart(plan: Plan, from: XY, to: XY): string {
  const a = centre(plan, from);
  const b = centre(plan, to);
  const [dx, dy] = [b.cx - a.cx, b.cy - a.cy];
  const length = Math.hypot(dx, dy);
  if (length < 1) return '';
  const k = Math.max(plan.r / 29, 0.6);
  const along = Math.abs(dy) > Math.abs(dx) * 0.8;
  const start = (along ? 49 : 31) * k;
  const end = length - plan.r * 1.62;
  const room = end - start;
  const count = Math.max(1, Math.min(3, Math.floor(room / (8 * k))));
  const middle = room < 0 ? length / 2 : (start + end) / 2;
  const [ux, uy] = [dx / length, dy / length];
  /** A point so far on the way and so far beside it. */
  const at = (far: number, beside: number): string =>
    `${n(a.cx + ux * far - uy * beside)} ${n(a.cy + uy * far + ux * beside)}`;
  const [long, wide] = [6.5 * k, 6.5 * k];
  let d = '';
  for (let i = 0; i < count; i++) {
    const foot = middle + (i - count / 2) * 7 * k;
    d += `M${at(foot, -wide)}L${at(foot + long, 0)}L${at(foot, wide)}`;
  }
  return d;
}

function ring(cx: number, cy: number, r: number): string {
  return `M${n(cx + r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0z`;
}

export interface Tags {
  /** Plates of tags, arrows on them, and the signs of planets that nothing can hit. */
  readonly plates: string;
  readonly arrows: string;
  readonly nils: string;
  readonly nilCrosses: string;
  readonly words: readonly { readonly x: number; readonly y: number; readonly text: string; readonly asks: boolean }[];
}

/** The tags at planets' lower right, in units of a tag; `scale` of them make a unit of the drawing. */
export function tagsOf(
  plan: Plan,
  scale: number,
  marked: readonly Marked[],
  said: { readonly capture: string; readonly isolate: string },
): Tags {
  let [plates, arrows, nils, nilCrosses] = ['', '', '', ''];
  const words: Tags['words'][number][] = [];
  for (const { mark, site } of marked) {
    const { cx, cy } = centre(plan, site.at);
    const [x, y] = [(cx + plan.r * 1.12) / scale, (cy + plan.r * 1.12) / scale];
    const write = (text: string, dx: number, dy: number, asks = false) =>
      words.push({ x: n(x + dx), y: n(y + dy), text, asks });
    switch (mark.t) {
      case 'capture':
      case 'isolate': {
        const text = said[mark.t];
        plates += plate(x, y, 18 + text.length * 8.2, 21, 10.5);
        write(text, 0, 5.6);
        break;
      }
      case 'turn':
        plates += plate(x, y, 38, 21, 10.5);
        arrows += `M${n(x - 14)} ${n(y)}h10m-4 -4l4 4l-4 4`;
        write(String(mark.to), 7, 5.8);
        break;
      case 'card':
        plates += plate(x, y, 20, 26, 2.5);
        write('?', 0, 6.5, true);
        break;
      case 'immune':
        nils += ring(x, y, 10.5);
        nilCrosses += `M${n(x - 3.2)} ${n(y - 3.2)}l6.4 6.4m0 -6.4l-6.4 6.4`;
        break;
      case 'void':
        break;
    }
  }
  return { plates, arrows, nils, nilCrosses, words };
}

/** A rounded plate about a point. */
function plate(x: number, y: number, width: number, height: number, round: number): string {
  const [w, h] = [n(width - 2 * round), n(height - 2 * round)];
  const arc = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return `M${n(x - width / 2 + round)} ${n(y - height / 2)}h${w}${arc(round, round)}v${h}${arc(-round, round)}h${-w}${arc(-round, -round)}v${-h}${arc(round, -round)}z`;
}
