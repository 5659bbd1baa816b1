import type { Kind, Observer } from '@orrery/kernel';
import type { SeatInfo } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { type ReactNode, useMemo } from 'react';
import { optionsOf, type ReviewedMatch } from '../review/match.ts';
import { usePoints } from '../review/points.ts';
import { partsOf, roundsOf, type Teller } from '../review/told.ts';
import type { Progress } from '../review/verdict/progress.ts';
import { useVerdict } from '../review/verdict/useVerdict.ts';
import { useSay } from '../words/speech.ts';

import { LuckGauge } from './LuckGauge.tsx';
import { CountedLine, knowsChances, MatchLine } from './MatchLine.tsx';
import { Toll } from './Toll.tsx';
import { TurnCards } from './TurnCards.tsx';
import { turnsByChance, turnsByOrder } from './turns.ts';
import '../review/verdict/verdict.css';
import './story.css';

interface StoryProps {
  /** null: it is being read. 'gone': it cannot be read here. */
  readonly match: ReviewedMatch | 'gone' | null;
  readonly seats: readonly SeatInfo[];
  readonly as: Observer;
  /** In the game's own words. */
  readonly say: Say;
  readonly watch?: (moment: number) => void;
}

/** How a match went: its line, what turned it, and what luck had to do with it. Every part has its room before it is known. */
export function Story({ match, ...props }: StoryProps) {
  const say = useSay();
  if (match === null || match === 'gone')
    return (
      <Plates
        line={<p className="story-note">{say(match === null ? 'ending.reading' : 'ending.gone')}</p>}
        turns={<p className="story-note">{match === null && say('review.turns.working')}</p>}
        luck={<p className="story-note">{match === null && say('ending.luck.working')}</p>}
      />
    );
  return <Told match={match} {...props} />;
}

function Told({ match, seats, as, say: sayGame, watch }: StoryProps & { readonly match: ReviewedMatch }) {
  const say = useSay();
  const { kit, reader, own } = match;
  const points = usePoints(kit, reader);
  const { progress, again } = useVerdict(match.file, reader);
  const parts = useMemo(() => partsOf(kit, reader), [kit, reader]);
  const rounds = useMemo(() => roundsOf(kit, reader), [kit, reader]);
  const options = useMemo(() => optionsOf(match), [match]);
  const teller: Teller<Kind> = useMemo(
    () => ({ kit, reader, own, seats, options, eyes: as, say: sayGame }),
    [kit, reader, own, seats, options, as, sayGame],
  );
  const { state } = progress;
  const untold = state === 'no chances';
  const { line: counts } = kit.table;
  const byOrder = useMemo(
    () =>
      !untold || points === null || counts === undefined
        ? []
        : turnsByOrder(points, (moment) => counts.of(reader.viewAt(moment, 'table'))),
    [untold, points, counts, reader],
  );
  const turns = untold ? byOrder : turnsByChance(progress);
  const working = untold ? points === null : state === 'working' && progress.turns === null;
  const counted = kit.game.flows ? <CountedLine teller={teller} points={points} parts={rounds} /> : null;
  // Not twice: the points have a place of their own.
  const line =
    counted === null || knowsChances(progress, reader) ? (
      <MatchLine teller={teller} progress={progress} points={points} parts={rounds} />
    ) : working ? (
      <p className="story-note">{say('review.working', { n: progress.open.length, of: reader.moments.length })}</p>
    ) : null;
  return (
    <>
      <Plates
        {...{ line, counted }}
        turns={
          turns.length === 0 || working ? (
            <p className={working ? 'story-note' : 'story-none'} role="status">
              <NoTurns state={state} working={working} again={again} />
            </p>
          ) : (
            <TurnCards teller={teller} turns={turns} parts={parts} {...(watch === undefined ? {} : { watch })} />
          )
        }
        luck={
          untold ? (
            <p>{say('review.none.game')}</p>
          ) : progress.turns === null ? (
            <p className="story-note">{working && say('ending.luck.working')}</p>
          ) : (
            <LuckGauge lucky={progress.lucky} seats={seats} />
          )
        }
      />
      <Toll teller={teller} />
    </>
  );
}

/** Why no moment is named that decided the match. */
export function NoTurns({
  state,
  working,
  again,
}: Pick<Progress, 'state'> & { readonly working: boolean; again(): void }) {
  const say = useSay();
  if (working) return say('review.turns.working');
  if (state === 'no chances') return say('ending.order.none');
  if (state === 'broken' || state === 'unfinished') return say(`review.none.${state}`);
  if (state !== 'failed') return say('review.turns.none');
  return (
    <>
      {say('review.none.failed')}
      <button type="button" className="btn" onClick={again}>
        {say('review.evaluate')}
      </button>
    </>
  );
}

interface PlatesProps {
  /** null: there is none. */
  readonly line: ReactNode;
  /** What everybody could count, beside their chances. */
  readonly counted?: ReactNode;
  readonly turns: ReactNode;
  readonly luck: ReactNode;
}

function Plates({ line, counted, turns, luck }: PlatesProps) {
  const say = useSay();
  return (
    <div className="story">
      <section className="story-line">
        <h2 className="end-heading">{say('ending.line')}</h2>
        {line !== null && <div className="story-plate">{line}</div>}
        {counted != null && <div className="story-plate">{counted}</div>}
      </section>
      <section className="story-decided">
        <h2 className="end-heading">{say('review.turns')}</h2>
        {turns}
      </section>
      <section className="story-luck">
        <h2 className="end-heading">{say('ending.luck')}</h2>
        {luck}
      </section>
    </div>
  );
}
