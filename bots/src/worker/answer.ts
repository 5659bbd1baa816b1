import { editionFor, type Room } from '@orrery/kernel';
import type { Clock } from '../search/bot.ts';
import { decide } from '../search/decide.ts';
import { OptionsKept } from './options.ts';
import type { Answered, Asked, Question, Thought } from './protocol.ts';

/** Thinks about questions on the games of a shelf; their rules are loaded at the first question. The same in every worker. */
export function answers(shelf: readonly Room[], clock: Clock): (asked: Asked) => Promise<Answered> {
  const options = new OptionsKept();
  return async ({ n, question, share }) => {
    try {
      const view = options.unpack(question);
      return { n, ...(await think(shelf, clock, { ...question, view }, share)) };
    } catch (error) {
      return { n, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
}

async function think(shelf: readonly Room[], clock: Clock, question: Question, share: number): Promise<Thought> {
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
