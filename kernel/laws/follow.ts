import { type Kind, type Observer, observersOf } from '../src/index.ts';
import { convene, overMatches, type Trial } from './court.ts';
import { travel } from './journeys.ts';
import { LawBroken, mustBeSame, short } from './same.ts';

/**
 * For tables that animate: folding what an observer is told over the first view gives each later view, so that a table
 * never has to compare two views to know what happened.
 */
export function followLaw<K extends Kind>(
  trial: Trial<K>,
  follow: (view: K['view'], seen: K['seen'], me: Observer) => K['view'],
): void {
  const { game } = trial;
  overMatches(convene(trial), (setting, seed, way) => {
    const followed = new Map<Observer, K['view']>();
    const { broke } = travel(game, setting, seed, way, ({ state, seq, journey }, events) => {
      for (const me of observersOf(setting.seats)) {
        const view = game.view(state, me);
        let mine = followed.get(me);
        if (mine === undefined) mine = view;
        else
          for (const event of events) {
            const seen = game.tell(event, me);
            if (seen !== null) mine = follow(mine, seen, me);
          }
        mustBeSame(`entry ${seq}, ${short(journey.entries[seq])}: the view ${me} followed`, view, mine);
        followed.set(me, mine);
      }
    });
    if (broke !== null) throw new LawBroken(broke);
  });
}
