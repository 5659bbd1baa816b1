import type { Say, Seat } from '@orrery/kernel';
import { dataOf } from '../data/index.ts';
import type { View } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';
import { cardName } from '../words/names.ts';

/** What this seat alone knows, by its own view: its hand. */
export function secrets(view: View, seat: Seat, say: Say<MessageId>): readonly string[] {
  const set = dataOf(view.options);
  return (view.players[seat]?.hand ?? []).map((card) => cardName({ say, set }, card));
}
