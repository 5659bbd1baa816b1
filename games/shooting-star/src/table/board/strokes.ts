import { n, starPath, worldReach } from '@orrery/ui';
import type { XY } from '../../rules/kind.ts';
import type { TableNames } from '../names.ts';
import type { Aim, Preview } from '../preview.ts';
import type { Marked } from './marks.ts';
import { centre, inside, type Plan } from './plan.ts';

/** One stroke or filled form, in units of the sector; drawn by the page, or by hand on a canvas. */
export interface Stroke {
  readonly d: string;
  readonly fill?: `--${string}`;
  readonly stroke?: `--${string}`;
  readonly wide?: number;
  readonly dash?: readonly number[];
  readonly faint?: number;
}

/** The marks of an aim under the planets, each kind in one stroke for the whole sector. */
export function strokesUnder(plan: Plan, preview: Preview, marked: readonly Marked[]): Stroke[] {
  const { r, gap } = plan;
  const k = r / 29;
  let [bursts, cuts, turns, touches, voids, crosses] = ['', '', '', '', '', ''];
  for (const { mark, site } of marked) {
    const { cx, cy } = centre(plan, site.at);
    const reach = worldReach(r, site.level ?? 0, gap);
    const burst = starPath(cx, cy, reach + 9 * k, { points: 20, inner: 0.86 });
    if (mark.t === 'capture') bursts += burst;
    else if (mark.t === 'isolate') cuts += burst;
    else if (mark.t === 'turn') turns += ring(cx, cy, reach + 4 * k);
    else touches += ring(cx, cy, reach + 3 * k);
  }
  for (const { t, at } of preview.blows) {
    if (t !== 'void' || !inside(plan, at)) continue;
    const { cx, cy } = centre(plan, at);
    const a = r * 0.3;
    voids += ring(cx, cy, r * 0.9);
    crosses += `M${n(cx - a)} ${n(cy - a)}l${n(2 * a)} ${n(2 * a)}m0 ${n(-2 * a)}l${n(-2 * a)} ${n(2 * a)}`;
  }
  return drawn([
    // Where there is nothing to hit: a faint ring and a cross.
    { d: voids, stroke: '--rule', dash: [2, 5] },
    { d: crosses, stroke: '--ember', wide: 1.8, faint: 0.7 },
    // A sunburst about each planet that would be taken; outlined about one that would be cut off.
    { d: bursts, fill: '--ember' },
    { d: cuts, stroke: '--ember', wide: 2.2 },
    // A dashed ring about each that would be turned; a faint one about what nothing happens to.
    { d: turns, stroke: '--ember', wide: n(2.6 * Math.max(k, 0.8)), dash: [9, 4] },
    { d: touches, stroke: '--ember', wide: 1.2, dash: [2, 4] },
  ]);
}

/** Chevrons in the space between the weapon and what it hits; faint where it does nothing. */
export function darts(plan: Plan, aim: Aim, preview: Preview): Stroke[] {
  let [strong, faint] = ['', ''];
  for (const { t, at } of preview.blows) {
    // Outside there is nothing to hit, and seats to draw over.
    if (!inside(plan, at)) continue;
    const d = dart(plan, aim.at, at);
    if (t === 'void' || t === 'immune') faint += d;
    else strong += d;
  }
  const wide = n(2.2 * Math.max(plan.r / 29, 0.8));
  return drawn([
    { d: strong, stroke: '--ember', wide },
    { d: faint, stroke: '--ember', wide, faint: 0.45 },
  ]);
}

const drawn = (strokes: readonly Stroke[]): Stroke[] => strokes.filter(({ d }) => d !== '');

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

export interface Word {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
}

export interface Tags {
  /** Units of a tag to one of the sector. */
  readonly scale: number;
  /** Plates of tags, arrows on them, and the signs of planets that nothing can hit. */
  readonly strokes: readonly Stroke[];
  readonly words: readonly Word[];
}

/** The numeral of the planet that a carried weapon covers: what `LevelTag` is at one that lies. */
export function numeralOf(plan: Plan, at: XY, level: number): { readonly badge: Stroke; readonly numeral: Word } {
  const { r } = plan;
  const { cx, cy } = centre(plan, at);
  const [x, y] = [cx - r * 0.98, cy - r * 0.92];
  return {
    badge: { d: ring(x, y, r * 0.4), fill: '--ink', stroke: '--gold', wide: n(r * 0.04) },
    numeral: { x: n(x), y: n(y + r * 0.22), text: String(level), size: n(r * 0.62) },
  };
}

/** The words on tags are set in this. */
export const TAG_INK = '--on-ember';

/** The tags at planets' lower right. */
export function tagsOf(plan: Plan, marked: readonly Marked[], say: TableNames['say']): Tags {
  const scale = n(Math.max(plan.r / 29, 0.72));
  let [plates, arrows, nils, nilCrosses] = ['', '', '', ''];
  const words: Word[] = [];
  for (const { mark, site } of marked) {
    const { cx, cy } = centre(plan, site.at);
    const text = mark.t === 'capture' || mark.t === 'isolate' ? say(`preview.tag.${mark.t}`) : '';
    const wide = mark.t === 'turn' ? 38 : 18 + text.length * 8.2;
    // At the rim of the sector it stays inside.
    const x = Math.min((cx + plan.r * 1.12) / scale, plan.width / scale - wide / 2);
    const y = (cy + plan.r * 1.12) / scale;
    const write = (word: string, dx: number, dy: number, size = 16.5) =>
      words.push({ x: n(x + dx), y: n(y + dy), text: word, size });
    switch (mark.t) {
      case 'capture':
      case 'isolate':
        plates += plate(x, y, wide, 21, 10.5);
        write(text, 0, 5.6);
        break;
      case 'turn':
        plates += plate(x, y, wide, 21, 10.5);
        arrows += `M${n(x - 14)} ${n(y)}h10m-4 -4l4 4l-4 4`;
        write(String(mark.to), 7, 5.8);
        break;
      case 'card':
        plates += plate(x, y, 20, 26, 2.5);
        write('?', 0, 6.5, 19);
        break;
      case 'immune':
        nils += ring(x, y, 10.5);
        nilCrosses += `M${n(x - 3.2)} ${n(y - 3.2)}l6.4 6.4m0 -6.4l-6.4 6.4`;
        break;
      case 'void':
        break;
    }
  }
  const strokes = drawn([
    { d: plates, fill: '--ember', stroke: '--ink', wide: 2 },
    { d: nils, fill: '--ink', stroke: '--ember', wide: 2 },
    { d: nilCrosses, stroke: '--ember-text', wide: 1.2 },
    { d: arrows, stroke: TAG_INK, wide: 2.2 },
  ]);
  return { scale, strokes, words };
}

/** A rounded plate about a point. */
function plate(x: number, y: number, width: number, height: number, round: number): string {
  const [w, h] = [n(width - 2 * round), n(height - 2 * round)];
  const arc = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return `M${n(x - width / 2 + round)} ${n(y - height / 2)}h${w}${arc(round, round)}v${h}${arc(-round, round)}h${-w}${arc(-round, -round)}v${-h}${arc(round, -round)}z`;
}
