import type { Eyes, Seat } from '@orrery/kernel';
import type { Say } from '@orrery/words';
import { dataOf } from '../data/index.ts';
import type { View } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';
import { cardName } from '../words/names.ts';

/** What this seat alone knows: its hand. */
export function secrets(look: (eyes: Eyes) => View, seat: Seat, say: Say<MessageId>): readonly string[] {
  const view = look('open');
  const set = dataOf(view.options);
  return (view.players[seat]?.hand ?? []).map((card) => cardName({ say, set }, card));
}
