import type { Seat } from '@orrery/kernel';
import type { Turn } from '@orrery/ui';
import type { Move, PlanetX, View } from '../rules/kind.ts';
import { discardOf, type Picked, whoseUnit } from './cells.ts';

/** What the gold button does with a card that is picked: Enter does the same from anywhere; null: there is none. */
export function goldMove(view: View, me: Seat, turn: Turn<PlanetX> | null, picked: Picked | null): Move | null {
  if (turn === null || picked?.t !== 'card') return null;
  const deploy: Move = { t: 'deploy', card: picked.card };
  if (turn.refusal(deploy) === null) return deploy;
  const discard = discardOf(picked.card, picked.also);
  const foreign = whoseUnit(view, me, picked.card) === 'foreign';
  return foreign && turn.refusal(discard) === null ? discard : null;
}
