import type { Seat } from '@orrery/kernel';
import { starPath } from '@orrery/ui';
import type { Star } from '../../data/index.ts';
import type { View } from '../../rules/view-kind.ts';
import type { TableNames } from '../names.ts';
import { figureOf } from '../scene.ts';
import { captionSpot } from '../sky/caption.ts';
import { type Figure, starsOf } from '../sky/figure.ts';
import { RAYS } from '../sky/Glyph.tsx';
import { type INKS, inkName, type Plan, planOf, silhouetteOf } from '../sky/plan.ts';
import { linesOf } from './SmallSky.tsx';

/** A file of its own has no plates: it is printed in the inks of the night (sky.css). */
export const NIGHT: Readonly<Record<(typeof INKS)[number], string>> = {
  yellow: '#f0e442',
  red: '#e6503c',
  blue: '#56b4e9',
  green: '#00be82',
  violet: '#cc79c8',
  white: '#f2ead6',
  orange: '#ff9b3d',
  teal: '#5fd0c5',
};
const ROUND_INK = ['#fff8e6', '#e9cf86', '#9fc7ff'] as const;

/** One sky as a picture to keep: plain SVG text, no style sheet, no script. */
export function skySvg(view: View, names: TableNames, seat: Seat): string {
  const { sky } = names;
  const plan = planOf(sky);
  const { width, height, margin } = plan;
  const foot = 70 * plan.unit;
  return sheet(-margin, -margin, width + 2 * margin, height + 2 * margin + foot, page(view, names, seat, plan));
}

/** Every sky of a match on one page. */
export function albumSvg(view: View, names: TableNames): string {
  const plan = planOf(names.sky);
  const wide = plan.width + 2 * plan.margin;
  const tall = plan.height + 2 * plan.margin + 70 * plan.unit;
  const columns = view.n <= 4 ? 2 : 3;
  const pages = view.players.map((_, seat) => {
    const [x, y] = [(seat % columns) * wide + plan.margin, Math.floor(seat / columns) * tall + plan.margin];
    return `<g transform="translate(${x} ${y})">${page(view, names, seat, plan)}</g>`;
  });
  const rows = Math.ceil(view.n / columns);
  return sheet(0, 0, columns * wide, rows * tall, pages.join(''));
}

/** A sheet of night, 1600 dots wide where something counts in dots. */
function sheet(x: number, y: number, width: number, height: number, drawn: string): string {
  const size = `width="1600" height="${Math.round((1600 * height) / width)}"`;
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#0b1026"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${x} ${y} ${width} ${height}">${ground}${drawn}</svg>\n`;
}

function page(view: View, names: TableNames, seat: Seat, plan: Plan): string {
  const { sky } = names;
  const { width, height, unit } = plan;
  const figure = figureOf(view, names, seat);
  const frame = `<rect width="${width}" height="${height}" fill="#121a3a" stroke="#c9a24b" stroke-width="${2 * unit}"/>`;
  const stars = sky.stars.map((star) => starSvg(star, names, plan, figure)).join('');
  const name = `<text x="${width / 2}" y="${height + 58 * unit}" font-size="${40 * unit}" font-family="Georgia, serif" text-anchor="middle" fill="#ede6d3">${text(names.name(seat))}</text>`;
  const { lines, captions } = drawings(names, plan, figure);
  return frame + lines + stars + captions + name;
}

/** Words lie over the stars, on a little night of their own. */
function drawings(names: TableNames, plan: Plan, figure: Figure): { lines: string; captions: string } {
  const { sky } = names;
  const { unit } = plan;
  const drawn = figure.old.map(({ drawing, caption }) => {
    const ink = ROUND_INK[(drawing.round - 1) % ROUND_INK.length];
    const { x, y } = captionSpot(starsOf(sky, drawing.stars), sky.stars, plan, caption.length);
    const edge = `stroke="#121a3a" stroke-width="${7 * unit}" stroke-linejoin="round" paint-order="stroke"`;
    return {
      line: `<path d="${linesOf(sky, drawing)}" fill="none" stroke="${ink}" stroke-width="${4 * unit}" stroke-linecap="round"/>`,
      word: `<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${27 * unit}" font-family="Georgia, 'Times New Roman', serif" text-anchor="middle" fill="${ink}" ${edge}>${text(caption)}</text>`,
    };
  });
  return { lines: drawn.map(({ line }) => line).join(''), captions: drawn.map(({ word }) => word).join('') };
}

function starSvg({ id, x, y, type, colour }: Star, { sky }: TableNames, { unit }: Plan, figure: Figure): string {
  const shape = silhouetteOf(sky, type);
  const ink = NIGHT[inkName(sky, colour)];
  const rays = RAYS[shape];
  const glyph =
    rays === undefined
      ? `<circle cx="${x}" cy="${y}" r="${9 * unit}" fill="none" stroke="${ink}" stroke-width="${3 * unit}"/><circle cx="${x}" cy="${y}" r="${3 * unit}" fill="${ink}"/>`
      : `<path d="${starPath(x, y, rays[1] * unit, rays[0], rays[2], rays[3])}" fill="${ink}"/>`;
  const gone = figure.erased.some(({ star }) => star === id);
  const r = 13 * unit;
  const cross = `<path d="M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}" stroke="#f0764a" stroke-width="${3 * unit}"/>`;
  return gone ? glyph + cross : glyph;
}

/** Names and words are people's own: never markup. */
function text(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
