import type { Room } from '@orrery/words/room';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { playNow } from './play-now.ts';

/** Begins a game at once, on this device against bots. */
export function usePlayNow(room: Room): { readonly busy: boolean; play(): void } {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    if (busy) return;
    setBusy(true);
    go(await playNow(room));
  };
  return { busy, play: () => void begin() };
}
