// The windows every table is looked at in.

export interface Size {
  readonly width: number;
  readonly height: number;
}

const allSizes: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** LAYOUT_SIZE=430x932: one alone, of these or any other. */
export const sizes = process.env.LAYOUT_SIZE === undefined ? allSizes : [sizeNamed(process.env.LAYOUT_SIZE)];
/** A window of 1280 x 1024 at 200 and at 400 per cent. */
export const zoomed: readonly Size[] = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];
export const phone = { width: 390, height: 844 };

/** Fingers play here. */
export const byTouch = ({ width, height }: Size): boolean => width <= 860 || height <= 560;
function sizeNamed(name: string): Size {
  const [width, height] = name.split('x').map(Number);
  if (!width || !height) throw new Error(`a size is written like 430x932, not ${name}`);
  return { width, height };
}
export const nameOf = ({ width, height }: Size): string => `${width}x${height}`;
