import { watchPlate } from '@orrery/ui';
import { useEffect, useRef } from 'react';
import { stipple } from './stipple.ts';

/** The ground of a sky: stippled once on a canvas, again only when the size or the plate changes. */
export function Stipple() {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const pen = canvas?.getContext('2d');
    if (!canvas || !pen) return;
    let drawn = '';
    const draw = (): void => {
      const pixels = Math.round(canvas.clientWidth * Math.min(globalThis.devicePixelRatio || 1, 2));
      const style = getComputedStyle(canvas);
      const read = (name: string) => style.getPropertyValue(name).trim();
      const ink = {
        ground: [read('--sk-ground'), read('--sk-ground-edge')] as const,
        dust: read('--sk-dust'),
        gold: read('--gold'),
        strength: Number.parseFloat(read('--sk-dust-strength')) || 0,
      };
      const key = `${pixels} ${JSON.stringify(ink)}`;
      if (pixels === 0 || key === drawn) return;
      drawn = key;
      canvas.width = canvas.height = pixels;
      stipple(pen, pixels, ink);
    };
    const sizes = new ResizeObserver(draw);
    sizes.observe(canvas);
    const unwatch = watchPlate(draw);
    return () => {
      sizes.disconnect();
      unwatch();
    };
  }, []);
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty canvas takes no focus
  return <canvas ref={ref} className="sk-stipple" aria-hidden="true" />;
}
