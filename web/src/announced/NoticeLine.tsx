import { duration, Icon } from '@orrery/ui';
import type { Notice } from '@orrery/wire';
import { localeOf } from '@orrery/words';
import { useEffect, useState } from 'react';
import { useLang, useSay } from '../words/speech.ts';
import { putAway, secondsTo, useNotice } from './announced.ts';
import './announced.css';

/** One calm line with what the people who run the server announce; nothing where they announce nothing. */
export function NoticeLine() {
  const notice = useNotice();
  return notice === null ? null : <Line key={notice.id} notice={notice} />;
}

function Line({ notice }: { readonly notice: Notice }) {
  const say = useSay();
  const lang = useLang();
  const { text, at } = notice;
  const clock = at === null ? null : new Intl.DateTimeFormat(localeOf(lang), { timeStyle: 'short' }).format(at);
  return (
    <aside className="announced" aria-label={say('announced.title')}>
      {/* A reader hears the time of day once, and not every second that passes. */}
      <p role="status">
        <b>{text}</b>
        {clock !== null && <span className="unseen"> {say('announced.at', { clock })}</span>}
      </p>
      {at !== null && <Countdown at={at} />}
      <button
        type="button"
        className="btn icon plain"
        aria-label={say('announced.close')}
        onClick={() => putAway(notice)}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

function Countdown({ at }: { readonly at: number }) {
  const say = useSay();
  const [left, setLeft] = useState(() => secondsTo(at));
  useEffect(() => {
    const ticking = setInterval(() => setLeft(secondsTo(at)), 1000);
    return () => clearInterval(ticking);
  }, [at]);
  const time = duration(left * 1000, useLang());
  return (
    <span className="announced-left" aria-hidden="true">
      {left > 0 ? say('announced.in', { time }) : say('announced.now')}
    </span>
  );
}
