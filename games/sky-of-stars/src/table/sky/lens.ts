/** How a frame looks at a sky: so much larger, moved by so many pixels. */
export interface Lens {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Lens = { scale: 1, x: 0, y: 0 };
const CLOSEST = 5;

/** Larger or smaller about a point of the frame, which stays where it is. */
export function lensAbout({ scale, x, y }: Lens, factor: number, atX: number, atY: number): Lens {
  const next = Math.min(CLOSEST, Math.max(1, scale * factor));
  const grown = next / scale;
  return { scale: next, x: atX - (atX - x) * grown, y: atY - (atY - y) * grown };
}

/** The sky always fills its frame. */
export function clampLens({ scale, x, y }: Lens, width: number, height: number): Lens {
  if (scale < 1.02) return WHOLE;
  const between = (least: number, value: number) => Math.max(least, Math.min(0, value));
  return { scale, x: between(width * (1 - scale), x), y: between(height * (1 - scale), y) };
}
