import { duration } from '@orrery/ui';
import { useEffect, useState } from 'react';
import { useLang, useSay } from '../words/speech.ts';
import { hoursIn, timeLeft } from './time-left.ts';

interface DialProps {
  /** When it is over, by this device's own clock. */
  readonly until: number;
  /** How long it was: milliseconds. */
  readonly of: number;
}

const ticks = 60;

/** A ring of degrees that empties, and the seconds in it. It is not read out as it runs. */
export function Dial({ until, of }: DialProps) {
  const say = useSay();
  const lang = useLang();
  const left = Math.max(0, until - useNow());
  const seconds = Math.ceil(left / 1000);
  const hours = hoursIn(seconds);
  const lit = Math.ceil((left / of) * ticks);
  const word = of > 60_000 || seconds >= 60 ? duration(seconds * 1000, lang) : seconds;
  return (
    <span className="dial" role="timer" aria-live="off" aria-label={timeLeft(seconds, say)}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="48" />
        {Array.from({ length: ticks }, (_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a degree is its place on the ring
            key={i}
            d="M0 -44V-36"
            data-lit={i < lit || undefined}
            transform={`rotate(${(i * 360) / ticks})`}
          />
        ))}
      </svg>
      <b aria-hidden="true">{hours === null ? word : duration(hours * 3_600_000, lang)}</b>
    </span>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const clock = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(clock);
  }, []);
  return now;
}
