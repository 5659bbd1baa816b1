/** A card is printed in the inks of the night plate (ui/src/theme/plates.css), whatever plate its reader prefers. */
export const inks = {
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
  flame: '#e0653a',
  spark: '#ffd9a0',
  groove: '#0a0714',
  void: '#03050d',
} as const;

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
