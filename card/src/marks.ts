import { cutPlanet, HATCH_TILES, n, type PlanetKind, SEATS, SIGIL_PATHS, seatIdentity } from '@orrery/ui/engraving';
import type { Plate } from '@orrery/words/room';
import { type Face, faces, inks, inksOf, widthOf } from './inks.ts';

/** Names are people's own: never markup, in a text or in an attribute. */
export function escaped(plain: string): string {
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

interface Lettering {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly ink?: string;
  readonly anchor?: 'middle' | 'end';
  readonly italic?: boolean;
  readonly spacing?: number;
  /** Thickens the letters: a server has one weight of each face. */
  readonly heavy?: number;
  /** A ring of ground about the letters, of this ink. */
  readonly halo?: number;
  readonly haloInk?: string;
}

/** Signs that no file of letters has, and what would end a line of XML. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;

export function lettered(words: string, how: Lettering): string {
  const { x, y, size, face, ink = inks.bone, anchor, italic, spacing, heavy, halo, haloInk = inks.deep } = how;
  const said = escaped(words.replaceAll(unprintable, ''));
  const place = `x="${n(x)}" y="${n(y)}" font-size="${n(size)}" font-family="${faces[face]}"`;
  const more =
    (anchor === undefined ? '' : ` text-anchor="${anchor}"`) +
    (italic ? ' font-style="italic"' : '') +
    (spacing === undefined ? '' : ` letter-spacing="${n(spacing)}"`);
  const thick = heavy === undefined ? '' : ` stroke="${ink}" stroke-width="${n(heavy)}"`;
  const under =
    halo === undefined
      ? ''
      : `<text ${place}${more} fill="${haloInk}" stroke="${haloInk}" stroke-width="${n(halo)}" stroke-linejoin="round">${said}</text>`;
  return `${under}<text ${place}${more} fill="${ink}"${thick}>${said}</text>`;
}

/** The largest size, up to `most`, at which words have room; what has none at `least` is cut short. */
export function fitted(
  words: string,
  {
    face,
    room,
    most,
    least,
  }: { readonly face: Face; readonly room: number; readonly most: number; readonly least: number },
): { readonly words: string; readonly size: number } {
  const size = Math.min(most, (most * room) / Math.max(1, widthOf(words, face, most)));
  if (size >= least) return { words, size };
  const letters = [...words];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, face, least) > room) letters.pop();
  return { words: `${letters.join('').trimEnd()}…`, size: least };
}

/** A seat's sign about x, y. */
export function sigil(look: number, x: number, y: number, size: number, ink = lineInk(look)): string {
  const d = SIGIL_PATHS[seatIdentity(look).sigil];
  return `<path d="${d}" fill="${ink}" fill-rule="evenodd" transform="translate(${n(x)} ${n(y)}) scale(${n(size / 24)})"/>`;
}

export const lineInk = (look: number, plate: Plate = 'night'): string => seatIdentity(look).lineColour[plate];
export const fillInk = (look: number, plate: Plate = 'night'): string => seatIdentity(look).colour[plate];

/** The patterns that `hatch` points at: once in a picture. */
export function hatchDefs(plate: Plate = 'night'): string {
  return SEATS.map(({ seat, hatch, colour }) => {
    const { d, round } = HATCH_TILES[hatch];
    const pen = `stroke="${colour[plate]}" stroke-width="${round ? 2.6 : 1.3}" stroke-linecap="${round ? 'round' : 'butt'}"`;
    return `<pattern id="hatch${seat}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="${d}" fill="none" ${pen}/></pattern>`;
  }).join('');
}
export const hatch = (look: number): string => `url(#hatch${seatIdentity(look).seat})`;

