import { Dice, type Entry, fold, type Kind, observersOf, step } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court, overMatches } from './court.ts';
import { anyMove, travel } from './journeys.ts';
import { LawBroken, mustBePlain, mustBeSameBytes, throughJson } from './same.ts';

/** Folding a log, also one that was kept as JSON, gives equal states and views and tells everybody the same. */
export function foldingIsExact<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  overMatches(court, (setting, seed, way) => {
    const lived: string[] = [];
    const snapshot = (state: K['state'], events: readonly K['event'][]) => {
      const views = observersOf(setting.seats).map((who) => [
        game.view(state, who),
        events.map((event) => game.tell(event, who)),
      ]);
      return JSON.stringify([state, views]);
    };
    const journey = travel(game, setting, seed, way, ({ state }, events) => lived.push(snapshot(state, events)));
    const kept = throughJson({ head: journey.head, entries: journey.entries as Entry[] });
    let index = 0;
    fold(game, kept.head, kept.entries, (entry, events, state) => {
      const [was, is] = [lived[index++], snapshot(state, events)];
      // To read them again takes longer than all the rest.
      if (was === is) return;
      mustBeSameBytes(`entry ${entry.seq}, folded: [state, views and told]`, JSON.parse(was ?? 'null'), JSON.parse(is));
    });
    if (index !== lived.length) throw new LawBroken(`${lived.length} entries lived, ${index} folded`);
  });
}

/** States, views and told events are plain JSON, and a state that went through JSON plays on equally. */
export function jsonIsEnough<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    mustBePlain('the state', state);
    let one = state;
    let other = throughJson(state);
    const seed = luck.bits();
    for (let i = 0; i < 2; i++) {
      const actors = game.actors(one);
      mustBeSameBytes('actors after JSON', actors, game.actors(other));
      const by = actors[luck.int(actors.length)];
      if (by === undefined) return;
      const move = anyMove(game, one, by, new Dice(seed + i));
      mustBeSameBytes('the pick after JSON', move, anyMove(game, other, by, new Dice(seed + i)));
      if (move === null) continue;
      const a = step(game, one, by, move, new Dice(seed - i));
      const b = step(game, other, by, throughJson(move), new Dice(seed - i));
      mustBeSameBytes('the step after JSON', a, b);
      if (!a.ok || !b.ok) return;
      const observers = observersOf(journey.head.seats);
      const who = observers[luck.int(observers.length)]!;
      const view = game.view(a.state, who);
      mustBePlain(`the view of ${who}`, view);
      mustBeSameBytes(`the view of ${who} after JSON`, view, game.view(b.state, who));
      for (const event of a.events) mustBePlain(`what ${who} is told`, game.tell(event, who));
      one = a.state;
      other = b.state;
    }
  });
}
