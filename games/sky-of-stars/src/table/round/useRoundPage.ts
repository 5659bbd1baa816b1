import type { Observer } from '@orrery/kernel';
import type { Cue } from '@orrery/ui';
import { useEffect, useState } from 'react';
import type { Seen } from '../../rules/events.ts';
import type { SkyOfStars } from '../../rules/kind.ts';
import type { View } from '../../rules/view-kind.ts';

export interface RoundOver {
  readonly round: number;
  /** Grows whenever the skies are to be drawn again. */
  readonly replay: number;
  /** On to the next round; null: it goes on by itself. */
  readonly close: (() => void) | null;
  watch(): void;
}

/** Who only watches is led on. */
const LONG_ENOUGH = 12_000;

/** The page of the round that is over: from its last point on, until whoever reads it goes on or has chosen a star. */
export function useRoundPage(view: View, cue: Cue<SkyOfStars> | null, as: Observer): RoundOver | null {
  const [closed, setClosed] = useState(0);
  const [replay, setReplay] = useState(0);
  const { phase, round, answered } = view;
  const waits = phase === 'start' && round > 1 && closed < round && (as === 'table' || !answered.includes(as));
  useEffect(() => {
    if (!waits || as !== 'table') return;
    const timer = setTimeout(() => setClosed(round), LONG_ENOUGH);
    return () => clearTimeout(timer);
  }, [waits, as, round]);
  const watch = () => setReplay((times) => times + 1);
  if (cue !== null && closes(cue.seen.t, view)) return { round, replay, close: null, watch };
  return waits ? { round: round - 1, replay, close: () => setClosed(round), watch } : null;
}

/** While what ends a scored round is told, and the next begins, its page stands. */
function closes(seen: Seen['t'], { rounds, round }: View): boolean {
  if (seen === 'roundScored' || seen === 'coloursScored') return true;
  return (seen === 'roundStarted' || seen === 'gameOver') && rounds[round - 1]?.scores != null;
}
