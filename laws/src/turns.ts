import { isAnswer, type Kind, observersOf, type Result, step } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court, typesPlayed } from './court.ts';
import { anyMove } from './journeys.ts';
import { LawBroken, must, mustBeSame } from './same.ts';

/** Actors are empty if and only if there is a result; those awaited are actors; the gate is shut to everybody else. */
export function turnsAreSound<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  const types = typesPlayed(court).add('');
  atPositions(court, fc.constant(null), ({ state, journey }) => {
    const { seats } = journey.head;
    const actors = game.actors(state);
    const awaited = game.awaited(state);
    const result = game.result(state);
    must((actors.length === 0) === (result !== null), () => `actors ${actors}, but the result is ${str(result)}`);
    must(result !== null || awaited.length > 0, () => 'the match is not over and waits for nobody');
    for (const list of [actors, awaited]) {
      must(new Set(list).size === list.length, () => `a seat twice in ${list}`);
      must(
        list.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats),
        () => `no such seats: ${list}`,
      );
    }
    must(
      awaited.every((seat) => actors.includes(seat)),
      () => `awaited ${awaited} are not all actors ${actors}`,
    );
    for (const who of observersOf(seats)) {
      const known = game.awaited(state, who);
      must(
        known.every((seat) => actors.includes(seat)) && awaited.every((seat) => known.includes(seat)),
        () => `awaited ${awaited} of actors ${actors}, and ${who} is told ${known}`,
      );
      must(who === 'table' || known.includes(who) === awaited.includes(who), () => `seat ${who} is told ${known}`);
    }
    if (result !== null) mustBeSound(result, seats);
    for (let by = -1; by <= seats; by++)
      if (!actors.includes(by))
        for (const t of types)
          must(game.gate(state, by, t) !== null, () => `the gate lets seat ${by} in with "${t}", who may not act`);
  });
}

function mustBeSound({ places, scores }: Result, seats: number): void {
  must(places.length === seats, () => `${places.length} places for ${seats} seats`);
  must(scores === null || scores.length === seats, () => `${scores?.length} scores for ${seats} seats`);
  for (const place of places) {
    const better = places.filter((other) => other < place).length;
    must(place === better + 1, () => `places ${places}: ${place} is not one more than the ${better} before it`);
  }
}

/** Games end within `longest`, whoever acts and however, all clocks run out included. */
export function gamesEnd<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  for (const { last, entries, seed, way, head, broke } of court.journeys())
    if (broke === null && game.result(last) === null)
      throw new LawBroken(
        `not over after ${entries.length - 1} decisions, the longest possible being ${game.longest}\n` +
          `  seed ${seed}, way ${way}, ${head.seats} seats, options ${str(head.options)}`,
      );
}

/** What a run-out clock plays for a seat that is awaited answers what it is asked, so that no match can stand still for ever. */
export function clocksAnswer<K extends Kind>(court: Court<K>): void {
  const { game } = court;
  atPositions(court, fc.constant(null), ({ state }, luck) => {
    for (const by of game.awaited(state)) {
      const taken = step(game, state, by, game.fallback(state, by, luck), luck);
      if (!taken.ok) continue;
      must(
        isAnswer(game, by, state, taken.state),
        () => `${str(taken.move)} of seat ${by}, whose time is up, answers nothing`,
      );
    }
  });
}

/** No move loses or makes a component. */
export function componentsAreConserved<K extends Kind>(
  court: Court<K>,
  conserved: NonNullable<Court<K>['trial']['conserved']>,
): void {
  const { game } = court;
  atPositions(court, fc.constant(null), ({ state }, luck) => {
    const actors = game.actors(state);
    const by = actors[luck.int(actors.length)];
    if (by === undefined) return;
    const taken = step(game, state, by, anyMove(game, state, by, luck), luck);
    if (taken.ok) mustBeSame('the components after a move', conserved(state), conserved(taken.state));
  });
}

const str = (value: unknown) => JSON.stringify(value);
