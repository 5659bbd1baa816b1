import type { Eyes, Kind, MatchReader } from '@orrery/kernel';
import { type SeatInfo, seatIdentity } from '@orrery/ui';
import { type CSSProperties, useId } from 'react';
import { useSay } from '../words/speech.ts';
import type { Points } from './points.ts';
import { ChanceChart } from './verdict/ChanceChart.tsx';
import type { Progress } from './verdict/progress.ts';

interface TimelineProps {
  readonly moment: number;
  readonly last: number;
  /** Where rounds or turns begin. */
  readonly parts: readonly number[];
  /** What the slider says of this moment. */
  readonly text: string;
  /** What everybody could count, and what it is called; null: not yet, or this game has nothing to count. */
  readonly points: Points | null;
  readonly counted: string;
  readonly seats: readonly SeatInfo[];
  readonly progress: Progress;
  readonly reader: MatchReader<Kind>;
  readonly eyes: Eyes;
  go(moment: number): void;
}

/** More marks than these would be a grey bar. */
const mostMarks = 60;
const dashes = ['', '7 4', '2 4', '12 4 2 4', '1 3', '8 3 2 3'];
const [wide, high] = [1000, 100];

/** The match from left to right: a slider, and over it everybody's chances; where none can be told, the line of each seat's points. */
export function Timeline(props: TimelineProps) {
  const { moment, last, parts, text, points, counted, seats, progress, reader, eyes, go } = props;
  const say = useSay();
  const id = useId();
  const every = Math.ceil(parts.length / mostMarks);
  const marks = parts.filter((_, n) => n % every === 0);
  const at = (one: number) => (last === 0 ? 0 : one / last);
  const judged = progress.state === 'done' || progress.state === 'working';
  const through = typeof eyes === 'number' ? eyes : null;
  return (
    <div className="review-time" data-judged={judged || undefined} style={{ '--at': at(moment) } as CSSProperties}>
      {judged ? (
        <div className="review-judging">
          <ChanceChart
            progress={progress}
            reader={reader}
            seats={seats}
            eyes={through}
            working={
              progress.open.length > last ? null : say('review.working', { n: progress.open.length, of: last + 1 })
            }
          />
          <i className="review-now" />
        </div>
      ) : (
        points !== null &&
        points.most > points.least && <Lines points={points} last={last} seats={seats} label={counted} />
      )}
      <div className="review-slider">
        <div className="review-marks" aria-hidden="true">
          {marks.map((part) => (
            <i key={part} style={{ '--mark': at(part) } as CSSProperties} />
          ))}
        </div>
        <label htmlFor={id} className="unseen">
          {say('review.timeline')}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={moment}
          aria-valuetext={text}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
    </div>
  );
}

interface LinesProps {
  readonly points: Points;
  readonly last: number;
  readonly seats: readonly SeatInfo[];
  readonly label: string;
}

/** Every line has a dash of its own and the sigil's colour; the numbers stand at the seats. */
function Lines({ points: { at, by, most, least }, last, seats, label }: LinesProps) {
  const x = (moment: number) => (last === 0 ? 0 : (moment / last) * wide);
  const y = (value: number) => high - ((value - least) / (most - least)) * high;
  return (
    <figure className="review-lines">
      <figcaption>
        {label}
        <span>
          {least} – {most}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="none" aria-hidden="true">
        {seats.map(({ seat, look }) => (
          <polyline
            key={seat}
            points={at.map((moment, n) => `${x(moment).toFixed(1)},${y(by[n]![seat]!).toFixed(1)}`).join(' ')}
            stroke={seatIdentity(look).line}
            strokeDasharray={dashes[seat]}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <i className="review-now" />
    </figure>
  );
}
