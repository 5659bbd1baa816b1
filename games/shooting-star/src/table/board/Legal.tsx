import { n } from '@orrery/ui';
import { memo } from 'react';
import type { View } from '../../rules/kind.ts';
import { siteAt } from '../../sight/change.ts';
import { type Carry, useCarrying } from '../carry.ts';
import { centre, type Plan } from './plan.ts';

/** Free planets light up with corner ticks; empty cells to build on with a dashed ring. */
export const Legal = memo(function Legal({
  plan,
  legal,
  view,
  aiming,
  carry,
}: {
  readonly plan: Plan;
  readonly legal: ReadonlySet<string> | null;
  readonly view: View;
  /** One of them is chosen. */
  readonly aiming: boolean;
  readonly carry: Carry | undefined;
}) {
  const carried = useCarrying(carry);
  if (legal === null) return null;
  const a = Math.min(plan.cellWidth, plan.cellHeight) * 0.46;
  const b = a * 0.74;
  const corners = `M${n(-a)} ${n(-b)}V${n(-a)}H${n(-b)}M${n(b)} ${n(-a)}H${n(a)}V${n(-b)}M${n(a)} ${n(b)}V${n(a)}H${n(b)}M${n(-b)} ${n(a)}H${n(-a)}V${n(b)}`;
  return (
    <g className="ss-legal" data-aiming={aiming || carried || undefined}>
      {[...legal].map((key) => {
        const [x = 0, y = 0] = key.split(',').map(Number);
        const { cx, cy } = centre(plan, { x, y });
        return (
          <g key={key} transform={`translate(${n(cx)} ${n(cy)})`}>
            {siteAt(view, { x, y }) === null ? (
              <circle className="ss-legal-empty" r={n(plan.r)} />
            ) : (
              <path d={corners} />
            )}
          </g>
        );
      })}
    </g>
  );
});