const planetInks: Readonly<Record<PlanetKind, readonly [line: string, wash: string]>> = {
  small: ['#e6dcc2', '#b79a67'],
  zero: ['#ede6d3', '#c9a24b'],
  amaranth: ['#f4cdd3', '#d8567f'],
  boreas: ['#dcedf4', '#6fb6dc'],
  cinder: ['#edc7a8', '#e0653a'],
  drift: ['#d3e8dd', '#3f9d8b'],
  echo: ['#ded5f0', '#8d78cf'],
  dark: ['#b9b29f', 'none'],
};
/** By day the lines are the paper between the grooves of a sepia globe; in high contrast all are white. Neither has a wash. */
const dayLines: Readonly<Record<PlanetKind, string>> = {
  small: '#f1e6cb',
  zero: '#f7e9bf',
  amaranth: '#f3c9cd',
  boreas: '#d3e8ef',
  cinder: '#efc39f',
  drift: '#c5e2d2',
  echo: '#dccff0',
  dark: '#5b4d39',
};
const bites = [1, 0.9, 0.8, 0.69, 0.57, 0.44] as const;

/** An engraved planet about 0, 0. */
export function planet(kind: PlanetKind, seed: string | number, r: number, plate: Plate = 'night'): string {
  const cut = cutPlanet(kind, seed, r);
  const inks = inksOf(plate);
  const [nightLine, wash] = planetInks[kind];
  const line = plate === 'night' ? nightLine : plate === 'day' ? dayLines[kind] : inks.bone;
  const globe = n(cut.globe);
  const marks = (some: typeof cut.over) =>
    some
      .filter(({ ink }) => ink !== 'cut-bare')
      .map(({ d, ink, width, opacity }) => {
        const pen = width === undefined ? '' : ` stroke-width="${n(width)}"`;
        return `<path d="${d}" ${markInk(ink, line, inks)}${pen}${opacity === undefined ? '' : ` opacity="${n(opacity)}"`}/>`;
      })
      .join('');
  const washes = bites.map(
    (k) =>
      `<circle cx="${n(-cut.globe * (1 - k) * 0.74)}" cy="${n(-cut.globe * (1 - k) * 0.62)}" r="${n(cut.globe * k)}"/>`,
  );
  const washed = plate === 'night' ? `<g fill="${wash}" fill-opacity=".105">${washes.join('')}</g>` : '';
  const face =
    cut.ribbons === ''
      ? ''
      : `<circle r="${globe}" fill="${inks.globe}"/>${washed}<path d="${cut.ribbons}" fill="${line}"/>`;
  const limb =
    cut.ribbons === ''
      ? ''
      : `<circle r="${globe}" fill="none" stroke="${inks.limb}" stroke-width="${n(Math.max(0.7, cut.cutFor * 0.022))}" opacity=".75"/>`;
  return `<g transform="scale(${n(r / cut.cutFor)})" stroke-linecap="round" stroke-linejoin="round">${marks(cut.under)}${face}${marks(cut.over)}${limb}</g>`;
}

/** How a plate inks a stroke (ui/src/theme/engraving/planets.css). */
function markInk(ink: string, line: string, inks: ReturnType<typeof inksOf>): string {
  const stroke = (colour: string) => `fill="none" stroke="${colour}"`;
  switch (ink) {
    case 'cut-deep':
      return stroke(inks.groove);
    case 'cut-heart':
      return `fill="${inks.goldFill}" stroke="${inks.groove}"`;
    case 'cut-flame':
      return `fill="${inks.flame}"`;
    case 'cut-ember':
      return stroke(inks.flame);
    case 'cut-spark':
      return stroke(inks.spark);
    case 'cut-void cut-rim':
      return `fill="${inks.void}" stroke="${inks.bone}"`;
    case 'cut-void-rim':
      return `fill="${inks.void}"`;
    case 'cut-deep-fill':
      return `fill="${inks.groove}"`;
    case 'cut-line-fill':
      return `fill="${line}"`;
    case 'cut-ray':
      return stroke(inks.dim);
    case 'cut-dash':
      return stroke(inks.goldDim);
    default:
      return stroke(line);
  }
}

/** 1 becomes I. */
export function roman(number: number): string {
  return ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][number] ?? String(number);
}
