import { type Kind, observersOf } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court, overMatches } from './court.ts';
import { anyMove, travel } from './journeys.ts';
import { mustBeSameBytes } from './same.ts';

/** Values with the text they had when they were kept. */
class Keepsakes {
  private readonly kept: { what: string; value: unknown; text: string }[] = [];
  /** The text that it has now. */
  keep(what: string, value: unknown): string {
    const text = JSON.stringify(value);
    this.kept.push({ what, value, text });
    return text;
  }
  mustBeAsKept(): void {
    for (const { what, value, text } of this.kept)
      if (JSON.stringify(value) !== text) mustBeSameBytes(`${what}, then and later,`, JSON.parse(text), value);
  }
}

/** Earlier states, views, entries and events never change, however long the match plays on. */
export function thePastStandsStill<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  overMatches(court, (setting, seed, way) => {
    const past = new Keepsakes();
    travel(game, setting, seed, way, ({ state, seq, journey }, events) => {
      const text = past.keep(`the state after entry ${seq}`, state);
      const copy = game.copy(state);
      if (JSON.stringify(copy) !== text) mustBeSameBytes('a copy', state, copy);
      past.keep(`the entry ${seq}`, journey.entries[seq]);
      past.keep(`the events of entry ${seq}`, events);
      for (const who of observersOf(setting.seats)) {
        past.keep(`the view of ${who} after entry ${seq}`, game.view(state, who));
        past.keep(
          `what ${who} was told of entry ${seq}`,
          events.map((event) => game.tell(event, who)),
        );
      }
    });
    past.mustBeAsKept();
  });
}

/** Playouts change a copy in place: what it was copied from, and what was seen and told of it, do not feel that. */
export function playoutsTouchNothing<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    const past = new Keepsakes();
    past.keep('the state a playout began from', state);
    const playout = game.copy(state);
    for (let i = 0; i < 4; i++) {
      for (const who of observersOf(journey.head.seats)) past.keep(`the view of ${who}`, game.view(playout, who));
      past.keep('a copy', game.copy(playout));
      const actors = game.actors(playout);
      const by = actors[luck.int(actors.length)];
      if (by === undefined) break;
      const move = anyMove(game, playout, by, luck);
      if (move === null) continue;
      past.keep('the move', move);
      game.apply(playout, by, move, luck, (event) => {
        past.keep('an event', event);
        for (const who of observersOf(journey.head.seats)) past.keep(`told ${who}`, game.tell(event, who));
      });
    }
    past.mustBeAsKept();
  });
}
