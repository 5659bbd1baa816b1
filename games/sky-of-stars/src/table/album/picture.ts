import type { Seat } from '@orrery/kernel';
import { starPath } from '@orrery/ui';
import type { Star, StarId } from '../../data/index.ts';
import type { View } from '../../rules/view-kind.ts';
import { workId } from '../../rules/works.ts';
import type { TableNames } from '../names.ts';
import { figureOf } from '../scene.ts';
import { captionSpots } from '../sky/caption.ts';
import { type Figure, starOf } from '../sky/figure.ts';
import { RAYS } from '../sky/Glyph.tsx';
import { type INKS, inkName, type Plan, planOf, silhouetteOf } from '../sky/plan.ts';
import type { Best } from './medals.ts';
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
export function skySvg(view: View, names: TableNames, seat: Seat, best: Best): string {
  const { sky } = names;
  const plan = planOf(sky);
  const { width, height, margin } = plan;
  const foot = 70 * plan.unit;
  return sheet(
    -margin,
    -margin,
    width + 2 * margin,
    height + 2 * margin + foot,
    page({ view, names, seat, plan, best }),
  );
}

/** Every sky of a match on one page; `bare`: as before the first line was drawn. */
export function albumSvg(view: View, names: TableNames, best: Best, bare = false): string {
  const plan = planOf(names.sky);
  const { wide, tall, columns } = albumPlan(view, plan);
  const pages = view.players.map((_, seat) => {
    const { x, y } = cornerOf(view, plan, seat);
    return `<g transform="translate(${x} ${y})">${page({ view, names, seat, plan, best, bare })}</g>`;
  });
  const rows = Math.ceil(view.n / columns);
  return sheet(0, 0, columns * wide, rows * tall, pages.join(''));
}

/** One line of the album, in dots of its picture. */
export interface Stroke {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly ink: string;
  readonly wide: number;
}

/** All lines of the album as they were drawn: round by round, sky by sky. */
export function albumStrokes(view: View, names: TableNames): readonly Stroke[] {
  const { sky } = names;
  const plan = planOf(sky);
  const { wide, columns } = albumPlan(view, plan);
  const scale = DOTS / (columns * wide);
  const drawn = view.players.flatMap((_, seat) => figureOf(view, names, seat).old.map((one) => ({ ...one, seat })));
  return drawn
    .toSorted((a, b) => a.drawing.round - b.drawing.round)
    .flatMap(({ drawing, seat }) =>
      drawing.lines.map(({ from, to }) => {
        const corner = cornerOf(view, plan, seat);
        const at = (id: StarId) => {
          const star = starOf(sky, id);
          return { x: (corner.x + (star?.x ?? 0)) * scale, y: (corner.y + (star?.y ?? 0)) * scale };
        };
        const ink = ROUND_INK[(drawing.round - 1) % ROUND_INK.length]!;
        return { from: at(from), to: at(to), ink, wide: 4 * plan.unit * scale };
      }),
    );
}

/** A medal as two paths, in dots of the album's picture. */
export interface Spot {
  readonly disc: string;
  readonly star: string;
}

/** The medals of the album, each over the place of its word. */
export function albumMedals(view: View, names: TableNames, best: Best): readonly Spot[] {
  const { sky } = names;
  const plan = planOf(sky);
  const { wide, columns } = albumPlan(view, plan);
  const scale = DOTS / (columns * wide);
  return view.players.flatMap((_, seat) => {
    const corner = cornerOf(view, plan, seat);
    const { old } = figureOf(view, names, seat);
    const spots = captionSpots(sky, old, plan).filter((_, i) => best.has(workId(seat, old[i]!.drawing.round)));
    return spots.map((spot) => {
      const [x, y, r] = [(corner.x + spot.x) * scale, (corner.y + spot.y) * scale, 17 * plan.unit * scale];
      return {
        disc: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
        star: starPath(x, y, 0.65 * r, { points: 5, inner: 0.45 }),
      };
    });
  });
}

function albumPlan({ n }: View, { width, height, margin, unit }: Plan) {
  return { wide: width + 2 * margin, tall: height + 2 * margin + 70 * unit, columns: n <= 4 ? 2 : 3 };
}

function cornerOf(view: View, plan: Plan, seat: Seat): { readonly x: number; readonly y: number } {
  const { wide, tall, columns } = albumPlan(view, plan);
  return { x: (seat % columns) * wide + plan.margin, y: Math.floor(seat / columns) * tall + plan.margin };
}

/** So wide is a sheet where something counts in dots. */
const DOTS = 1600;

