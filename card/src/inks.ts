import type { Plate } from '@orrery/words/room';

/** A card is printed in the inks of the night plate (ui/src/theme/plates.css), whatever plate its reader prefers. */
export const inks = {
  /** What a board lies on. */
  field: '#101838',
  ground: '#0b1026',
  raised: '#121a3a',
  high: '#1b2550',
  deep: '#060a1b',
  bone: '#ede6d3',
  dim: '#b9b29f',
  bright: '#fff8e6',
  gold: '#c9a24b',
  goldDim: '#7d6730',
  goldPale: '#e9cf86',
  goldFill: '#cba552',
  grid: '#5a639c',
  disc: '#0f1739',
  rim: '#fff6dc',
  numeral: '#fff8e6',
  numeralHalo: '#060a1b',
  globe: '#060a1b',
  limb: '#ede6d3',
  moon: '#ede6d3',
  moonDark: '#0b1026',
  flame: '#e0653a',
  spark: '#ffd9a0',
  groove: '#0a0714',
  void: '#03050d',
} as const;
type Inks = Readonly<Record<keyof typeof inks, string>>;

/** The other two printings, as the page has them (ui/src/theme/plates.css, ui/src/theme/engraving/inks.css). */
const printings: Readonly<Record<Plate, Inks>> = {
  night: inks,
  day: {
    ...{ field: '#f4eddc', ground: '#f4eddc', raised: '#ebe1c8', high: '#e0d3b3', deep: '#3a2c1c' },
    ...{ bone: '#2a2118', dim: '#5b4d39', bright: '#1a130b' },
    ...{ gold: '#8a6418', goldDim: '#b0904f', goldPale: '#593e07', goldFill: '#dcb65e' },
    ...{ grid: '#a8966d', disc: '#eee4cc', rim: '#1a130b', numeral: '#fffaf0', numeralHalo: '#2a1f13' },
    ...{ globe: '#3d2e1d', limb: '#3d2e1d', moon: '#f4eddc', moonDark: '#3d2e1d' },
    ...{ flame: '#b8390f', spark: '#ffd9a0', groove: '#3d2e1d', void: '#2a2118' },
  },
  contrast: {
    ...{ field: '#000000', ground: '#000000', raised: '#000000', high: '#1a1a1a', deep: '#000000' },
    ...{ bone: '#ffffff', dim: '#e2e2e2', bright: '#ffffff' },
    ...{ gold: '#ffe600', goldDim: '#b8a600', goldPale: '#fff27a', goldFill: '#ffe600' },
    ...{ grid: '#8c8c8c', disc: '#000000', rim: '#ffe600', numeral: '#ffffff', numeralHalo: '#000000' },
    ...{ globe: '#000000', limb: '#ffffff', moon: '#ffffff', moonDark: '#000000' },
    ...{ flame: '#ff9b57', spark: '#ffffff', groove: '#000000', void: '#000000' },
  },
};
export const inksOf = (plate: Plate): Inks => printings[plate];

/** Families as the font files themselves are called, which is what a server finds them by, then as the page calls them. */
export const faces = {
  title: "'IM FELL English','IM Fell English','EB Garamond',serif",
  caps: "Cinzel,'EB Garamond',serif",
  text: "'EB Garamond',serif",
  plain: "'Atkinson Hyperlegible Next',sans-serif",
} as const;
export type Face = keyof typeof faces;

/** About how wide a letter of a face is against its height: small, then capital. */
const widths: Readonly<Record<Face, readonly [number, number]>> = {
  title: [0.5, 0.8],
  caps: [0.66, 0.78],
  text: [0.42, 0.66],
  plain: [0.53, 0.66],
};
const narrow = /[ijlt.,;:'’!|()fI ]/;

/** About how wide a text will be: a drawing by code has nothing to measure it with. */
export function widthOf(words: string, face: Face, size: number): number {
  const [small, capital] = widths[face];
  let sum = 0;
  for (const letter of words) {
    if (narrow.test(letter)) sum += small * 0.62;
    else sum += letter === letter.toLowerCase() && letter.length === 1 ? small : capital;
  }
  return sum * size;
}
