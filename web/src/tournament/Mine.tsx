import type { TournamentInfo } from '@orrery/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { Question } from '../people/Question.tsx';
import { tournamentApi } from '../remote/tournaments.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';
import { useTimeOfDay } from './clock.ts';
import { type FaceOf, ownMeeting, tableNumber } from './entrants.ts';
import type { Followed } from './useTournament.ts';

interface MineProps {
  readonly info: TournamentInfo;
  readonly act: Followed['act'];
  readonly faceOf: FaceOf;
}

/** What a phone begins with: whom one plays, and the way to the table. */
export function Mine({ info, act, faceOf }: MineProps) {
  const say = useSay();
  const own = ownMeeting(info);
  if (info.you === null || info.phase === 'over') return null;
  const open = own !== null && own.meeting.end === null ? own : null;
  return (
    <section className="tourney-mine" data-now={open !== null || undefined}>
      <p role="status">
        <Sentence info={info} faceOf={faceOf} />
        <ComeBy info={info} />
      </p>
      {open?.meeting.table != null && (
        <Link className="btn gold" href={`/t/${open.meeting.table.id}`}>
          {say('tournament.sit')}
        </Link>
      )}
      <Leave info={info} act={act} />
    </section>
  );
}

function Sentence({ info, faceOf }: Pick<MineProps, 'info' | 'faceOf'>) {
  const say = useSay();
  const own = ownMeeting(info);
  if (own === null) return say('tournament.lost');
  const { first, second, end } = own.meeting;
  if (second === null) return say('tournament.rests');
  const other = faceOf(first === info.you ? second : first).name;
  if (end === null) return say('tournament.play', { name: other, table: tableNumber(own.at) });
  if (end.winner === 'both') return say('tournament.drawn');
  return say(end.winner === (first === info.you ? 'first' : 'second') ? 'tournament.won' : 'tournament.lost');
}

/** The reader is awaited at their table. */
function ComeBy({ info }: Pick<MineProps, 'info'>) {
  const say = useSay();
  const time = useTimeOfDay();
  const awaited = ownMeeting(info)?.meeting.awaits.find(({ entrant }) => entrant === info.you);
  return awaited && <small className="tourney-come">{say('tournament.come', { until: time(awaited.until) })}</small>;
}

function Leave({ info, act }: Pick<MineProps, 'info' | 'act'>) {
  const say = useSay();
  const trouble = useTrouble();
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const leave = async () => {
    const code = await act(() => tournamentApi.act(info.id, 'leave'));
    if (code === null) setAsked(false);
    setProblem(code === null ? null : trouble(code));
  };
  if (!asked)
    return (
      <button type="button" className="btn plain" onClick={() => setAsked(true)}>
        {say('tournament.leave')}
      </button>
    );
  return (
    <Question
      title={say('tournament.leave')}
      yes={say('tournament.leave.sure')}
      no={say('tournament.leave.no')}
      className="tourney-question"
      problem={problem}
      sure={() => void leave()}
      back={() => setAsked(false)}
    >
      <p>{say('tournament.leave.text')}</p>
    </Question>
  );
}
