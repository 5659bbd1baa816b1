import { Icon } from '@orrery/ui';
import { type ReactNode, useMemo, useState } from 'react';
import type { TableNames } from '../names.ts';
import { type Bounds, type Plan, planOf } from './plan.ts';
import { useSize } from './useSize.ts';

export interface ChartProps {
  readonly bounds: Bounds;
  /** A custom sector may be scrolled and brought closer; a dealt grid always fits. */
  readonly zooms: boolean;
  readonly names: TableNames;
  children(plan: Plan): ReactNode;
}

const STEPS = [1, 1.4, 2, 2.8] as const;

/** Fits the sector into its frame. What is larger than the frame scrolls by touch, wheel or bar: a pan is never a move. */
export function Chart({ bounds, zooms, names, children }: ChartProps) {
  const [ref, size] = useSize<HTMLDivElement>();
  const [step, setStep] = useState(0);
  const { left, top, columns, rows } = bounds;
  const zoom = zooms ? (STEPS[step] ?? 1) : 1;
  const plan = useMemo(
    () => (size === null ? null : planOf({ left, top, columns, rows }, size.width * zoom, size.height * zoom)),
    [size, left, top, columns, rows, zoom],
  );
  const { say } = names;
  return (
    <div className="ss-chart" data-zooms={zooms || undefined}>
      <div ref={ref} className="ss-window" data-zoomed={zoom > 1 || undefined}>
        {plan !== null && (
          <div style={{ position: 'relative', width: plan.width, height: plan.height }}>{children(plan)}</div>
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
