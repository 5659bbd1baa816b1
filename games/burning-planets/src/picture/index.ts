import { fillInk, hatch, inksOf, lineInk, planet, sigil } from '@orrery/card';
import type { Seat } from '@orrery/kernel';
import { n, type PlanetKind, polar, polyline } from '@orrery/ui/engraving';
import type { BoardPicture, PictureBox, Plate } from '@orrery/words/room';
import type { BurningPlanets } from '../rules/kind.ts';
import type { Cell } from '../rules/moves.ts';
import type { PlanetSeen, ShipSeen, View } from '../rules/seen.ts';
import { tablesOf } from '../rules/tables.ts';
import { countOf } from './count.ts';

/** The map as the war left it: planets by owner, what stands on them, ships. */
export const picture: BoardPicture<BurningPlanets> = {
  board,
  line: { word: 'line.counted', of: (view) => view.players.map((_, seat) => countOf(view, seat).total) },
};

const point = ({ q, r }: Cell) => ({ x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) });
const faces: readonly PlanetKind[] = ['small', 'zero', 'amaranth', 'boreas', 'cinder', 'drift', 'echo'];

function board(view: View, { width, height, looks, plate }: PictureBox): string {
  const inks = inksOf(plate);
  const { panels, panelRadius, q, r } = tablesOf(view.options).board(view.n);
  const centres = panels.map(({ centre }) => point({ q: q[centre]!, r: r[centre]! }));
  const reach = 1.75 * panelRadius;
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - reach, Math.max(...xs) + reach];
  const [top, bottom] = [Math.min(...ys) - reach, Math.max(...ys) + reach];
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const at = (cell: Cell) => {
    const { x, y } = point(cell);
    return { x: width / 2 + (x - (left + right) / 2) * scale, y: height / 2 + (y - (top + bottom) / 2) * scale };
  };
  const look = (owner: Seat) => looks[owner] ?? owner;
  const sheets = centres.map(({ x, y }) => {
    const cx = width / 2 + (x - (left + right) / 2) * scale;
    const cy = height / 2 + (y - (top + bottom) / 2) * scale;
    const corners = [0, 1, 2, 3, 4, 5].map((k): [number, number] => {
      const [dx, dy] = polar((k * Math.PI) / 3 + Math.PI / 6, reach * 0.98 * scale);
      return [cx + dx, cy + dy];
    });
    return `<path d="${polyline(corners)}Z" fill="${inks.raised}" fill-opacity=".55" stroke="${inks.goldDim}" stroke-width="1.2"/>`;
  });
  const { sizes } = tablesOf(view.options).set;
  const worlds = view.planets.map((world) => {
    const { x, y } = at(world.centre);
    const radius = (1.5 * sizes[world.size].radius + 0.8) * scale;
    return `<g transform="translate(${n(x)} ${n(y)})">${worldSvg(world, radius, world.owner === null ? null : look(world.owner), plate)}</g>`;
  });
  const rocks = view.asteroids.map(({ cell }) => {
    const { x, y } = at(cell);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.6 * scale)}" fill="${inks.dim}" opacity=".8"/>`;
  });
  const fleet = view.ships.map((ship) => {
    const { x, y } = at(ship.cell);
    return `<path d="${hull(ship, x, y, scale)}" fill="${lineInk(look(ship.owner), plate)}" stroke="${inks.ground}" stroke-width="1.6" stroke-linejoin="round"/>`;
  });
  return sheets.join('') + rocks.join('') + worlds.join('') + fleet.join('');
}

function worldSvg({ id, biome, owner, slots }: PlanetSeen, r: number, look: number | null, plate: Plate): string {
  const inks = inksOf(plate);
  const face = faces[[...biome].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % faces.length]!;
  const held =
    look === null
      ? `<circle r="${n(r * 1.12)}" fill="none" stroke="${inks.dim}" stroke-dasharray="2 3"/>`
      : `<circle r="${n(r * 1.24)}" fill="${hatch(look)}"/><circle r="${n(r * 1.24)}" fill="none" stroke="${lineInk(look, plate)}" stroke-width="2.2"/>`;
  const medal =
    look === null || owner === null
      ? ''
      : `<circle r="${n(Math.max(8, r * 0.42))}" fill="${inks.ground}" stroke="${fillInk(look, plate)}"/>${sigil(look, 0, 0, Math.max(11, r * 0.56), lineInk(look, plate))}`;
  const built = slots.map((_, i) => {
    const [x, y] = polar((i / Math.max(1, slots.length)) * 2 * Math.PI - Math.PI / 2, r * 0.78);
    return `<rect x="${n(x - 2)}" y="${n(y - 2)}" width="4" height="4" fill="${inks.goldPale}" stroke="${inks.deep}"/>`;
  });
  return `${held}${planet(face, id, r, plate)}${built.join('')}${medal}`;
}

function hull({ cls }: ShipSeen, x: number, y: number, scale: number): string {
  const size = scale * (cls === 'huge' ? 1.5 : 1.05);
  return `M${n(x + size)} ${n(y)}L${n(x - size * 0.8)} ${n(y - size * 0.62)} ${n(x - size * 0.4)} ${n(y)} ${n(x - size * 0.8)} ${n(y + size * 0.62)}Z`;
}
