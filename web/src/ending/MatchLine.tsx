import type { Kind, MatchReader } from '@orrery/kernel';
import { PointLines } from '../review/PointLines.tsx';
import type { Points } from '../review/points.ts';
import { Rounds } from '../review/Rounds.tsx';
import { useSides } from '../review/sides.ts';
import type { Teller } from '../review/told.ts';
import { ChanceChart } from '../review/verdict/ChanceChart.tsx';
import type { Progress } from '../review/verdict/progress.ts';
import { useSay } from '../words/speech.ts';

interface MatchLineProps {
  readonly teller: Teller<Kind>;
  readonly progress: Progress;
  readonly points: Points | null;
  /** The moments at which a round begins. */
  readonly parts: readonly number[];
}

/** Are everybody's chances worked out, from the first move to the last? */
export const knowsChances = ({ open, turns }: Progress, { moments }: MatchReader<Kind>): boolean =>
  open.length >= moments.length && turns !== null;

/** Everybody's chances from the first move to the last; until they are known, and where nobody can tell them, the points. */
export function MatchLine({ progress, ...shared }: MatchLineProps) {
  const say = useSay();
  const { reader, seats, eyes } = shared.teller;
  const sides = useSides(shared.teller);
  const last = reader.moments.length - 1;
  if (!knowsChances(progress, reader)) return <CountedLine {...shared} />;
  return (
    <div className="story-chart" role="img" aria-label={say('ending.line.chances')}>
      <ChanceChart
        alone
        progress={progress}
        reader={reader}
        seats={seats}
        sides={sides}
        eyes={typeof eyes === 'number' ? eyes : null}
        working={null}
      />
      <Rounds parts={shared.parts} last={last} />
    </div>
  );
}

/** What everybody could count, from the first move to the last. */
export function CountedLine({ teller, points, parts }: Omit<MatchLineProps, 'progress'>) {
  const say = useSay();
  const { kit, reader, seats } = teller;
  const last = reader.moments.length - 1;
  const what = kit.table.line === undefined ? '' : teller.say(kit.table.line.word);
  return (
    <div className="story-chart" role="img" aria-label={say('ending.line.points', { what })}>
      {points !== null && <PointLines points={points} last={last} seats={seats} label={what} />}
      <Rounds parts={parts} last={last} />
    </div>
  );
}
