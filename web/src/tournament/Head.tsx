import { duration, OrreryMark, roman, sized } from '@orrery/ui';
import type { TournamentInfo } from '@orrery/wire';
import { useEffect, useState } from 'react';
import { roomOf } from '../home/atlas.ts';
import { useLang, useSay } from '../words/speech.ts';
import { useTimeOfDay } from './clock.ts';
import type { FaceOf } from './entrants.ts';

/** The name of a tournament, what it is, and where it stands. */
export function Head({ info, faceOf }: { readonly info: TournamentInfo; readonly faceOf: FaceOf }) {
  const say = useSay();
  const n = info.entrants.filter(({ left }) => !left).length;
  const kind = say(`tournament.short.${info.kind}`);
  const game = roomOf(info.game)?.title ?? info.game;
  return (
    <header className="tourney-head">
      <span className="tourney-mark" aria-hidden="true">
        <OrreryMark />
      </span>
      <h1>{info.name}</h1>
      <em>{say('tournament.about', { game, n, kind, finals: info.finalists, games: info.bestOf })}</em>
      <span className="tourney-space" />
      <State info={info} faceOf={faceOf} />
    </header>
  );
}

function State({ info, faceOf }: { readonly info: TournamentInfo; readonly faceOf: FaceOf }) {
  const say = useSay();
  const round = info.rounds.length;
  const number = say('tournament.round', { number: roman(Math.max(1, round)) });
  return (
    <p className="tourney-state">
      {round > 0 && <Dial played={round} all={info.roundsInAll} over={info.phase === 'over'} />}
      {round > 0 && info.phase !== 'over' && (
        <span>
          {number} <i>{say('tournament.of', { number: roman(info.roundsInAll) })}</i>
        </span>
      )}
      <b>
        <StateWords info={info} faceOf={faceOf} />
      </b>
    </p>
  );
}

function StateWords({ info, faceOf }: { readonly info: TournamentInfo; readonly faceOf: FaceOf }) {
  const say = useSay();
  const left = useTimeLeft(info.nextAt);
  const last = info.rounds.at(-1);
  const open = (last?.meetings ?? []).flatMap(({ end }, at) => (end === null ? [at] : []));
  if (info.phase === 'registration') return say('tournament.signing');
  if (info.phase === 'pairing') return say('tournament.pairing');
  if (info.phase === 'over') {
    const [best] = info.standings;
    return best === undefined || info.rounds.length === 0
      ? say('tournament.over.nobody')
      : say('tournament.over', { name: faceOf(best.entrant).name });
  }
  if (info.phase === 'break')
    return left === null ? say('tournament.break.host') : say('tournament.break.until', { time: left });
  const [only] = open;
  if (only !== undefined && open.length === 1 && (last?.meetings.length ?? 0) > 1)
    return say('tournament.waits', { table: only + 1 });
  return last?.stage === 'finals' ? say('tournament.finals.now') : <TimeOfDay />;
}

/** How long until a moment; null: there is none. */
function useTimeLeft(until: number | null): string | null {
  const now = useNow(until === null ? null : 1_000);
  const lang = useLang();
  if (until === null) return null;
  return duration(until - now, lang);
}

function TimeOfDay() {
  const time = useTimeOfDay();
  return time(useNow(10_000));
}

function useNow(every: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (every === null) return;
    const clock = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(clock);
  }, [every]);
  return now;
}

/** One bead a round: played, now, still to come. */
function Dial({ played, all, over }: { readonly played: number; readonly all: number; readonly over: boolean }) {
  const shown = Math.min(all, 12);
  return (
    <svg className="tourney-dial" {...sized(shown * 24, 26)} viewBox={`0 0 ${shown * 24} 26`} aria-hidden="true">
      <path d={`M8 13H${shown * 24 - 8}`} className="tourney-dial-line" />
      {Array.from({ length: shown }, (_, at) => {
        const x = 12 + at * 24;
        const round = all <= shown ? at : Math.round((at * (all - 1)) / (shown - 1));
        if (round < played - 1 || over) return <circle key={x} cx={x} cy={13} r={4.5} className="tourney-dial-full" />;
        if (round === played - 1) return <circle key={x} cx={x} cy={13} r={8} className="tourney-dial-now" />;
        return <circle key={x} cx={x} cy={13} r={4.5} className="tourney-dial-open" />;
      })}
    </svg>
  );
}
