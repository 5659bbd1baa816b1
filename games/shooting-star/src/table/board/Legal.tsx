import { n } from '@orrery/ui';
import type { View, XY } from '../../rules/kind.ts';
import { siteAt } from '../../sight/change.ts';
import { centre, type Plan } from './plan.ts';

/** Free planets light up with corner ticks; empty cells to build on with a dashed ring. */
export function Legal({
  plan,
  legal,
  view,
  chosen,
}: {
  readonly plan: Plan;
  readonly legal: ReadonlySet<string> | null;
  readonly view: View;
  readonly chosen: XY | null;
}) {
  if (legal === null) return null;
  const a = Math.min(plan.cellWidth, plan.cellHeight) * 0.46;
  const b = a * 0.74;
  const corners = `M${n(-a)} ${n(-b)}V${n(-a)}H${n(-b)}M${n(b)} ${n(-a)}H${n(a)}V${n(-b)}M${n(a)} ${n(b)}V${n(a)}H${n(b)}M${n(-b)} ${n(a)}H${n(-a)}V${n(b)}`;
  return (
    <g className="ss-legal" data-aiming={chosen !== null || undefined}>
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
}
