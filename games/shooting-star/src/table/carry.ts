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

export function useCarriedAim(carry: Carry = nothing): Aim | null {
  return useSyncExternalStore(
    carry.subscribe,
    () => carry.now().aim,
    () => null,
  );
}

export function useRestedAim(carry: Carry = nothing): Aim | null {
  return useSyncExternalStore(
    carry.subscribe,
    () => carry.now().rested,
    () => null,
  );
}

/** Whether one is over the planets, wherever: who asks no more is not drawn again for each of them. */
export function useCarrying(carry: Carry = nothing): boolean {
  return useSyncExternalStore(
    carry.subscribe,
    () => carry.now().aim !== null,
    () => false,
  );
}

export function useCarriedOver(carry: Carry): boolean {
  return useSyncExternalStore(
    carry.subscribe,
    () => carry.now().over,
    () => false,
  );
}
