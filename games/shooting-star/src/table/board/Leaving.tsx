import { n, starPath } from '@orrery/ui';
import type { CSSProperties, ReactNode } from 'react';
import { Place } from './Aimed.tsx';
import type { Plan } from './plan.ts';
import type { Captured } from './useCaptured.ts';

interface LeavingProps {
  readonly one: Captured;
  readonly plan: Plan;
  /** The planet itself. */
  readonly children: ReactNode;
  arrive(no: number): void;
}

/** A captured planet on its way to a pile, over all others, and the flash that it leaves behind. */
export function Leaving({ one, plan, arrive, children }: LeavingProps) {
  const way = { '--ms': `${one.ms}ms`, '--fly-x': `${n(one.dx)}px`, '--fly-y': `${n(one.dy)}px` };
  return (
    <g
      className="ss-leaving"
      style={way as CSSProperties}
      onAnimationEnd={({ animationName }) => animationName === 'ss-fly' && arrive(one.cue.no)}
    >
      <Place plan={plan} at={one.site.at}>
        <path className="ss-flash" d={starPath(0, 0, plan.r * 1.9, { points: 12, inner: 0.45 })} />
      </Place>
      {children}
    </g>
  );
}
