import type { Observer } from '@orrery/kernel';
import { useState } from 'react';
import type { Move } from '../../rules/moves.ts';
import type { PanelProps } from '../panel.ts';
import { type IdleUnit, isAllDone, type Undone, undoneBy } from './undone.ts';

export interface EndPhase {
  /** What would be left undone; null: nobody is being asked. */
  readonly asking: Undone | null;
  /** The button was pressed: ends the phase or the turn; a turn that leaves something undone asks first, once. */
  press(): void;
  /** Ends it whatever is left. */
  proceed(): void;
  stay(): void;
}

/** Ending a phase or the turn. A phase that ends too early can be taken back; a turn cannot, and looks back at what is left. */
export function useEndPhase(
  { view, as, turn }: Pick<PanelProps, 'view' | 'as' | 'turn'>,
  idle: readonly IdleUnit[],
  act: (move: Move) => void,
): EndPhase {
  const [asked, setAsked] = useState('');
  const [open, setOpen] = useState('');
  const now = momentOf(view, as);
  const asking = open === now && turn !== null ? undoneBy(view, idle) : null;
  const last = view.turn?.phase === 'actions';
  const proceed = (): void => {
    setOpen('');
    act({ t: last ? 'endTurn' : 'endPhase' });
  };
  return {
    asking,
    proceed,
    stay: () => setOpen(''),
    press: () => {
      if (turn === null || as === 'table' || view.turn?.seat !== as) return;
      if (!last || asked === now || isAllDone(undoneBy(view, idle))) {
        proceed();
        return;
      }
      setAsked(now);
      setOpen(now);
    },
  };
}

function momentOf({ turn, round }: PanelProps['view'], as: Observer): string {
  return `${as} ${round} ${turn?.seat} ${turn?.phase}`;
}
