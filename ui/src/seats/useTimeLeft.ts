import { useEffect, useState } from 'react';
import { useLang, useSay } from '../words/index.ts';
import { onDial, remaining } from './duration.ts';

export interface TimeLeft {
  /** Milliseconds. */
  readonly left: number;
  /** On the face of a dial. */
  readonly face: string;
  /** As a sentence: by correspondence there are days, and nobody counts those in seconds. */
  readonly sentence: string;
}

/** What a clock of a game says of the time until a moment, in milliseconds since 1970. */
export function useTimeLeft(until: number): TimeLeft {
  const say = useSay();
  const lang = useLang();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, until - now);
  const seconds = Math.ceil(left / 1000);
  const sentence =
    seconds < 100 ? say('ui.time.seconds', { seconds }) : say('ui.seat.left', { time: remaining(left, lang) });
  return { left, face: onDial(left, lang), sentence };
}
