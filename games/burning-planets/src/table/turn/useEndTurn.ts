import type { Observer } from '@orrery/kernel';
import { useState } from 'react';
import type { Move } from '../../rules/moves.ts';
import type { PanelProps } from '../panel.ts';
import { type IdleUnit, isAllDone, type Undone, undoneBy } from './undone.ts';

export interface EndTurn {
  /** What would be left undone; null: nobody is being asked. */
  readonly asking: Undone | null;
  /** The button was pressed, in whichever phase: where units or proposals wait it asks first, once. */
  press(): void;
  /** Ends it whatever is left. */
  proceed(): void;
  stay(): void;
}

/** A turn that has ended cannot be taken back: it looks back at what is left. */
export function useEndTurn(
  { view, as, turn }: Pick<PanelProps, 'view' | 'as' | 'turn'>,
  idle: readonly IdleUnit[],
  act: (move: Move) => void,
): EndTurn {
  const [asked, setAsked] = useState('');
  const [open, setOpen] = useState('');
  const now = momentOf(view, as);
  const asking = open === now && turn !== null ? undoneBy(view, idle) : null;
  const proceed = (): void => {
    setOpen('');
    act({ t: 'endTurn' });
  };
  return {
    asking,
    proceed,
    stay: () => setOpen(''),
    press: () => {
      if (turn === null || as === 'table' || view.turn?.seat !== as) return;
      if (asked === now || isAllDone(undoneBy(view, idle))) {
        proceed();
        return;
      }
      setAsked(now);
      setOpen(now);
    },
  };
}

function momentOf({ turn, round }: PanelProps['view'], as: Observer): string {
  return `${as} ${round} ${turn?.seat}`;
}
