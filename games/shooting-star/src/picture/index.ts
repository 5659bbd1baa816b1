import { fillInk, inksOf, lettered, lineInk, planet, sigil } from '@orrery/card';
import { globeRadius, n, polar, polyline } from '@orrery/ui/engraving';
import type { BoardPicture, PictureBox } from '@orrery/words/room';
import { dataOf, type WeaponCard } from '../data/index.ts';
import type { CardSeen, ShootingStar, SiteSeen, View } from '../rules/kind.ts';
import { gridCells } from '../rules/sector.ts';
import { faceOf } from './face.ts';
import { pointsNow } from './points.ts';

/** The sector of the fullest round, weapons open. */
export const picture: BoardPicture<ShootingStar> = {
  board,
  fullness: ({ sites }) => 100 * sites.filter(({ card }) => card !== null).length + sites.length,
  line: { word: 'line.counted', of: pointsNow },
};

function board(view: View, box: PictureBox): string {
  const { left, top, columns, rows } = boundsOf(view);
  const [wide, high] = [(box.width - 20) / columns, (box.height - 16) / rows];
  const r = Math.min(Math.min(wide, high) * 0.31, 40);
  const inks = inksOf(box.plate);
  const { weapons } = dataOf(view.options);
  let corners = '';
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [x, y] = [n(10 + column * wide), n(8 + row * high)];
      corners += `M${x - 5} ${y}h10M${x} ${y - 5}v10`;
    }
  const ground = `<g fill="none" stroke="${inks.gold}" opacity=".6"><path d="${corners}" stroke-width=".9"/><ellipse cx="${box.width / 2}" cy="${box.height / 2}" rx="${box.width * 0.52}" ry="${box.height * 0.16}" opacity=".5"/></g>`;
  const sites = view.sites.map((site) => {
    const [x, y] = [10 + (site.at.x - left + 0.5) * wide, 8 + (site.at.y - top + 0.5) * high];
    return `<g transform="translate(${n(x)} ${n(y)})">${siteSvg(site, r, weapons, box)}</g>`;
  });
  return ground + sites.join('');
}

/** SS-S4; a custom sector is as large as what lies in it. */
function boundsOf({ n: seats, options, sites }: View) {
  const grid = gridCells(seats);
  const custom = options.sector === 'custom';
  const xs = custom ? sites.map(({ at }) => at.x) : grid.filter((_, i) => i % 2 === 0);
  const ys = custom ? sites.map(({ at }) => at.y) : grid.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

function siteSvg(site: SiteSeen, r: number, weapons: readonly WeaponCard[], box: PictureBox): string {
  const inks = inksOf(box.plate);
  const { kind, name, planet: id, level, moons, card } = site;
  const face = faceOf(kind, name);
  const rings = Array.from({ length: level ?? 0 }, (_, i) => {
    const radius = r * (1.03 + (i + 1) * 0.115);
    const [x, y] = polar(((-150 + (i + 1) * 38) * Math.PI) / 180, radius);
    return `<circle r="${n(radius)}" fill="none" stroke="${inks.gold}" stroke-width="${n(r * 0.032)}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.062)}" fill="${inks.goldPale}"/>`;
  });
  const falls = level === 1 || level === 3;
  const rim = falls
    ? `<circle r="${n(globeRadius(face, r) + r * 0.02)}" fill="none" stroke="${inks.rim}" stroke-width="${n(r * 0.07)}"/>`
    : '';
  const numeral =
    level === null || card !== null
      ? ''
      : lettered(String(level), {
          ...{ x: r * 0.31, y: r * 0.12 + r * 0.46, size: r * 1.3, face: 'caps', anchor: 'middle' },
          ...{ ink: inks.numeral, heavy: r * 0.03, halo: r * 0.2, haloInk: inks.numeralHalo },
        } as const);
  const moon =
    moons > 0
      ? `<g transform="translate(${n(r * 1.02)} ${n(-r * 0.98)})"><circle r="${n(r * 0.32)}" fill="${inks.moonDark}"/><circle r="${n(r * 0.25)}" fill="${inks.moon}"/><path d="M0 ${n(-r * 0.25)}A${n(r * 0.25)} ${n(r * 0.25)} 0 0 1 0 ${n(r * 0.25)}A${n(r * 0.36)} ${n(r * 0.36)} 0 0 0 0 ${n(-r * 0.25)}Z" fill="${inks.moonDark}"/></g>`
      : '';
  const cover = card === null ? '' : `<g transform="scale(${n(r / 29)})">${cardSvg(card, weapons, box)}</g>`;
  return `<circle r="${n(r * 1.06)}" fill="${inks.disc}"/>${rings.join('')}${planet(face, id, r, box.plate)}${rim}${numeral}${moon}${cover}`;
}

/** Cut for a planet of radius 29. */
function cardSvg(
  { seat, arrow, weapon }: CardSeen,
  weapons: readonly WeaponCard[],
  { looks, plate }: PictureBox,
): string {
  const inks = inksOf(plate);
  const look = looks[seat] ?? seat;
  const [fill, line] = [fillInk(look, plate), lineInk(look, plate)];
  const reach = arrow % 2 === 0 ? 0 : 7;
  const tip = `M0 ${-46 + reach}L13 ${-29 + reach}H-13Z`;
  const pointer = `<g transform="rotate(${arrow * 90})"><path d="${tip}" fill="${inks.ground}" stroke="${inks.ground}" stroke-width="4"/><path d="${tip}" fill="${fill}" stroke="${inks.rim}"/></g>`;
  const ground = `<rect x="-24" y="-31" width="48" height="62" rx="3" fill="${inks.high}" stroke="${fill}" stroke-width="2.6"/>`;
  const face = weapons.find(({ id }) => id === weapon);
  if (face === undefined) return `${pointer}${ground}${sigil(look, 0, 0, 30, line)}`;
  const number = lettered(face.priority === null ? '–' : String(face.priority), {
    ...{ x: 0, y: -7, size: 26, face: 'caps', anchor: 'middle', ink: inks.bright, heavy: 0.6 },
  } as const);
  const hits = face.cells
    .filter(({ dx, dy }) => dx !== 0 || dy !== 0)
    .map(({ dx, dy }) => `<circle cx="${n(dx * 7.2)}" cy="${n(dy * 7.2)}" r="2.9" fill="${inks.bright}"/>`);
  const turn = face.priority === null ? 0 : arrow * 90;
  const own = `<path d="${polyline([
    [0, -3.2],
    [3.2, 0],
    [0, 3.2],
    [-3.2, 0],
  ])}Z" fill="none" stroke="${inks.goldPale}" stroke-width="1.3"/>`;
  return `${pointer}${ground}${number}<g transform="translate(0 13) rotate(${turn})">${hits.join('')}${own}</g>${sigil(look, 17, -24, 11, line)}`;
}
