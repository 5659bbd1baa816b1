import { editionFor, type Room } from '@orrery/kernel';
import type { Clock } from '../search/bot.ts';
import { decide } from '../search/decide.ts';
import type { Answered, Asked, Thought } from './protocol.ts';

/** Thinks about questions on the games of a shelf; their rules are loaded at the first question. The same in every worker. */
export function answers(shelf: readonly Room[], clock: Clock): (asked: Asked) => Promise<Answered> {
  return async (asked) => {
    try {
      return { n: asked.n, ...(await think(shelf, clock, asked)) };
    } catch (error) {
      return { n: asked.n, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
}

async function think(shelf: readonly Room[], clock: Clock, { question, share }: Asked): Promise<Thought> {
  const { game, rules, view, me, bot, seed } = question;
  const room = shelf.find((each) => each.id === game);
  if (room === undefined) throw new Error(`there is no game '${game}' on the shelf`);
  const edition = await editionFor(room, rules);
  if (edition === null) throw new Error(`rules ${rules} of '${game}' are not on the shelf`);
  const played = await edition.rules();
  const began = clock();
  // Who has less time than usual looks at a clock that runs faster.
  const move = decide(played, view, me, bot, seed, () => clock() / share);
  return { move, cpuMs: clock() - began };
}
