import type { Chance, Kind } from '@orrery/kernel';
import type { Rules } from '../search/bot.ts';
import { playOut } from '../search/playout.ts';

/** How a state of a game may end. */
export interface Outlook<K extends Kind> {
  /** One look says all there is to say: nothing is played out. */
  readonly exact: boolean;
  /** Writes down each seat's chance by one look; `s` is played on. */
  look(s: K['state'], chance: Chance, out: Float64Array): void;
}

/** null: a game of which nobody's chances can be told. */
export function outlookOf<K extends Kind>({ game, mind }: Rules<K>): Outlook<K> | null {
  const told = 'direct' in mind ? mind.judge : mind.chances;
  if (told !== undefined) return { exact: true, look: (s, _chance, out) => told(s, out) };
  if ('direct' in mind) return null;
  return {
    exact: false,
    look(s, chance, out) {
      playOut({ game, mind }, mind.levels.hard, s, Number.POSITIVE_INFINITY, chance);
      mind.judge(s, out);
    },
  };
}
