import { listed } from '@orrery/words';
import type { Star } from '../../data/index.ts';
import { cellOf } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { type Figure, starOf, starsOf } from './figure.ts';

const WAYS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/** Eight winds, north up. */
export function wayOf(a: Pick<Star, 'x' | 'y'>, b: Pick<Star, 'x' | 'y'>): (typeof WAYS)[number] {
  const eighth = Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 4) / Math.PI);
  return WAYS[(eighth + 8) % 8]!;
}

/** A drawing for ears: its outline first, then star by star and line by line, then where lines meet. */
export function describe(names: TableNames, { current, old, erased }: Figure): string[] {
  const { say, sky } = names;
  const said: string[] = [];
  const earlier = old.map(({ caption }) => caption).filter((caption) => caption !== '');
  const gone = erased.filter(({ star }) => star !== null).length;
  if (current === null) said.push(say('drawing.none'));
  else {
    const stars = starsOf(sky, current.stars);
    const [only] = stars;
    if (only !== undefined && stars.length === 1) said.push(say('drawing.alone', { star: cellOf(sky, only) }));
    else said.push(outline(names, stars, current.lines.length), ...course(names, current.lines));
  }
  if (earlier.length > 0) said.push(say('drawing.earlier', { words: listed(say, earlier) }));
  if (gone > 0) said.push(say('drawing.crossed', { count: gone }));
  return said;
}

function outline({ say, sky }: TableNames, stars: readonly Star[], lines: number): string {
  const xs = stars.map(({ x }) => x);
  const ys = stars.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, tall] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const shape = tall > wide * 1.3 ? 'tall' : wide > tall * 1.3 ? 'wide' : 'square';
  return say('drawing.whole', {
    stars: stars.length,
    lines,
    shape: say(`shape.${shape}`),
    columns: Math.max(1, Math.round((10 * wide) / sky.width)),
    rows: Math.max(1, Math.round((10 * tall) / sky.height)),
    corner: cellOf(sky, { x: left, y: top }),
  });
}

function course({ say, sky }: TableNames, lines: readonly { readonly from: string; readonly to: string }[]): string[] {
  const degree = new Map<string, number>();
  const said: string[] = [];
  for (const { from, to } of lines) {
    const [a, b] = [starOf(sky, from), starOf(sky, to)];
    if (a === null || b === null) continue;
    for (const id of [from, to]) degree.set(id, (degree.get(id) ?? 0) + 1);
    const share = Math.hypot(a.x - b.x, a.y - b.y) / Math.max(sky.width, sky.height);
    const length = say(`length.${share < 0.12 ? 'short' : share < 0.25 ? 'middle' : 'long'}`);
    said.push(
      say('drawing.line', { from: cellOf(sky, a), way: say(`way.${wayOf(a, b)}`), length, to: cellOf(sky, b) }),
    );
  }
  const cell = (id: string) => {
    const star = starOf(sky, id);
    return star === null ? id : cellOf(sky, star);
  };
  for (const [id, count] of degree) if (count > 2) said.push(say('drawing.fork', { star: cell(id), count }));
  const loose = [...degree].filter(([, count]) => count === 1).map(([id]) => cell(id));
  if (loose.length > 0) said.push(say('drawing.ends', { stars: listed(say, loose) }));
  const loops = lines.length - degree.size + 1;
  if (loops > 0 && lines.length > 0) said.push(say('drawing.loops', { count: loops }));
  return said;
}
