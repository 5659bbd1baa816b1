import { hatchFill, rem, type SeatInfo, seatIdentity, useSize } from '@orrery/ui';
import { memo } from 'react';
import type { Flow } from './flow.ts';
import { dashes } from './PointLines.tsx';
import type { Points } from './points.ts';
import { SeatLines } from './SeatLines.tsx';
import { TurningSign } from './verdict/MarkSign.tsx';
import type { Progress } from './verdict/progress.ts';
import { type Plot, xAt, yAt } from './verdict/shapes.ts';

interface FlowChartProps {
  /** null: not counted yet. */
  readonly points: Points | null;
  readonly turns: Progress['turns'];
  readonly flow: Flow;
  readonly last: number;
  readonly seats: readonly SeatInfo[];
}

const [above, below] = [26, 20];
/** So much of the height the columns may have: the lines stand over them. */
const low = 0.42;

/**
 * What everybody could count in a game of many small moves: a line for each seat with a dash and a medal of its own, hatched columns of what came in, flags
 * where something changed hands. Halos first, lines after, marks last.
 */
export const FlowChart = memo(function FlowChart({ points, turns, flow, last, seats }: FlowChartProps) {
  const [ref, size] = useSize<HTMLDivElement>();
  const plot: Plot | null =
    size === null ? null : { wide: size.width, top: above, bottom: Math.max(above + 20, size.height - below), last };
  return (
    <div ref={ref} className="review-chances" aria-hidden="true">
      {plot !== null && size !== null && (
        <svg
          viewBox={`0 0 ${size.width} ${size.height}`}
          width={rem(size.width)}
          height={rem(size.height)}
          aria-hidden="true"
        >
          <rect className="review-ground" width={plot.wide} y={plot.top} height={plot.bottom - plot.top} />
          <Columns flow={flow} seats={seats} plot={plot} />
          {points !== null && <Lines points={points} seats={seats} plot={plot} />}
          <rect className="review-edge" width={plot.wide} y={plot.top} height={plot.bottom - plot.top} />
          {flow.taken.map(({ moment, seat }) => (
            <path
              key={`${moment} ${seat}`}
              d="M0 8V-8L9-4.500 0-1"
              className="review-flag"
              transform={`translate(${xAt(plot, moment)} ${plot.top + 11})`}
              fill={seatIdentity(seats[seat]!.look).line}
              stroke={seatIdentity(seats[seat]!.look).line}
            />
          ))}
          {(turns ?? []).map(({ moment, seat }, n) => (
            <g key={moment} transform={`translate(${xAt(plot, moment)} 12.500)`}>
              <TurningSign n={n + 1} colour={seatIdentity(seats[seat]!.look).line} />
            </g>
          ))}
        </svg>
      )}
      <i className="review-axis" data-at="100">
        {points?.most}
      </i>
      <i className="review-axis" data-at="0">
        {points?.least}
      </i>
    </div>
  );
});

type Part = Pick<FlowChartProps, 'seats'> & { readonly plot: Plot };

function Columns({ flow: { columns, most }, seats, plot }: Part & Pick<FlowChartProps, 'flow'>) {
  const high = low * (plot.bottom - plot.top);
  return columns.map(({ from, to, by }) => {
    const each = (xAt(plot, to) - xAt(plot, from)) / (seats.length + 1);
    return seats.map(({ seat, look }) => {
      const tall = most === 0 ? 0 : (by[seat]! / most) * high;
      const box = { x: xAt(plot, from) + (seat + 0.5) * each, y: plot.bottom - tall, width: each * 0.9, height: tall };
      return (
        <g key={`${from} ${seat}`}>
          <rect {...box} fill={seatIdentity(look).fill} fillOpacity={0.34} />
          <rect {...box} fill={hatchFill(look)} stroke={seatIdentity(look).line} strokeWidth={0.6} />
        </g>
      );
    });
  });
}

function Lines({ points: { at, by, most, least }, seats, plot }: Part & { readonly points: Points }) {
  const drawn = seats.map(({ seat, look }) => {
    const value = (n: number) => (by[n]![seat]! - least) / Math.max(1, most - least);
    const path = `M${at.map((moment, n) => `${xAt(plot, moment).toFixed(1)} ${yAt(plot, value(n)).toFixed(1)}`).join('L')}`;
    const n = Math.round(((at.length - 1) * (seat + 1)) / (seats.length + 1));
    const { line, sigil } = seatIdentity(look);
    return { seat, path, line, sigil, x: xAt(plot, at[n]!), y: yAt(plot, value(n)) };
  });
  return <SeatLines drawn={drawn} dashes={dashes} />;
}
