import type { Observer } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import { useEffect, useRef, useState } from 'react';
import type { PlanetX, View } from '../rules/kind.ts';
import { isAsked, passDelay, readStop, type Stop, stopsAt } from './answering.ts';

const KEPT = 'orrery.planet-x.stop';

export interface Answering {
  readonly stop: Stop;
  choose(stop: Stop): void;
  /** PX-P29: the next window of this turn stops all the same. */
  readonly held: boolean;
  hold(): void;
  /** This device is about to pass for me. */
  readonly passing: boolean;
}

/** Passes for whoever does not stop at this window, after a drawn delay, whatever the hand. */
export function useAnswering(view: View, as: Observer, turn: Turn<PlanetX> | null): Answering {
  const [stop, setStop] = useState<Stop>(() => readStop(kept()));
  const [heldIn, setHeldIn] = useState<number | null>(null);
  const held = heldIn === view.turn;
  const asked = as !== 'table' && isAsked(view, as);
  const passing = asked && turn !== null && !held && !stopsAt(stop, view, as);
  const latest = useRef(turn);
  latest.current = turn;
  const n = view.window?.n ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every window draws its own delay
  useEffect(() => {
    if (!passing) return;
    const timer = setTimeout(() => void latest.current?.play({ t: 'pass' }), passDelay(Math.random));
    return () => clearTimeout(timer);
  }, [passing, n]);
  return {
    stop,
    choose: (chosen) => {
      setStop(chosen);
      keep(chosen);
    },
    held,
    hold: () => setHeldIn(held ? null : view.turn),
    passing,
  };
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

function keep(stop: Stop): void {
  try {
    localStorage.setItem(KEPT, stop);
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
