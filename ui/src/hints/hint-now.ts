import type { Kind, Seat, Told } from '@orrery/kernel';
import type { Hint } from '../table/contract.ts';

interface Moment<K extends Kind> {
  readonly view: K['view'];
  readonly as: Seat;
  /** All that this seat was told so far. */
  readonly told: readonly Told<K>[];
  /** Hints that were understood before, by their words. */
  readonly known: readonly string[];
}

/** The first hint that fits this moment and is not understood yet. */
export function hintNow<K extends Kind>(hints: readonly Hint<K>[], moment: Moment<K>): Hint<K> | null {
  const fresh = hints.filter((hint) => !moment.known.includes(hint.word) && !isUnderstood(hint, moment));
  return fresh.find((hint) => hint.now(moment.view, moment.as)) ?? null;
}

/** Has what it speaks of been done, or seen? */
export function isUnderstood<K extends Kind>(
  { understood }: Hint<K>,
  { told, as }: Pick<Moment<K>, 'told' | 'as'>,
): boolean {
  return told.some(({ seen }) => seen.some((event) => understood(event, as)));
}
