/** The text size at which a pixel of the style sheets is one of the screen. */
const NORMAL = 16;

/** A length of the style sheets: with a larger text size of the reader's own it is larger, as everything is. */
export const rem = (px: number): string => `${px / NORMAL}rem`;

/** Every length of a text of CSS, from pixels to what follows the reader's text size. */
export function inRems(css: string, stays: (px: number) => boolean = () => false): string {
  return css.replaceAll(/(?<![\w.-])-?(?:\d*\.)?\d+px\b/g, (length) => {
    const px = Number.parseFloat(length);
    return stays(px) ? length : rem(px);
  });
}

/** How many pixels of the screen a pixel of the style sheets is; one where nothing is laid out. */
export function pixel(): number {
  return (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || NORMAL) / NORMAL;
}
