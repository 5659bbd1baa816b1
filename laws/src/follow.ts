import { type Game, hashOfView, type Kind, type Observer, observersOf } from '@orrery/kernel';
import { type Court, overMatches } from './court.ts';
import { type Setting, travel, type Way } from './journeys.ts';
import { LawBroken, must, mustBeSame, short } from './same.ts';

/**
 * Folding what an observer is told over the first view gives each later view, and its hash: for every seat and for the table, by
 * every sample of options with every number of seats.
 */
export function tellingsAreEnough<K extends Kind>(court: Court<K>, follow: NonNullable<Game<K>['follow']>): void {
  const { game } = court;
  const check = (setting: Setting, seed: number, way: Way) => {
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
        followed.set(me, mine);
        // Where every byte is the same, so is the hash.
        if (JSON.stringify(view) === JSON.stringify(mine)) continue;
        const where = `entry ${seq}, ${short(journey.entries[seq])}: the view ${me} followed`;
        mustBeSame(where, view, mine);
        must(hashOfView(view) === hashOfView(mine), () => `${where} has another hash`);
      }
    });
    if (broke !== null) throw new LawBroken(broke);
  };
  overMatches(court, check, court.settings.length);
}
