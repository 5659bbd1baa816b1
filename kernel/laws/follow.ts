import { type Game, type Kind, type Observer, observersOf } from '../src/index.ts';
import { type Court, overMatches } from './court.ts';
import { travel } from './journeys.ts';
import { LawBroken, mustBeSame, short } from './same.ts';

/** Folding what an observer is told over the first view gives each later view: for every seat and for the table. */
export function tellingsAreEnough<K extends Kind>(court: Court<K>, follow: NonNullable<Game<K>['follow']>): void {
  const { game } = court;
  overMatches(court, (setting, seed, way) => {
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
