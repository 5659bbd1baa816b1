import type { CardId } from '../../data/index.ts';
import type { Move, StackId, View } from '../../rules/kind.ts';
import { stackAt } from '../../sight/change.ts';
import { campCell, unitCell } from '../cells.ts';
import type { Choice } from '../useChoice.ts';

/** What a lesson marks to be touched next. */
export interface Touch {
  readonly card: CardId | null;
  readonly cells: readonly string[];
}

const NOTHING: Touch = { card: null, cells: [] };

/** First what does it, then what it is done to; where a button asks, that is gold already. */
export function touchNow(view: View, moves: readonly Move[], { picked, draft, losses }: Choice): Touch {
  const [move] = moves;
  if (move === undefined || draft !== null || losses !== null) return NOTHING;
  const units = (id: StackId) => (stackAt(view, id)?.units ?? []).map(({ card }) => unitCell(card));
  switch (move.t) {
    case 'deploy':
    case 'discard':
      return picked === null ? { card: move.card, cells: [] } : NOTHING;
    case 'playSpecial':
      if (picked === null) return { card: move.card, cells: [] };
      if (move.seat !== undefined) return { card: null, cells: [campCell(move.seat)] };
      return move.unit === undefined ? NOTHING : { card: null, cells: [unitCell(move.unit)] };
    case 'attack':
      return { card: null, cells: units(picked === null ? move.attacker : move.target) };
    case 'form':
    case 'reinforce':
      return { card: null, cells: units(picked === null ? move.unit : move.to) };
    default:
      return NOTHING;
  }
}
