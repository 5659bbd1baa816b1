import { type Dice, type Game, judge, type Kind, type Seat } from '@orrery/kernel';
import fc from 'fast-check';
import { atPositions, type Court } from './court.ts';
import { anyMove } from './journeys.ts';
import { LawBroken, must, mustBePlain, mustBeSame } from './same.ts';

/** Listed, picked and fallback moves are never refused, and every listed move is distinct. */
export function offersAreLegal<K extends Kind>(court: Court<K>): void {
  for (const { broke, entries, seed, way, head } of court.journeys())
    if (broke !== null)
      throw new LawBroken(
        `${broke}\n  seed ${seed}, way ${way}, ${head.seats} seats, after entry ${entries.length - 1}`,
      );
  atPositions(court, fc.constant(null), ({ state, journey }, luck) => {
    const before = JSON.stringify(state);
    for (let by = 0; by < journey.head.seats; by++) mustOfferWell(court.game, state, by, luck);
    must(JSON.stringify(state) === before, () => 'offering moves changed the state');
  });
}

function mustOfferWell<K extends Kind>(game: Game<K>, state: K['state'], by: Seat, luck: Dice): void {
  const listed = game.list?.(state, by).map((move) => mustBeTaken('listed', move));
  const known = new Set(listed);
  const twice = listed?.length === known.size ? undefined : listed?.find((key, index) => listed.indexOf(key) < index);
  must(twice === undefined, () => `seat ${by} is offered ${twice} twice`);
  if (!game.actors(state).includes(by)) {
    must(known.size === 0, () => `seat ${by} may not act and is offered ${known.size} moves`);
    return;
  }
  const picked = anyMove(game, state, by, luck);
  must(picked === null || listed?.length !== 0, () => `seat ${by} may act and is offered no move`);
  if (picked !== null) mustBeOffered('picked', picked);
  if (game.awaited(state).includes(by)) mustBeOffered('fallback', game.fallback(state, by, luck));

  function mustBeOffered(how: string, move: K['move']): void {
    mustBePlain(`the ${how} move`, move);
    const key = mustBeTaken(how, move);
    if (listed !== undefined) must(known.has(key), () => `seat ${by}: the ${how} move ${key} is not listed`);
  }

  /** Judges a move as it would arrive, and gives it as the game reads it, which is one text for one move. */
  function mustBeTaken(how: string, move: K['move']): string {
    const text = JSON.stringify(move);
    const judged = judge(game, state, by, JSON.parse(text));
    if (!judged.ok) throw new LawBroken(`seat ${by}: the ${how} move ${text} is refused: ${judged.refusal}`);
    mustBeSame(`seat ${by}: the ${how} move, once read,`, move, judged.move);
    return JSON.stringify(judged.move);
  }
}
