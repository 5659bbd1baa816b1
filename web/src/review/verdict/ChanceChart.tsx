import type { Kind, MatchReader, Seat } from '@orrery/kernel';
import { hatchFill, rem, type SeatInfo, seatIdentity, useSay, useSize } from '@orrery/ui';
import { memo } from 'react';
import { SeatLines } from '../SeatLines.tsx';
import { MarkSign, TurningSign } from './MarkSign.tsx';
import { bandOrder, marksOf } from './marks.ts';
import type { Progress } from './progress.ts';
import { apart, bandPath, linePath, nameplaces, type Plot, xAt, yAt } from './shapes.ts';

export interface ChanceChartProps {
  readonly progress: Progress;
  readonly reader: MatchReader<Kind>;
  readonly seats: readonly SeatInfo[];
  /** Who wins together, by seat. */
  readonly sides: readonly number[];
  /** Whose eyes; null: nobody's in particular. */
  readonly eyes: Seat | null;
  /** "12 moments of 22", while it is worked out. */
  readonly working: string | null;
  /** Of the marks only the turning points, and everybody's name: where the chart stands alone. */
  readonly alone?: true;
}

/** More bands than these cannot be read. */
const mostBands = 4;
const dashes = ['', '11 4', '2 5', '9 4 2 4', '16 3', '5 3'];
const [above, below] = [26, 20];
/** So far apart two stars do not touch. */
const starWide = 26;

/**
 * Open chances over time. Up to four seats they are bands, with the chosen eyes at the bottom, as only that can be read against the axis,
 * and what that seat believed as a dotted line on the same floor. More seats, and games of many small moves, have lines.
 */
export const ChanceChart = memo(function ChanceChart(props: ChanceChartProps) {
  const { progress, reader, seats, working } = props;
  const [ref, size] = useSize<HTMLDivElement>();
  const last = reader.moments.length - 1;
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
          {progress.open.length > 0 && <Chart {...props} plot={plot} order={orderOf(props)} />}
          {[0.25, 0.5, 0.75].map((part) => (
            <path key={part} className="review-rule" d={`M0 ${yAt(plot, part)}H${plot.wide}`} />
          ))}
          <rect className="review-edge" width={plot.wide} y={plot.top} height={plot.bottom - plot.top} />
          {props.alone && progress.open.length > 0 && !asLines(props) && (
            <Names progress={progress} seats={seats} eyes={props.eyes} plot={plot} order={orderOf(props)} />
          )}
          <Marks progress={progress} seats={seats} plot={plot} alone={props.alone === true} />
          {working !== null && (
            <Working text={working} from={xAt(plot, Math.max(0, progress.open.length - 1))} plot={plot} />
          )}
        </svg>
      )}
      <i className="review-axis" data-at="100">
        100
      </i>
      <i className="review-axis" data-at="50">
        50
      </i>
      <i className="review-axis" data-at="0">
        0
      </i>
    </div>
  );
});

interface Drawn extends ChanceChartProps {
  readonly plot: Plot;
  readonly order: readonly Seat[];
}

function Chart(props: Drawn) {
  return asLines(props) ? <Lines {...props} /> : <Bands {...props} />;
}

const asLines = ({ seats, reader }: ChanceChartProps) => seats.length > mostBands || reader.game.flows === true;

const orderOf = ({ sides, eyes, reader }: ChanceChartProps) => bandOrder(sides, eyes, reader.result?.places);

function Bands({ progress: { open, known }, seats, sides, eyes, plot, order }: Drawn) {
  const own = order.filter((seat) => sides[seat] === sides[order[0]!]).length;
  const belief = eyes === null ? undefined : known[eyes];
  return (
    <>
      {order.map((seat, n) => {
        const { look } = seats[seat]!;
        const { fill, line } = seatIdentity(look);
        const path = bandPath(open, order.slice(0, n), seat, plot);
        return (
          <g
            key={seat}
            className="review-band"
            data-first={n < own || undefined}
            data-edge={n === own - 1 || undefined}
          >
            <path d={path} fill={fill} className="review-fill" />
            <path d={path} fill={hatchFill(look)} className="review-hatch" />
            <path d={path} className="review-rim" stroke={n < own ? line : 'var(--bone)'} />
          </g>
        );
      })}
      {belief !== undefined && belief.length > 1 && (
        <>
          <path className="review-belief-halo" d={linePath(belief, plot)} />
          <path className="review-belief" d={linePath(belief, plot)} />
        </>
      )}
    </>
  );
}

function Lines({ progress: { open }, seats, plot, order }: Drawn) {
  const drawn = [...order].reverse().map((seat) => {
    const values = open.map((chances) => chances[seat]!);
    const { line, sigil } = seatIdentity(seats[seat]!.look);
    const at = Math.min(values.length - 1, Math.round((plot.last * (seat + 1)) / (seats.length + 1)));
    return { seat, path: linePath(values, plot), line, sigil, x: xAt(plot, at), y: yAt(plot, values[at]!) };
  });
  return <SeatLines drawn={drawn} dashes={dashes} />;
}

/** As wide as a letter of a name is about: they are not measured. */
const letter = 9;

/** Each name where its band is thickest, if it has room anywhere. */
function Names({ progress: { open }, seats, eyes, plot, order }: Omit<Drawn, 'reader' | 'sides' | 'working'>) {
  const say = useSay();
  const named = (seat: Seat) => (seat === eyes && seats[seat]!.kind === 'me' ? say('ui.you') : seats[seat]!.name);
  return (
    <>
      {nameplaces(open, order, plot, (seat) => letter * named(seat).length).map(({ seat, x, y }) => (
        <text key={seat} className="review-name" x={x} y={y} textAnchor="middle">
          {named(seat)}
        </text>
      ))}
    </>
  );
}

interface MarksProps extends Pick<Drawn, 'progress' | 'seats' | 'plot'> {
  readonly alone: boolean;
}

function Marks({ progress, seats, plot, alone }: MarksProps) {
  const colour = (seat: Seat) => seatIdentity(seats[seat]!.look).line;
  const turns = progress.turns ?? [];
  const xs = turns.map(({ moment }) => xAt(plot, moment));
  const signs = apart(xs, starWide, plot.wide);
  return (
    <>
      {turns.map(({ moment, seat }, n) => (
        <g key={moment}>
          <path
            className="review-turn-rule"
            d={`M${signs[n]} ${plot.top - 8}L${xs[n]} ${plot.top}V${plot.bottom}`}
            stroke={colour(seat)}
          />
          <g transform={`translate(${signs[n]} 12.500)`}>
            <TurningSign n={n + 1} colour={colour(seat)} />
          </g>
        </g>
      ))}
      {(alone ? [] : marksOf(progress)).map(({ moment, seat, form }) => (
        <g key={`${moment} ${form}`} transform={`translate(${xAt(plot, moment)} ${plot.bottom + 11})`}>
          <MarkSign form={form} colour={colour(seat)} />
        </g>
      ))}
    </>
  );
}

/** Above the chart, where the stars will be: the moment at hand would cut through it. */
function Working({ text, from, plot }: { readonly text: string; readonly from: number; readonly plot: Plot }) {
  return (
    <>
      <path className="review-front" d={`M${from} ${plot.top}V${plot.bottom}`} />
      <text className="review-working" x={plot.wide / 2} y={plot.top - 8} textAnchor="middle">
        {text}
      </text>
    </>
  );
}
