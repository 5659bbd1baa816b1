import { useCallback, useState } from 'react';
import { Passing } from '../shell/Notice.tsx';
import { useSay } from '../words/speech.ts';
import { takeMoved } from './moved.ts';

/** Told once to whoever has just moved a table of their device to the server. */
export function MovedNews() {
  const say = useSay();
  const [news, setNews] = useState(takeMoved);
  const close = useCallback(() => setNews(false), []);
  return news ? <Passing sentence={say('local.moved')} role="status" close={close} /> : null;
}
