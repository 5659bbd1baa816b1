import { editionFor, type Room } from '@orrery/words/room';
import { advise } from '../search/advise.ts';
import type { Clock } from '../search/bot.ts';
import { decide } from '../search/decide.ts';
import { OptionsKept } from './options.ts';
import type { Answered, Asked } from './protocol.ts';
import { type Thinker, ThinkerLost } from './thinker.ts';

/** The answering end, the same in every thread, process and machine: whatever comes of a question, it is answered. */
export function answers(think: Thinker['think']): (asked: Asked) => Promise<Answered> {
  const options = new OptionsKept();
  return async ({ n, question, share }) => {
    try {
      const view = options.unpack(question);
      const { move, cpuMs, advice } = await think({ ...question, view }, share);
      return { n, move, cpuMs, ...(advice === undefined ? {} : { advice }) };
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { n, error: why, ...(error instanceof ThinkerLost ? { lost: true } : {}) };
    }
  };
}

/** Thinks about the games of a shelf, here and now; their rules are loaded at the first question. */
export function thinkAbout(shelf: readonly Room[], clock: Clock): Thinker['think'] {
  return async ({ game, rules, view, me, bot, manner, seed, why }, share) => {
    const room = shelf.find((each) => each.id === game);
    if (room === undefined) throw new Error(`there is no game '${game}' on the shelf`);
    const edition = await editionFor(room, rules);
    if (edition === null) throw new Error(`rules ${rules} of '${game}' are not on the shelf`);
    const played = await edition.rules();
    const began = clock();
    if (why) {
      const advice = advise(played, { view, me, seed }, clock);
      return { move: advice?.move ?? null, cpuMs: clock() - began, advice };
    }
    // Who has less time than usual looks at a clock that runs faster.
    const move = decide(played, { view, me, bot, seed, manner }, () => clock() / share);
    return { move, cpuMs: clock() - began };
  };
}
