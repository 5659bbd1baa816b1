import type { Manner } from '@orrery/kernel';
import type { Habits } from './habits.ts';

/** What tells a manner from none. */
const changes: Readonly<Partial<Record<Manner, Partial<Habits>>>> = {
  bold: { daring: 0.3 },
  careful: { daring: 1.6 },
  trader: { trades: true },
};
export const manners: readonly Manner[] = ['bold', 'careful', 'trader'];

export function inManner(how: Habits, manner: Manner | undefined): Habits {
  return manner === undefined ? how : { ...how, ...changes[manner] };
}
