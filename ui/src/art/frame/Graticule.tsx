import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { pixel } from '../../size/index.ts';
import { type GraticuleLook, graticuleLines } from './lines.ts';

export type GraticuleProps = Partial<GraticuleLook> & {
  readonly children?: ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** Frames its content as a plate of the atlas. Only plates, boards and missions wear it; the rest are hairline boxes. */
export function Graticule({ children, className, style, ...look }: GraticuleProps) {
  return (
    <div className={className} style={{ position: 'relative', ...style }}>
      <GraticuleFrame {...look} />
      {children}
    </div>
  );
}

/** The frame alone, laid over the nearest positioned element and redrawn when that changes size. */
export function GraticuleFrame({ band = 7, degree = 14, corners = true }: Partial<GraticuleLook>) {
  const ref = useRef<SVGSVGElement>(null);
  const [{ width, height, one }, setSize] = useState({ width: 0, height: 0, one: 1 });
  useLayoutEffect(() => {
    const svg = ref.current;
    if (!svg) return;
    const measure = (): void => {
      const box = svg.getBoundingClientRect();
      const one = pixel();
      const size = {
        width: Math.round((svg.clientWidth || box.width) / one),
        height: Math.round((svg.clientHeight || box.height) / one),
        one,
      };
      setSize((old) => {
        const same = old.width === size.width && old.height === size.height && old.one === one;
        return same ? old : size;
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(svg);
    return () => observer.disconnect();
  }, []);
  return (
    <svg ref={ref} className="graticule" aria-hidden="true">
      {width >= 40 && height >= 40 && (
        <g transform={one === 1 ? undefined : `scale(${one})`}>
          <Lines width={width} height={height} band={band} degree={degree} corners={corners} />
        </g>
      )}
    </svg>
  );
}

type LinesProps = GraticuleLook & { readonly width: number; readonly height: number };

/** Many short strokes, the same for as long as nothing changes size. */
const Lines = memo(function Lines({ width, height, ...look }: LinesProps) {
  const lines = graticuleLines(width, height, look);
  return (
    <>
      <path className="graticule-rule" d={lines.outer} strokeWidth={1.1} />
      <path className="graticule-rule" d={lines.inner} strokeWidth={0.7} />
      <path className="graticule-zebra" d={lines.zebra} />
      <path className="graticule-tick" d={lines.ticks} />
      <path className="graticule-corner" d={lines.corners} />
      <path className="graticule-star" d={lines.stars} />
    </>
  );
});
