import type { Seat } from '@orrery/kernel';
import { useState } from 'react';
import type { View } from '../../rules/seen.ts';
import { type Draft, draftOf } from './draft.ts';

/** The contracts, open or not, and the one that is being written: it outlasts a look at the log. */
export interface ContractsHand {
  readonly open: boolean;
  readonly draft: Draft | null;
  /** `carrier`: a new contract for this cargo ship. */
  show(carrier?: number): void;
  write(draft: Draft | null): void;
  close(): void;
}

export function useContracts(view: View, me: Seat | null): ContractsHand {
  const [open, setOpen] = useState(false);
  const [draft, write] = useState<Draft | null>(null);
  return {
    ...{ open, draft, write },
    show: (carrier) => {
      if (carrier !== undefined && me !== null) write(draftOf(view, me, { carrier }));
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
