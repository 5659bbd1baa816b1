import { useEffect, useRef } from 'react';
import { watchPlate } from '../../theme/plate.ts';
import { starPath } from '../pen.ts';
import { type Star, scatterStars } from './poisson.ts';

export type SkyProps = {
  /** The table's id: every table has its own sky, the same again in its replay. */
  readonly seed: string;
  /** Mean distance between stars in CSS pixels. */
  readonly gap?: number;
  /** Fill the nearest positioned element instead of standing behind the page. */
  readonly within?: boolean;
  /** A few four-pointed stars; never behind a board, where they would read as pieces. */
  readonly bright?: boolean;
};

const DOT_SIZE = [0.7, 1, 1.5, 2.1, 2.1] as const;
const DOT_STRENGTH = [0.32, 0.45, 0.6, 0.7, 0.75] as const;

/** Stars stippled once on a canvas; drawn again only when the size or the plate changes. */
export function Sky({ seed, gap = 24, within = false, bright = !within }: SkyProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) return;
    const draw = (): void => stipple(canvas, pen, { seed, gap, bright });
    const sizes = new ResizeObserver(draw);
    sizes.observe(canvas);
    const unwatch = watchPlate(draw);
    return () => {
      sizes.disconnect();
      unwatch();
    };
  }, [seed, gap, bright]);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty canvas takes no focus
  return <canvas ref={ref} className={within ? 'sky within' : 'sky'} aria-hidden="true" />;
}

function stipple(
  canvas: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  { seed, gap, bright }: { seed: string; gap: number; bright: boolean },
): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return;
  const scale = Math.min(globalThis.devicePixelRatio || 1, 2);
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  const style = getComputedStyle(canvas);
  const strength = Number.parseFloat(style.getPropertyValue('--sky-strength')) || 0;
  if (strength === 0) return;
  pen.strokeStyle = pen.fillStyle = style.getPropertyValue('--star-ink').trim();
  pen.lineCap = 'round';
  const stars = scatterStars(width, height, seed, gap);
  for (const magnitude of [0, 1, 2, 3, 4] as const) {
    const some = stars.filter((star) => star.magnitude === magnitude);
    pen.globalAlpha = DOT_STRENGTH[magnitude] * strength;
    if (magnitude === 4 && bright) pen.fill(new Path2D(some.map(({ x, y }) => starPath(x, y, 4.2)).join('')));
    else dots(pen, some, DOT_SIZE[magnitude]);
  }
}

function dots(pen: CanvasRenderingContext2D, stars: readonly Star[], size: number): void {
  pen.beginPath();
  for (const { x, y } of stars) {
    pen.moveTo(x + size / 2, y);
    pen.arc(x, y, size / 2, 0, Math.PI * 2);
  }
  pen.fill();
}
