import { editionFor, type Room } from '@orrery/kernel';
import type { Clock } from '../search/bot.ts';
import { decide } from '../search/decide.ts';
import type { Answered, Asked, Question } from './protocol.ts';

/** Thinks about questions on the games of a shelf; their rules are loaded at the first question. The same in every worker. */
export function answers(shelf: readonly Room[], clock: Clock): (asked: Asked) => Promise<Answered> {
  return async ({ n, question }) => {
    try {
      return { n, move: await think(shelf, clock, question) };
    } catch (error) {
      return { n, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
}

async function think(shelf: readonly Room[], clock: Clock, { game, rules, view, me, bot, seed }: Question) {
  const room = shelf.find((each) => each.id === game);
  if (room === undefined) throw new Error(`there is no game '${game}' on the shelf`);
  const edition = await editionFor(room, rules);
  if (edition === null) throw new Error(`rules ${rules} of '${game}' are not on the shelf`);
  return decide(await edition.rules(), view, me, bot, seed, clock);
}
