/** A colour or a font of the plate the page is printed on, by the name of its custom property. */
export type Ink = (name: `--${string}`) => string;

/** A canvas to draw on while something moves with a finger. */
export interface Slate {
  readonly pen: CanvasRenderingContext2D;
  /** Dots of the canvas to a pixel of the page. */
  readonly dots: number;
  readonly ink: Ink;
}

/** Sharper than that nobody sees on what moves. */
const SHARPEST = 2;

/** The canvas made as large as it lies on the page; null where there is nothing to draw with. */
export function slateOn(canvas: HTMLCanvasElement): Slate | null {
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const dots = Math.min(globalThis.devicePixelRatio || 1, SHARPEST);
  canvas.width = Math.round(canvas.clientWidth * dots);
  canvas.height = Math.round(canvas.clientHeight * dots);
  const style = getComputedStyle(canvas);
  const inks = new Map<string, string>();
  const ink: Ink = (name) => {
    const known = inks.get(name) ?? style.getPropertyValue(name).trim();
    inks.set(name, known);
    return known;
  };
  return { pen, dots, ink };
}

/** An empty canvas costs nothing while other things move. */
export function wipe(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 0;
}
