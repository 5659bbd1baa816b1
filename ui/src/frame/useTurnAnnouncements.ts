import { plain } from '@orrery/words';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../announce/index.ts';
import type { LogLine } from '../log/index.ts';
import { buzz } from '../touch/index.ts';
import { useSay } from '../words/index.ts';

/** Reads out each new line of the log, and "your turn" or the end at once. What was there before this screen opened is not read. */
export function useTurnAnnouncements(log: readonly LogLine[], mine: boolean, over: boolean): void {
  const say = useSay();
  const { polite, urgent } = useAnnounce();
  const read = useRef(new Set(log.map(({ key }) => key)));
  useEffect(() => {
    for (const { key, text } of log) {
      if (read.current.has(key)) continue;
      read.current.add(key);
      polite(plain(text));
    }
  }, [log, polite]);
  useEffect(() => {
    if (!mine) return;
    urgent(say('ui.turn.yours'));
    buzz('turn');
  }, [mine, urgent, say]);
  useEffect(() => {
    if (over) urgent(say('ui.turn.over'));
  }, [over, urgent, say]);
}
