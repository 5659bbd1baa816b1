import type { Gain } from '@orrery/ui';
import { resources } from '../data/index.ts';
import type { Seen } from '../rules/events.ts';

/** What the planets of a seat brought it at the beginning of its turn (BP-P10). */
export function incomeOf(seen: Seen): Gain | null {
  if (seen.t !== 'produced') return null;
  return { seat: seen.seat, amount: resources.reduce((sum, res) => sum + seen.bag[res], 0) };
}
