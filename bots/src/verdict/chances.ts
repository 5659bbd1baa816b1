import type { Dice, Game, Kind } from '@orrery/kernel';
import type { Outlook } from './outlook.ts';
import { Sample } from './sample.ts';

/** A game whose chances can be told, with a table of so many. */
export interface Told<K extends Kind> {
  readonly game: Game<K>;
  readonly outlook: Outlook<K>;
  readonly seats: number;
}

/**
 * Cards open: hands, missions and cards laid are as they are; what nobody could know is drawn anew for every look. Never from the
 * recorded future: then luck would be counted as skill.
 */
export function openChances<K extends Kind>(
  { game, outlook, seats }: Told<K>,
  state: K['state'],
  looks: number,
  dice: Dice,
): Sample {
  const sample = new Sample(seats);
  const out = new Float64Array(seats);
  if (outlook.exact) {
    // Nothing of it hangs on what nobody could know, and nothing is played on.
    outlook.look(state, dice, out);
    sample.add(out);
    return sample;
  }
  const enough = game.result(state) !== null ? 1 : looks;
  while (sample.size < enough) {
    const s = game.copy(state);
    game.redraw?.(s, dice);
    outlook.look(s, dice, out);
    sample.add(out);
  }
  return sample;
}

/** By what a seat knew: each look from another world that it could imagine. Of a match that is over one look is enough. */
export function knownChance<K extends Kind>(
  { game, outlook, seats }: Told<K>,
  imagine: () => K['state'],
  looks: number,
  dice: Dice,
): Sample {
  const sample = new Sample(seats);
  const out = new Float64Array(seats);
  while (sample.size < looks) {
    const s = imagine();
    const enough = game.result(s) !== null;
    outlook.look(s, dice, out);
    sample.add(out);
    if (enough) break;
  }
  return sample;
}
