import type { RevealedWeapon, View } from '../rules/kind.ts';

/** How far a revealed weapon has come in its round. */
export type Fate = 'waits' | 'fires' | 'spent' | 'lost' | 'caught' | 'shield' | 'returned';

export interface Shot extends RevealedWeapon {
  readonly priority: number | null;
  readonly fate: Fate;
}

/**
 * What the stage shows between two truths: while a round resolves, all its weapons lie open, and the volley remembers those
 * that have already left the table. It is gone again when the round ends.
 */
export interface StagedView extends View {
  readonly volley?: readonly Shot[];
}

/** The weapons of this round lie open and fire; nobody is asked anything. */
export function volleyOf(view: View): readonly Shot[] | null {
  return (view as StagedView).volley ?? null;
}
