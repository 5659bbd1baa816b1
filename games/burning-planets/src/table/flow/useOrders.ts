import type { Turn } from '@orrery/ui';
import { useEffect, useRef, useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Move, Refusal } from '../../rules/moves.ts';
import type { Sense } from '../sense.ts';
import { nextMove, type Order } from './orders.ts';
import { firstStep } from './phases.ts';

/** Orders that are carried out one ordinary move after the other, each from the position that the one before has left. */
export interface Orders {
  /** How many are left; none can be given meanwhile. */
  readonly left: number;
  give(orders: readonly Order[]): void;
  /** What is under way is finished, the rest is forgotten. */
  stop(): void;
}

const NONE: readonly Order[] = [];

export function useOrders(
  sense: Sense,
  turn: Turn<BurningPlanets> | null,
  explain: (refusal: Refusal) => void,
): Orders {
  const [queue, setQueue] = useState<readonly Order[]>(NONE);
  const under = useRef(false);
  const sentOn = useRef<Turn<BurningPlanets> | null>(null);
  const order = queue[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same order goes on once its last move was answered
  useEffect(() => {
    if (order !== undefined && sense.view.turn !== null && sense.view.turn.seat !== sense.as) {
      // Orders end with the turn they were given in.
      setQueue(NONE);
      return;
    }
    if (order === undefined || turn === null || under.current || sentOn.current === turn) return;
    const move = nextMove(sense, order);
    if (move === null) {
      setQueue((now) => now.slice(1));
      return;
    }
    const step: Move = firstStep(sense, move);
    const refusal = turn.refusal(step);
    if (refusal !== null) {
      explain(refusal);
      setQueue(NONE);
      return;
    }
    under.current = true;
    sentOn.current = turn;
    const over = (ok: boolean): void => {
      under.current = false;
      // A single move is done when it was made; what leads to a place or a target goes on until there is no more to do.
      setQueue((now) => (!ok ? NONE : 'move' in order && step === move ? now.slice(1) : [...now]));
    };
    void turn.play(step).then(
      ({ ok }) => over(ok),
      () => over(false),
    );
  }, [order, queue, turn, sense, explain]);
  return { left: queue.length, give: setQueue, stop: () => setQueue((now) => now.slice(0, under.current ? 1 : 0)) };
}
