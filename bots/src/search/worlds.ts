import type { Chance, Kind, Playouts, Seat } from '@orrery/kernel';
import type { Searchable } from './bot.ts';

/** More than any search needs to forget which world it has seen, few enough to be imagined in a moment. */
const MOST = 512;

/**
 * The states a searcher imagines, made as they are asked for. The k-th trial of every move begins in a copy of the k-th world:
 * moves are compared on equal terms, and none is chosen for luck that only one guess at the hidden cards would bring.
 */
export class Worlds<K extends Kind> {
  private readonly seen: K['state'][] = [];
  private readonly imagine: () => K['state'];
  private readonly rules: Searchable<K>;

  constructor(rules: Searchable<K>, how: Playouts<K>, view: K['view'], me: Seat, chance: Chance) {
    this.rules = rules;
    this.imagine = () => {
      const s = rules.game.imagine(view, me, chance);
      how.believe?.(s, me, chance);
      return s;
    };
  }

  /** A state to play on, world `k`. */
  copy(k: number): K['state'] {
    while (this.seen.length <= k % MOST) this.seen.push(this.imagine());
    return this.rules.game.copy(this.seen[k % MOST]!);
  }
}
