import { useEffect, useState } from 'react';
import { showHere, thisBrowser, whyNoPush } from '../calls/push.ts';
import { playSound } from '../play/sound.ts';
import { useAttention } from '../play/useAttention.ts';
import { useSay } from '../words/speech.ts';
import type { Invitation } from './invitation.ts';

interface SeatCallSettings {
  readonly table: string;
  readonly invitation: Invitation;
  /** What the page is called. */
  readonly title: string;
}

export interface SeatCall {
  /** They want to be called here as soon as a seat is free. */
  readonly wanted: boolean;
  want(): void;
}

/**
 * At the door of a table without a seat: who wants it is called when one becomes free, while this page is open, be it behind others:
 * by sound, title and favicon, and where the browser lets us by a message of its own.
 */
export function useSeatCall({ table, invitation, title }: SeatCallSettings): SeatCall {
  const say = useSay();
  const [wanted, setWanted] = useState(false);
  const offered = wanted && 'seats' in invitation;
  useAttention(offered, say('join.call.now'), title);
  useEffect(() => {
    if (!offered) return;
    playSound('bell');
    if (document.hidden) void showHere({ title: say('join.call.now'), body: title, table });
  }, [offered, say, title, table]);
  const want = () => {
    setWanted(true);
    if (whyNoPush(thisBrowser()) === null) void Notification.requestPermission().catch(() => undefined);
  };
  return { wanted, want };
}
