import type { Seat } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import { useMemo, useState } from 'react';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Move, Refusal } from '../../rules/moves.ts';
import type { Phase } from '../../rules/state.ts';
import type { Picked } from '../choices.ts';
import { keyOf, waitingIn } from '../next.ts';
import type { Sense } from '../sense.ts';
import type { Closing } from '../useChoice.ts';
import { flowing, isLater, PHASES, phaseOf } from './phases.ts';
import { type Orders, useOrders } from './useOrders.ts';

export type Left = Readonly<Record<Phase, readonly Picked[]>>;

/** My turn as one piece: its phases pass by doing, and none of them is a question of its own. */
export interface Flow {
  /** Judges moves of later phases, too. */
  readonly turn: Turn<BurningPlanets> | null;
  readonly orders: Orders;
  /** By phase that is not over: what waits in it. */
  readonly left: Left;
  /** The phase that is on the table: the first with something to do, or the one that was asked for. Nothing is sent for it. */
  readonly step: Phase;
  goTo(phase: Phase): void;
  /** Structures that a move would make impossible, unless that was asked already. */
  closing(move: Move): Closing | null;
  /** Nobody asks again this turn whether building is over. */
  passBuilding(): void;
}

export function useFlow(
  sense: Sense,
  me: Seat | null,
  turn: Turn<BurningPlanets> | null,
  explain: (refusal: Refusal) => void,
  /** Units that wait for no answer of mine, by key. */
  quiet: ReadonlySet<string>,
): Flow {
  const { view } = sense;
  const [wanted, setWanted] = useState<{ readonly turn: string; readonly phase: Phase } | null>(null);
  const [passed, setPassed] = useState('');
  const orders = useOrders(sense, turn, explain);
  const now = `${view.round} ${view.turn?.seat}`;
  const flows = useMemo(() => (turn === null || me === null ? null : flowing(sense, me, turn)), [sense, me, turn]);
  const left = useMemo<Left>(() => {
    const list = (phase: Phase) => (me === null ? [] : waitingIn(sense, me, phase));
    const units = list('actions').filter((one) => !quiet.has(keyOf(one)));
    return { structures: list('structures'), ships: list('ships'), actions: units };
  }, [sense, me, quiet]);
  const real = view.turn?.phase ?? 'structures';
  const first = PHASES.find((phase) => !isLater(real, phase) && left[phase].length > 0) ?? 'actions';
  const step = wanted !== null && wanted.turn === now && !isLater(real, wanted.phase) ? wanted.phase : first;
  return {
    ...{ turn: flows, orders, left, step },
    goTo: (phase) => {
      setWanted({ turn: now, phase });
      setPassed(now);
    },
    passBuilding: () => setPassed(now),
    closing: (move) => {
      const phase = phaseOf(move);
      const count = left.structures.length;
      const closes = phase !== null && isLater(phase, 'structures') && move.t !== 'endTurn';
      return closes && count > 0 && passed !== now ? { phase: 'structures', count } : null;
    },
  };
}
