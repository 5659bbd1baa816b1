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
  if ('direct' in mind) {
    const { judge } = mind;
    return judge === undefined ? null : { exact: true, look: (s, _chance, out) => judge(s, out) };
  }
  const how = mind.levels.hard;
  const { rounds, sharpness } = mind.foresight ?? { rounds: Number.POSITIVE_INFINITY, sharpness: 1 };
  return {
    exact: false,
    look(s, chance, out) {
      playOut({ game, mind }, how, s, mind.round(s) + rounds, chance);
      mind.judge(s, out);
      if (sharpness !== 1) sharpen(out, sharpness);
    },
  };
}

/** Raises all to a power and keeps their sum, which is more than 1 where allies win together. */
function sharpen(chances: Float64Array, power: number): void {
  let [before, after] = [0, 0];
  for (const [seat, chance] of chances.entries()) {
    before += chance;
    chances[seat] = chance ** power;
    after += chances[seat]!;
  }
  if (after > 0) for (const seat of chances.keys()) chances[seat]! *= before / after;
}
