import { lastDayOf } from '@orrery/ui';
import type { Vacation } from '@orrery/wire';
import { useEffect, useId, useState } from 'react';
import { api, type Reply } from '../remote/api.ts';
import { useTrouble } from '../shell/Notice.tsx';
import { useLang, useSay } from '../words/speech.ts';
import { dayAt, endOfDay, lastDayUntil } from './days.ts';
import './vacation.css';

/** In the settings: somebody is away from all their tables of days. Nothing of it while the server is out of reach. */
export function VacationPart() {
  const say = useSay();
  const trouble = useTrouble();
  const [vacation, setVacation] = useState<Vacation | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    void api.vacation().then((reply) => reply.ok && setVacation(reply.value));
  }, []);
  if (vacation === null) return null;
  const take = async (until: number | null) => {
    const reply: Reply<Vacation> = await api.takeVacation(until);
    if (reply.ok) setVacation(reply.value);
    setSaid(reply.ok ? say(until === null ? 'vacation.came' : 'vacation.went') : trouble(reply.trouble.code));
  };
  return (
    <section aria-labelledby="vacation" className="vacation">
      <h2 id="vacation">{say('vacation.title')}</h2>
      <p>{say('vacation.text')}</p>
      <Standing vacation={vacation} back={() => void take(null)} />
      {vacation.latest !== null && (
        <Until key={vacation.until} vacation={vacation} take={(until) => void take(until)} />
      )}
      <p role="status" className="vacation-said">
        {said}
      </p>
    </section>
  );
}

function Standing({ vacation: { until, left, latest }, back }: { vacation: Vacation; back: () => void }) {
  const say = useSay();
  const lang = useLang();
  if (until !== null)
    return (
      <div className="vacation-row">
        <p>
          <b>{say('vacation.on', { date: lastDayOf(until, lang) })}</b>
        </p>
        <button type="button" className="btn" onClick={back}>
          {say('vacation.back')}
        </button>
      </div>
    );
  if (latest === null) return <p>{say(left === 0 ? 'vacation.none' : 'vacation.soon')}</p>;
  return <p>{say('vacation.left', { days: left })}</p>;
}

function Until({ vacation: { until, latest }, take }: { vacation: Vacation; take: (until: number) => void }) {
  const say = useSay();
  const id = useId();
  const [day, setDay] = useState(until === null ? '' : dayAt(until - 1));
  const end = endOfDay(day);
  return (
    <form
      className="vacation-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (end !== null) take(end);
      }}
    >
      <label htmlFor={id}>{say('vacation.day')}</label>
      <input
        id={id}
        type="date"
        className="field"
        required
        min={dayAt(Date.now())}
        max={lastDayUntil(latest ?? Date.now())}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <button type="submit" className="btn">
        {say(until === null ? 'vacation.go' : 'vacation.change')}
      </button>
    </form>
  );
}
