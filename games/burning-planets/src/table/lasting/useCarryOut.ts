import type { Seat } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Flow } from '../flow/index.ts';
import type { Sense } from '../sense.ts';
import { done, dueNow, rallied, reviewed, type Stopped } from './lasting.ts';
import type { KeptOrders } from './useKeptOrders.ts';

export interface CarryOut {
  /** Something is about to be carried out by itself. */
  readonly busy: boolean;
  /** What was interrupted as this turn began. */
  readonly stopped: readonly Stopped[];
  /** Carries out all that waits for a later phase, and calls `then`. */
  finish(then: () => void): void;
}

const NOTHING: readonly Stopped[] = [];

/** Orders that last are looked through as my turn begins, then carried out one after the other as their phases are reached. */
export function useCarryOut(sense: Sense, me: Seat | null, flow: Flow, kept: KeptOrders, acting: boolean): CarryOut {
  const { view } = sense;
  const now = `${view.round} ${view.turn?.seat}`;
  const looked = useRef('');
  const [found, setFound] = useState<{ readonly turn: string; readonly stopped: readonly Stopped[] } | null>(null);
  const [ending, setEnding] = useState<{ readonly turn: string; then(): void } | null>(null);
  const closes = ending !== null && ending.turn === now;
  const reached = closes ? 'actions' : flow.step;
  const due = useMemo(
    () =>
      acting && flow.turn !== null && kept.list.length > 0
        ? dueNow(sense, kept.list, reached, (move) => flow.turn?.refusal(move) ?? null, closes)
        : null,
    [acting, flow.turn, kept.list, sense, reached, closes],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: one step for each position, and for each change of the list
  useEffect(() => {
    if (!acting || me === null) return;
    if (looked.current !== now) {
      looked.current = now;
      const { list, stopped } = reviewed(sense, me, kept.list);
      setFound({ turn: now, stopped });
      if (list !== kept.list) {
        kept.set(list);
        return;
      }
    }
    const sent = rallied(sense, me, kept.list);
    if (sent !== kept.list) kept.set(sent);
    else if (due !== null) {
      kept.set(done(kept.list, due.key, view.round));
      flow.orders.give([due.order], 'unattended');
    } else if (closes) {
      setEnding(null);
      ending.then();
    }
  }, [acting, sense, due, kept.list, closes]);
  return {
    busy: due !== null || closes,
    stopped: found !== null && found.turn === now ? found.stopped : NOTHING,
    finish: (then) => setEnding({ turn: now, then }),
  };
}
