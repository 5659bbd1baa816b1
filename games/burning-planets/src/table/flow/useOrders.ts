import type { Turn } from '@orrery/ui';
import { useEffect, useRef, useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Move, Refusal } from '../../rules/moves.ts';
import type { Sense } from '../sense.ts';
import { isSingle, nextMove, type Order } from './orders.ts';
import { firstStep } from './phases.ts';

/** Orders that are carried out one ordinary move after the other, each from the position that the one before has left. */
export interface Orders {
  /** How many are left; none can be given meanwhile. */
  readonly left: number;
  /** `lenient`: what cannot be done is left out, and the rest goes on. `unattended`: so it is, and nobody has given them just now. */
  give(orders: readonly Order[], how?: 'lenient' | 'unattended'): void;
  /** What is under way is finished, the rest is forgotten. */
  stop(): void;
}

interface Queue {
  readonly orders: readonly Order[];
  readonly how: 'lenient' | 'unattended' | null;
}
const NONE: Queue = { orders: [], how: null };

const rest = (queue: Queue): Queue => ({ ...queue, orders: queue.orders.slice(1) });

export function useOrders(
  sense: Sense,
  turn: Turn<BurningPlanets> | null,
  explain: (refusal: Refusal) => void,
): Orders {
  const [queue, setQueue] = useState<Queue>(NONE);
  const under = useRef(false);
  const sentOn = useRef<Turn<BurningPlanets> | null>(null);
  const order = queue.orders[0];
  useEffect(() => {
    if (order !== undefined && sense.view.turn !== null && sense.view.turn.seat !== sense.as) {
      // Orders end with the turn they were given in.
      setQueue(NONE);
      return;
    }
    if (order === undefined || turn === null || under.current || sentOn.current === turn) return;
    const move = nextMove(sense, order);
    if (move === null) {
      setQueue(rest);
      return;
    }
    const step: Move = firstStep(sense, move);
    const refusal = turn.refusal(step);
    if (refusal !== null) {
      if (queue.how === null) explain(refusal);
      setQueue(queue.how === null ? NONE : rest);
      return;
    }
    under.current = true;
    sentOn.current = turn;
    const over = (ok: boolean): void => {
      under.current = false;
      // A single move is done when it was made; what leads to a place or a target goes on until there is no more to do.
      setQueue((now) => (!ok ? NONE : isSingle(order) && step === move ? rest(now) : { ...now }));
    };
    void turn.play(step, queue.how === 'unattended' ? queue.how : undefined).then(
      ({ ok }) => over(ok),
      () => over(false),
    );
  }, [order, queue, turn, sense, explain]);
  return {
    left: queue.orders.length,
    give: (orders, how) => setQueue({ orders, how: how ?? null }),
    stop: () => setQueue((now) => ({ ...now, orders: now.orders.slice(0, under.current ? 1 : 0) })),
  };
}
