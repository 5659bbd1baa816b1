import type { Eyes, Seat } from '@orrery/kernel';
import type { Say } from '@orrery/words';
import type { View } from '../rules/seen.ts';
import type { MessageId } from '../words/index.ts';
import { goodsText } from '../words/names.ts';

/** What this seat alone knows: its stock, what it keeps in reserve, and what it signed in secret. */
export function secrets(look: (eyes: Eyes) => View, seat: Seat, say: Say<MessageId>): readonly string[] {
  const view = look('open');
  const player = view.players[seat];
  const own = view.contracts.filter(
    ({ secret, state, proposer, partner }) => secret && state === 'signed' && [proposer, partner].includes(seat),
  ).length;
  return [
    ...(player?.stock == null ? [] : [goodsText(say, player.stock)]),
    ...(player?.reserve ?? []).map((kit) => say(`thing.${kit}`)),
    ...(own === 0 ? [] : [say('secret.contracts', { count: own })]),
  ];
}