/** A sheet of night. Films have an even number of dots: it is a line higher than what is drawn rather than cut, and dark there, too. */
function sheet(x: number, y: number, width: number, height: number, drawn: string): string {
  const high = 2 * Math.ceil((DOTS * height) / width / 2);
  const size = `width="${DOTS}" height="${high}" preserveAspectRatio="xMidYMin"`;
  const ground = `<rect x="${x}" y="${y}" width="${width}" height="${Math.ceil((high * width) / DOTS)}" fill="#0b1026"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${x} ${y} ${width} ${height}">${ground}${drawn}</svg>\n`;
}

interface Page {
  readonly view: View;
  readonly names: TableNames;
  readonly seat: Seat;
  readonly plan: Plan;
  readonly best: Best;
  /** Stars alone. */
  readonly bare?: boolean;
}

function page({ view, names, seat, plan, best, bare = false }: Page): string {
  const { sky } = names;
  const { width, height, unit } = plan;
  const figure = figureOf(view, names, seat);
  const frame = `<rect width="${width}" height="${height}" fill="#121a3a" stroke="#c9a24b" stroke-width="${2 * unit}"/>`;
  const used = new Set(figure.old.flatMap(({ drawing }) => drawing.stars));
  const stars = sky.stars
    .map((star) => (used.has(star.id) ? starSvg(star, names, plan) : faintSvg(star, plan, figure)))
    .join('');
  const name = `<text x="${width / 2}" y="${height + 58 * unit}" font-size="${40 * unit}" font-family="Georgia, serif" text-anchor="middle" fill="#ede6d3">${text(names.name(seat))}</text>`;
  const { lines, captions } = bare
    ? { lines: '', captions: '' }
    : drawings(names, plan, figure, (round) => best.has(workId(seat, round)));
  return frame + lines + stars + captions + name;
}

/** Words lie over the stars, on a little night of their own. */
function drawings(
  names: TableNames,
  plan: Plan,
  figure: Figure,
  isBest: (round: number) => boolean,
): { lines: string; captions: string } {
  const { sky } = names;
  const { unit } = plan;
  const spots = captionSpots(sky, figure.old, plan);
  const drawn = figure.old.map(({ drawing, caption }, i) => {
    const ink = ROUND_INK[(drawing.round - 1) % ROUND_INK.length];
    const { x, y } = spots[i]!;
    const edge = `stroke="#121a3a" stroke-width="${7 * unit}" stroke-linejoin="round" paint-order="stroke"`;
    return {
      line: `<path d="${linesOf(sky, drawing)}" fill="none" stroke="${ink}" stroke-width="${4 * unit}" stroke-linecap="round"/>`,
      word: `${isBest(drawing.round) ? medalSvg(x, y - 34 * unit, unit) : ''}<text x="${Math.round(x)}" y="${Math.round(y)}" font-size="${27 * unit}" font-family="Georgia, 'Times New Roman', serif" text-anchor="middle" fill="${ink}" ${edge}>${text(caption)}</text>`,
    };
  });
  return { lines: drawn.map(({ line }) => line).join(''), captions: drawn.map(({ word }) => word).join('') };
}

/** The medal of the best drawing, over its word. */
function medalSvg(x: number, y: number, unit: number): string {
  const star = starPath(x, y, 11 * unit, { points: 5, inner: 0.45 });
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${17 * unit}" fill="#c9a24b" stroke="#121a3a" stroke-width="${3 * unit}"/><path d="${star}" fill="#0b1026"/>`;
}

/** Stars outside the drawings stand back; those crossed out keep their cross, as faint. */
function faintSvg({ id, x, y }: Star, { unit }: Plan, { erased }: Figure): string {
  const r = 8 * unit;
  if (erased.some(({ star }) => star === id))
    return `<path d="M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}" stroke="#f0764a" stroke-width="${2 * unit}" opacity=".5"/>`;
  return `<circle cx="${x}" cy="${y}" r="${3.4 * unit}" fill="#ede6d3" opacity=".3"/>`;
}

function starSvg({ x, y, type, colour }: Star, { sky }: TableNames, { unit }: Plan): string {
  const shape = silhouetteOf(sky, type);
  const ink = NIGHT[inkName(sky, colour)];
  const rays = RAYS[shape];
  const bed = `<circle cx="${x}" cy="${y}" r="${19 * unit}" fill="#0b1026" stroke="#fff8e6" stroke-width="${1.4 * unit}"/>`;
  const glyph =
    rays === undefined
      ? `<circle cx="${x}" cy="${y}" r="${9 * unit}" fill="none" stroke="${ink}" stroke-width="${3 * unit}"/><circle cx="${x}" cy="${y}" r="${3 * unit}" fill="${ink}"/>`
      : `<path d="${starPath(x, y, rays[1] * unit, { points: rays[0], inner: rays[2], turn: rays[3] })}" fill="${ink}"/>`;
  return bed + glyph;
}

/** Names and words are people's own: never markup. */
function text(plain: string): string {
  return plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
