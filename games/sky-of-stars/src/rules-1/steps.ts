import type { Chance, Emit } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** What happens of itself once nobody is asked any more; each step names the next, null waits for the seats. */
export type StepName =
  | 'deal'
  | 'starts'
  | 'beforeRoll'
  | 'roll'
  | 'acts'
  | 'lasts'
  | 'shows'
  | 'show'
  | 'reveal'
  | 'judge'
  | 'score'
  | 'end';
export type Next = StepName | null;
export type Step = (s: State, chance: Chance, emit: Emit<Event>) => Next;
