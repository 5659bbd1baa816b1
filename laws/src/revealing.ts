import { isRetractable, isRetrievable, type Kind, observersOf, step, type Taken } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court } from './court.ts';
import { anyMove } from './journeys.ts';
import { mustBeSameBytes, short } from './same.ts';

/**
 * A move that may be taken back, by its mover alone or where all agree, has shown nobody anything hidden but what its mover chose:
 * the same move, in another truth that looks the same to somebody, looks the same to them afterwards, as long as it may be
 * taken back there, too.
 */
export function takenBackRevealsNothing<K extends Kind>(court: Court<K>): void {
  const { game, trial } = court;
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    const { seats } = journey.head;
    for (const by of game.actors(state)) {
      const taken = step(game, state, by, anyMove(game, state, by, luck), luck);
      if (!taken.ok || !mayGoBack(state, taken)) continue;
      const { move } = taken;
      for (const who of observersOf(seats)) {
        const other = trial.scramble(game.copy(state), who, luck);
        const there = step(game, other, by, move, luck);
        if (!there.ok || !mayGoBack(other, there)) continue;
        const what = `${short(move)} of seat ${by}, which may be taken back: the view of ${who}`;
        mustBeSameBytes(what, game.view(taken.state, who), game.view(there.state, who));
      }
    }
  });

  function mayGoBack(before: K['state'], { state, events, draws }: Taken<K>): boolean {
    return isRetractable(game, before, state, events, draws.length) || isRetrievable(game, state, events, draws.length);
  }
}
