import { n } from '@orrery/ui';
import { type Ref, useImperativeHandle, useState } from 'react';
import type { Star } from '../../data/index.ts';
import { type Plan, strokeOf, viewBoxOf } from './plan.ts';
import type { InTheWay } from './why.ts';

/** A line that is not drawn yet: from a star to the finger, or to the star it would take. */
export interface Stretch {
  readonly from: Star;
  readonly x: number;
  readonly y: number;
  readonly to: Star | null;
  /** Why the line to that star is refused, in words; null: it is not. */
  readonly why: string | null;
  readonly way: InTheWay;
}

export interface RubberHandle {
  stretch(line: Stretch | null): void;
}

interface RubberProps {
  readonly plan: Plan;
  readonly scale: number;
  readonly legal: string;
  readonly ref: Ref<RubberHandle>;
}

/** The moving line in a layer of its own: nothing else is drawn again while a finger moves. */
export function Rubber({ plan, scale, legal, ref }: RubberProps) {
  const [line, setLine] = useState<Stretch | null>(null);
  useImperativeHandle(ref, () => ({ stretch: setLine }), []);
  return (
    <svg className="sk-layer sk-rubber" viewBox={viewBoxOf(plan)} aria-hidden="true">
      {line !== null && <Line plan={plan} line={line} scale={scale} legal={legal} />}
    </svg>
  );
}

/** All its parts are there from the start, some unseen: whatever comes or goes while a finger moves has the whole page styled anew. */
export function Line({ plan, line, scale, legal }: Omit<RubberProps, 'ref'> & { readonly line: Stretch }) {
  const { from, to, why, way } = line;
  const { unit } = plan;
  const end = to ?? line;
  const refused = why !== null;
  const star = way !== null && 'star' in way ? way.star : null;
  const crossed = way !== null && 'line' in way ? way.line : null;
  return (
    <g data-refused={refused || undefined}>
      <path
        className="sk-stretch"
        strokeWidth={n(3.2 * unit * (scale > 1.2 ? 1.5 : 1))}
        d={strokeOf(from, end, (to === null ? 0 : 22) * scale * unit)}
      />
      <circle
        className="sk-way"
        visibility={star === null ? 'hidden' : undefined}
        cx={star?.x ?? 0}
        cy={star?.y ?? 0}
        r={n(20 * scale * unit)}
        strokeWidth={n(3 * unit)}
      />
      <path
        className="sk-way"
        d={crossed === null ? '' : strokeOf(crossed[0], crossed[1], 0)}
        strokeWidth={n(5 * unit)}
      />
      <Tag plan={plan} x={end.x} y={end.y} words={why ?? legal} scale={scale} shown={to !== null} />
    </g>
  );
}

/** The reason, beside the star it is about and inside the chart. */
function Tag({ plan, x, y, words, scale, shown }: TagProps) {
  const { unit, width } = plan;
  const size = (scale > 1.2 ? 30 : 17) * unit;
  const long = words.length * size * 0.52 + size;
  const left = Math.min(Math.max(4 * unit, x - long / 2), width - long - 4 * unit);
  const above = y > 110 * unit;
  const top = above ? y - 42 * scale * unit - size : y + 42 * scale * unit;
  return (
    // Placed without a transform: a new one has all layers of the page put together again.
    <g className="sk-tag" visibility={shown ? undefined : 'hidden'}>
      <rect width={n(long)} height={n(size * 1.7)} x={n(left)} y={n(top - size * 0.7)} strokeWidth={n(1.2 * unit)} />
      <text x={n(left + long / 2)} y={n(top + size * 0.45)} fontSize={n(size)}>
        {words}
      </text>
    </g>
  );
}

interface TagProps {
  readonly plan: Plan;
  readonly x: number;
  readonly y: number;
  readonly words: string;
  readonly scale: number;
  readonly shown: boolean;
}
