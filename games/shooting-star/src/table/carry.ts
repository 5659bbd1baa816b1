import { useState, useSyncExternalStore } from 'react';
import type { Aim } from './preview.ts';

interface Carried {
  /** Where the weapon would lie; null: over no free planet yet. */
  readonly aim: Aim | null;
  /** It is shown there, not above the finger. */
  readonly over: boolean;
  /** Where it last stayed for a while. */
  readonly rested: Aim | null;
}

const NOWHERE: Carried = { aim: null, over: false, rested: null };

/** A weapon on its way from planet to planet. Only what reads it is drawn again for each of them: a slow phone has no time for a table. */
export interface Carry {
  now(): Carried;
  move(to: Partial<Carried>): void;
  end(): void;
  subscribe(changed: () => void): () => void;
}

function newCarry(): Carry {
  let now = NOWHERE;
  const readers = new Set<() => void>();
  const move = (to: Partial<Carried>): void => {
    now = { ...now, ...to };
    for (const changed of readers) changed();
  };
  return {
    now: () => now,
    move,
    end: () => move(NOWHERE),
    subscribe: (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
  };
}

export function useCarry(): Carry {
  return useState(newCarry)[0];
}

const nothing: Carry = newCarry();

/** Who asks is drawn again only when the answer changes, not for each planet that the weapon comes over. */
function useCarried<Answer extends Aim | string | number | boolean | null>(
  carry: Carry | undefined,
  answer: (now: Carried) => Answer,
): Answer {
  const { subscribe, now } = carry ?? nothing;
  return useSyncExternalStore(
    subscribe,
    () => answer(now()),
    () => answer(NOWHERE),
  );
}

export function useCarriedFace(carry?: Carry): Pick<Aim, 'weapon' | 'arrow'> | null {
  const weapon = useCarried(carry, ({ aim }) => aim?.weapon ?? null);
  const arrow = useCarried(carry, ({ aim }) => aim?.arrow ?? 0);
  return weapon === null ? null : { weapon, arrow };
}

export const useRestedAim = (carry?: Carry): Aim | null => useCarried(carry, ({ rested }) => rested);

/** Whether one is over the planets, wherever. */
export const useCarrying = (carry?: Carry): boolean => useCarried(carry, ({ aim }) => aim !== null);

export const useCarriedOver = (carry: Carry): boolean => useCarried(carry, ({ over }) => over);
