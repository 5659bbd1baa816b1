import { useEffect, useState } from 'react';
import { useLang, useSay } from '../words/index.ts';
import { duration, lastDayOf, remaining } from './duration.ts';

/** Nobody is hurried for a few seconds. */
const PATIENCE = 8000;
const HOUR = 3_600_000;

/** For how long the match has waited for a seat. */
export function Waiting({ since }: { readonly since: number }) {
  const say = useSay();
  const lang = useLang();
  const now = useNow();
  if (now - since < PATIENCE) return null;
  return <span className="seat-since">{say('ui.seat.since', { time: duration(now - since, lang) })}</span>;
}

/** How long it still will: counted anew for each moment, or it would begin with what the last tick left over. */
export function TimeLeft({ until }: { readonly until: number }) {
  return <Counted key={until} until={until} />;
}

function Counted({ until }: { readonly until: number }) {
  const say = useSay();
  const lang = useLang();
  const left = until - useNow();
  const time = remaining(left + 999, lang);
  const [before = '', after = ''] = say('ui.seat.left', { time }).split(time);
  return (
    <span className="seat-since" data-ticks={left < HOUR || undefined}>
      <span className="seat-left-word">{before}</span>
      {time}
      <span className="seat-left-word">{after}</span>
    </span>
  );
}

/** For how long somebody is away; on a narrow plate the time, with the word before it if it has room. */
export function AwayFor({ since }: { readonly since: number }) {
  const say = useSay();
  const time = duration(useNow() - since, useLang());
  return (
    <>
      <span className="seat-away">{say('ui.seat.awayFor', { time })}</span>
      <span className="seat-away-time" aria-hidden="true">
        <span className="seat-away-word">{say('ui.seat.offline')}</span> {time}
      </span>
    </>
  );
}

/** Somebody is on vacation; on a narrow plate the day alone. */
export function AwayUntil({ until }: { readonly until: number }) {
  const say = useSay();
  const date = lastDayOf(until, useLang());
  return (
    <>
      <span className="seat-away">{say('ui.seat.awayUntil', { date })}</span>
      <span className="seat-away-time" aria-hidden="true">
        {date}
      </span>
    </>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(clock);
  }, []);
  return now;
}
