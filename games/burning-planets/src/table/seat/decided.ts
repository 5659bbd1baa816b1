import type { Seat } from '@orrery/kernel';
import type { View } from '../../rules/seen.ts';
import { standings } from './standings.ts';

/** Rounds in which a war is open, whatever the board says. */
const OPENING = 8;
/** So many times what all others have together. */
const OVERWHELMING = 3;

/** Somebody who leads so far that the others may as well give up. */
export interface Decided {
  readonly leader: Seat;
  /** Of all that counts. */
  readonly share: number;
}

/** By the points of BP-E5, which everybody can count; null: it is still open. */
export function decided(view: View): Decided | null {
  const [first, ...others] = standings(view);
  if (view.stage !== 'play' || view.round <= OPENING || first === undefined || others.length === 0) return null;
  const rest = others.reduce((sum, { total }) => sum + total, 0);
  if (first.total < OVERWHELMING * rest) return null;
  return { leader: first.seat, share: first.total / (first.total + rest) };
}
