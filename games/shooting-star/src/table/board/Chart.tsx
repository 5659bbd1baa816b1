import { Icon, pixel, rem, useSize } from '@orrery/ui';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TableNames } from '../names.ts';
import { type Bounds, closer, type Plan, planOf } from './plan.ts';

export interface ChartProps {
  readonly bounds: Bounds;
  /** A custom sector may be scrolled and brought closer; a dealt grid always fits. */
  readonly zooms: boolean;
  readonly names: TableNames;
  children(plan: Plan): ReactNode;
}

const STEPS = [1, 1.5, 2.1, 3] as const;

/** Smaller cells than this are hard to read and to touch: a large sector then opens one step closer. */
const SMALLEST = 34;

/** Fits the sector into its frame. What is larger than the frame scrolls by touch, wheel or bar: a pan is never a move. */
export function Chart({ bounds, zooms, names, children }: ChartProps) {
  const [ref, size] = useSize<HTMLDivElement>();
  const [chosen, setStep] = useState<number | null>(null);
  const { left, top, columns, rows } = bounds;
  const fit = useMemo(
    () => (size === null ? null : planOf({ left, top, columns, rows }, size.width, size.height)),
    [size, left, top, columns, rows],
  );
  const small = zooms && fit !== null && Math.min(fit.cellWidth, fit.cellHeight) < SMALLEST;
  const step = chosen ?? (small ? 1 : 0);
  const zoom = zooms ? (STEPS[step] ?? 1) : 1;
  const plan = useMemo(() => fit && closer(fit, zoom), [fit, zoom]);
  // What lies in the middle stays there when the sector comes closer or goes farther.
  const middle = useRef({ x: 0.5, y: 0.5 });
  const remember = (): void => {
    const frame = ref.current;
    if (frame === null) return;
    middle.current = {
      x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
      y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
    };
  };
  useLayoutEffect(() => {
    const frame = ref.current;
    if (frame === null || plan === null) return;
    const one = pixel();
    frame.scrollLeft = middle.current.x * plan.width * one - frame.clientWidth / 2;
    frame.scrollTop = middle.current.y * plan.height * one - frame.clientHeight / 2;
  }, [ref, plan]);
  const { say } = names;
  return (
    <div className="ss-chart" data-zooms={zooms || undefined}>
      <div ref={ref} className="ss-window" data-zoomed={zoom > 1 || undefined} onScroll={remember}>
        {plan !== null && (
          <div style={{ position: 'relative', width: rem(plan.width), height: rem(plan.height) }}>{children(plan)}</div>
        )}
      </div>
      {zooms && (
        <div className="ss-zoom">
          <button
            type="button"
            aria-label={say('sector.closer')}
            disabled={step === STEPS.length - 1}
            onClick={() => setStep(step + 1)}
          >
            <Icon name="plus" size={18} />
          </button>
          <button
            type="button"
            aria-label={say('sector.farther')}
            disabled={step === 0}
            onClick={() => setStep(step - 1)}
          >
            <Icon name="minus" size={18} />
          </button>
          <button type="button" className="ss-fit" disabled={step === 0} onClick={() => setStep(0)}>
            {say('sector.fit')}
          </button>
        </div>
      )}
    </div>
  );
}
