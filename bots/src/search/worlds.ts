import type { Chance, Kind, Seat } from '@orrery/kernel';
import type { Rules } from './bot.ts';

/** More than any search needs to forget which world it has seen, few enough to be imagined in a moment. */
const MOST = 512;

/**
 * The states a searcher imagines, made as they are asked for. The k-th trial of every move begins in a copy of the k-th world:
 * moves are compared on equal terms, and none is chosen for luck that only one guess at the hidden cards would bring.
 */
export class Worlds<K extends Kind> {
  private readonly seen: K['state'][] = [];
  private readonly rules: Rules<K>;
  private readonly view: K['view'];
  private readonly me: Seat;
  private readonly chance: Chance;
  private readonly believing: boolean;

  /** `believing`: what others hide is judged by what they did; else all that fits the view is equally likely. */
  constructor(rules: Rules<K>, view: K['view'], me: Seat, chance: Chance, believing: boolean) {
    this.rules = rules;
    this.view = view;
    this.me = me;
    this.chance = chance;
    this.believing = believing;
  }

  /** A state to play on, world `k`. */
  copy(k: number): K['state'] {
    return this.rules.game.copy(this.world(k % MOST));
  }

  private world(k: number): K['state'] {
    while (this.seen.length <= k) this.seen.push(this.imagine());
    return this.seen[k]!;
  }

  private imagine(): K['state'] {
    const { game, mind } = this.rules;
    const s = game.imagine(this.view, this.me, this.chance);
    if (this.believing) mind.believe?.(s, this.me, this.chance);
    return s;
  }
}
