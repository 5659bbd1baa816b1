import type { Eyes, Kind, MatchReader } from '@orrery/kernel';
import type { SeatInfo } from '@orrery/ui';
import { type CSSProperties, memo, useId, useState } from 'react';
import { useMedia } from '../home/useMedia.ts';
import { useSay } from '../words/speech.ts';
import { FlowChart } from './FlowChart.tsx';
import { FlowTabs } from './FlowTabs.tsx';
import type { Flow } from './flow.ts';
import { PointLines } from './PointLines.tsx';
import type { Points } from './points.ts';
import { Rounds } from './Rounds.tsx';
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
  /** What came in and changed hands, and what those are called; null: the game counts nothing of the kind. */
  readonly flow: Flow | null;
  readonly flowWords: readonly string[];
  readonly seats: readonly SeatInfo[];
  readonly sides: readonly number[];
  readonly progress: Progress;
  readonly reader: MatchReader<Kind>;
  readonly eyes: Eyes;
  go(moment: number): void;
}

const narrowScreen = '(max-width: 860px)';

/** The same with every step. */
const Starts = memo(Rounds);

/** The match from left to right: a slider, and over it everybody's chances; where none can be told, the line of each seat's points. */
export function Timeline(props: TimelineProps) {
  const { moment, last, parts, text, points, counted, flow, seats, progress, reader, eyes, go } = props;
  const say = useSay();
  const id = useId();
  const at = (one: number) => (last === 0 ? 0 : one / last);
  // Not on what is around them: then all of the chart would be styled again with every step.
  const now = { '--at': at(moment) } as CSSProperties;
  const judged = progress.state === 'done' || progress.state === 'working';
  const through = typeof eyes === 'number' ? eyes : null;
  const [shows, show] = useState<'flow' | 'chances'>('flow');
  // A phone has room for one of them: the other is in its drawer.
  const narrow = useMedia(narrowScreen);
  const flows = flow !== null && !(narrow && judged);
  return (
    <div className="review-time" data-judged={judged || flows || undefined}>
      {flows && judged && (
        <FlowTabs shows={shows} show={show} counted={counted} words={props.flowWords} seats={seats} />
      )}
      {flows && (shows === 'flow' || !judged) ? (
        <div className="review-judging">
          <FlowChart points={points} turns={progress.turns} flow={flow} last={last} seats={seats} />
          <i className="review-now" style={now} />
        </div>
      ) : judged ? (
        <div className="review-judging">
          <ChanceChart
            progress={progress}
            reader={reader}
            seats={seats}
            sides={props.sides}
            eyes={through}
            working={
              progress.open.length > last ? null : say('review.working', { n: progress.open.length, of: last + 1 })
            }
          />
          <i className="review-now" style={now} />
        </div>
      ) : (
        points !== null &&
        points.most > points.least && (
          <PointLines points={points} last={last} seats={seats} label={counted}>
            <i className="review-now" style={now} />
          </PointLines>
        )
      )}
      <div className="review-slider">
        <Starts parts={parts} last={last} />
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
          style={now}
          onChange={(event) => go(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
