import type { Eyes, Seat } from '@orrery/kernel';
import type { Say } from '@orrery/words';
import { dataOf } from '../data/index.ts';
import type { View } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';
import { weaponName } from '../words/names.ts';
import { missionName } from './labels.ts';
import { progressOf } from './progress.ts';

/** What this seat alone knows: what lies face down, and its missions. The hand follows from what was revealed. */
export function secrets(look: (eyes: Eyes) => View, seat: Seat, say: Say<MessageId>): readonly string[] {
  const view = look('open');
  const set = dataOf(view.options);
  const laid = view.sites.flatMap(({ card }) => (card?.seat === seat && card.weapon !== null ? [card.weapon] : []));
  const player = view.players[seat];
  const missions = (player?.missions ?? []).flatMap((id) => progressOf(set, id, player?.conquest ?? []) ?? []);
  return [
    ...laid.map((weapon) => say('secret.laid', { weapon: weaponName({ say, set }, weapon) })),
    ...missions.map((progress) => missionName(say, progress)),
  ];
}
