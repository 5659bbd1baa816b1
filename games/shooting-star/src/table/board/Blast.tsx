import { IconMark, n, starPath, worldReach } from '@orrery/ui';
import type { XY } from '../../rules/kind.ts';
import type { Mark } from './marks.ts';
import { centre, type Plan } from './plan.ts';

/** Under a planet: a sunburst for one that would be taken, a dashed ring for one that would be turned. */
export function Halo({
  mark,
  r,
  level,
  gap,
}: {
  readonly mark: Mark;
  readonly r: number;
  readonly level: number;
  readonly gap: number;
}) {
  const reach = worldReach(r, level, gap);
  const k = r / 29;
  switch (mark.t) {
    case 'capture':
    case 'isolate':
      return (
        <g className={mark.t === 'capture' ? 'ss-burst' : 'ss-burst ss-burst-cut'}>
          <path d={starPath(0, 0, reach + 9 * k, 20, 0.86)} />
          <circle className="ss-burst-hole" r={n(reach + 1.5 * k)} />
        </g>
      );
    case 'turn':
      return <circle className="ss-turn-ring" r={n(reach + 4 * k)} strokeWidth={n(2.6 * Math.max(k, 0.8))} />;
    case 'card':
    case 'immune':
      return <circle className="ss-touch-ring" r={n(reach + 3 * k)} />;
    case 'void':
      return null;
  }
}

/** The tag at a planet's lower right. */
export function Tag({
  mark,
  r,
  words,
}: {
  readonly mark: Mark;
  readonly r: number;
  readonly words: { readonly capture: string; readonly isolate: string };
}) {
  const k = Math.max(r / 29, 0.72);
  const text = mark.t === 'capture' ? words.capture : mark.t === 'isolate' ? words.isolate : null;
  const place = `translate(${n(r * 1.12)} ${n(r * 1.12)}) scale(${n(k)})`;
  if (text !== null) {
    const width = 18 + text.length * 8.2;
    return (
      <g className="ss-tag" transform={place}>
        <rect x={n(-width / 2)} y={-10.5} width={n(width)} height={21} rx={10.5} />
        <text y={5.6}>{text}</text>
      </g>
    );
  }
  if (mark.t === 'turn')
    return (
      <g className="ss-tag" transform={place}>
        <rect x={-19} y={-10.5} width={38} height={21} rx={10.5} />
        <path d="M-14 0H-4M-8-4L-4 0-8 4" />
        <text x={7} y={5.8}>
          {mark.to}
        </text>
      </g>
    );
  if (mark.t === 'card')
    return (
      <g className="ss-tag" transform={place}>
        <rect x={-10} y={-13} width={20} height={26} rx={2.5} />
        <text className="ss-tag-ask" y={6.5}>
          ?
        </text>
      </g>
    );
  if (mark.t === 'immune')
    return (
      <g className="ss-tag ss-tag-nil" transform={place}>
        <circle r={10.5} />
        <g transform="scale(0.8)">
          <IconMark name="cross" size={16} />
        </g>
      </g>
    );
  return null;
}

/** Where there is nothing to hit: a faint cross. */
export function VoidMark({ r }: { readonly r: number }) {
  const a = n(r * 0.3);
  return (
    <g className="ss-void">
      <circle r={n(r * 0.9)} />
      <path d={`M${-a} ${-a}L${a} ${a}M${a} ${-a}L${-a} ${a}`} />
    </g>
  );
}

/** Chevrons in the space between the weapon and what it hits. */
export function Darts({
  plan,
  from,
  to,
  faint,
}: {
  readonly plan: Plan;
  readonly from: XY;
  readonly to: XY;
  readonly faint: boolean;
}) {
  const a = centre(plan, from);
  const b = centre(plan, to);
  const [dx, dy] = [b.cx - a.cx, b.cy - a.cy];
  const length = Math.hypot(dx, dy);
  if (length < 1) return null;
  const k = Math.max(plan.r / 29, 0.6);
  const along = Math.abs(dy) > Math.abs(dx) * 0.8;
  const start = (along ? 49 : 31) * k;
  const end = length - plan.r * 1.62;
  const room = end - start;
  const count = Math.max(1, Math.min(3, Math.floor(room / (8 * k))));
  let d = '';
  for (let i = 0; i < count; i++)
    d += `M${n((i - count / 2) * 7 * k)} ${n(-6.5 * k)}l${n(6.5 * k)} ${n(6.5 * k)}l${n(-6.5 * k)} ${n(6.5 * k)}`;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const middle = room < 0 ? length / 2 : (start + end) / 2;
  return (
    <g
      className="ss-darts"
      data-faint={faint || undefined}
      transform={`translate(${n(a.cx)} ${n(a.cy)}) rotate(${n(turn)}) translate(${n(middle)} 0)`}
    >
      <path d={d} strokeWidth={n(2.2 * Math.max(k, 0.8))} />
    </g>
  );
}
