import { sized, type TableProps, useTimeLeft } from '@orrery/ui';
import type { SkyOfStars } from '../../rules/kind.ts';
import type { View } from '../../rules/view-kind.ts';
import type { TableNames } from '../names.ts';

interface ClockProps {
  readonly clock: NonNullable<TableProps<SkyOfStars>['clock']>;
  readonly names: TableNames;
  readonly view: View;
}

/** The time left, and what happens at zero (SK-P21). */
export function Clock({ clock, names, view }: ClockProps) {
  const { left, face, sentence } = useTimeLeft(clock.until);
  if (view.phase === 'over') return null;
  const step = view.phase !== 'act' ? view.phase : view.face === 'erase' ? 'erase' : 'line';
  const share = Math.min(1, left / clock.of);
  return (
    <span className="sk-clock" data-short={left <= 5000 || undefined}>
      <svg viewBox="-12 -12 24 24" {...sized(24)} aria-hidden="true">
        <circle className="sk-clock-ring" r="9.5" />
        <circle
          className="sk-clock-left"
          r="9.5"
          pathLength={1}
          strokeDasharray={`${share.toFixed(3)} 1`}
          transform="rotate(-90)"
        />
        <text y={3.2} data-long={face.length > 2 || undefined}>
          {face}
        </text>
      </svg>
      <b>{sentence}</b> <i>{names.say(`clock.${step}`)}</i>
    </span>
  );
}
