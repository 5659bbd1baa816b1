import type { UnitRef } from '../../rules/moves.ts';
import type { View } from '../../rules/seen.ts';
import { waitingProposals } from '../contracts/index.ts';

/** A unit that waits to be used, with its name in the reader's language. */
export interface IdleUnit {
  readonly ref: UnitRef;
  readonly name: string;
}

/** What would be left undone if the turn ended now. */
export interface Undone {
  readonly idle: readonly IdleUnit[];
  readonly proposals: number;
}

export function undoneBy(view: View, idle: readonly IdleUnit[]): Undone {
  return { idle, proposals: waitingProposals(view) };
}

export function isAllDone({ idle, proposals }: Undone): boolean {
  return idle.length + proposals === 0;
}
