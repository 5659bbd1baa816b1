import { animate } from 'motion/mini';
import { type ReactNode, useEffect, useRef } from 'react';
import { sized } from '../size/index.ts';
import { useSay } from '../words/index.ts';
import { solid } from './solid.ts';
import './dice.css';

export interface DieProps {
  readonly sides: number;
  /** The number or name on top. */
  readonly value: string | number;
  /** A drawing instead of the number, about 0, 0. */
  readonly face?: ReactNode;
  /** Grows with each roll: a new one tumbles for `ms` milliseconds; 0: it lies still. */
  readonly roll: number;
  readonly ms: number;
  readonly size?: number;
}

/** A die cut like everything else. The value is there from the start: only the eye has to wait. */
export function Die({ sides, value, face, roll, ms, size = 96 }: DieProps) {
  const say = useSay();
  const ref = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each roll tumbles once
  useEffect(() => {
    if (ref.current === null || ms === 0) return;
    const turns = ['rotate(-560deg) scale(0.7)', 'rotate(12deg) scale(1.06)', 'rotate(0deg) scale(1)'];
    const tumble = animate(ref.current, { transform: turns }, { duration: ms / 1000, ease: [0.2, 0.8, 0.2, 1] });
    return () => tumble.complete();
  }, [roll]);
  const { outline, face: top, edges } = solid(sides);
  return (
    <svg className="die" viewBox="-50 -50 100 100" {...sized(size)} role="img" aria-label={say('ui.die', { value })}>
      <g ref={ref}>
        <path className="die-body" d={outline} />
        <path className="die-edges" d={edges} />
        <path className="die-face" d={top} />
        {face ?? (
          <text className="die-value" y="10">
            {value}
          </text>
        )}
      </g>
    </svg>
  );
}
