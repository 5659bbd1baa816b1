import type { Eyes, Seat } from '@orrery/kernel';
import type { Say } from '@orrery/words';
import type { View } from '../rules/view-kind.ts';
import type { MessageId } from '../words/index.ts';
import { tableNames } from './names.ts';

/** What this seat alone knows: its number, and the word that goes with it. */
export function secrets(look: (eyes: Eyes) => View, seat: Seat, say: Say<MessageId>): readonly string[] {
  const view = look(seat);
  const number = view.mine?.number ?? null;
  if (number === null || view.card === null) return [];
  const word = tableNames(say, view.me, [], view.options).words(view.card)[number - 1];
  return [say('secret.number', { number, word: word ?? '' })];
}
