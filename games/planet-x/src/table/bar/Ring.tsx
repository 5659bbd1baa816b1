import { useTimeLeft } from '@orrery/ui';

export interface RingProps {
  readonly clock: { readonly until: number; readonly of: number };
}

const R = 18;
const ROUND = 2 * Math.PI * R;
const TICKS = Array.from({ length: 15 }, (_, i) => {
  const angle = ((i * 24 - 90) * Math.PI) / 180;
  const at = (r: number) => `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
  return `M${at(25)}L${at(22.5)}`;
}).join('');

/** The time left as a ring. */
export function Ring({ clock }: RingProps) {
  const { left, face, sentence } = useTimeLeft(clock.until);
  const share = Math.min(1, left / clock.of);
  return (
    <span className="px-ring">
      <svg viewBox="-26 -26 52 52" aria-hidden="true">
        <path className="px-ring-ticks" d={TICKS} />
        <circle className="px-ring-ground" r={20} />
        <circle
          className="px-ring-left"
          r={R}
          strokeDasharray={`${(share * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
          transform="rotate(-90)"
        />
        <text y={6} textAnchor="middle" data-long={face.length > 2 || undefined}>
          {face}
        </text>
      </svg>
      <span className="unseen">{sentence}</span>
    </span>
  );
}
