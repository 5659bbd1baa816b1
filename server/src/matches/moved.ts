import {
  BrokenLog,
  type Entry,
  type Game,
  Host,
  type Journal,
  type Kind,
  type MatchHead,
  SealedChance,
} from '@orrery/kernel';
import type { MoveTable } from '@orrery/wire';
import { no, type Outcome, yes } from '../outcome.ts';
import type { Slices } from './slices.ts';

/** A match that was played elsewhere, as its own rules and luck make it. */
export interface PlayedElsewhere {
  readonly head: MatchHead;
  readonly key: Uint8Array;
  readonly entries: readonly Entry[];
}

interface World {
  readonly slices: Slices;
  readonly now: () => number;
}

/** Milliseconds that are worked at it before others have a turn, and in all: nobody's match takes longer. */
const slice = 5;
const most = 5_000;

/**
 * Plays a match again that somebody brings from their device: what they did, each judged where the match then stood, with the luck
 * that the key gives. Nothing else of what they brought is kept. It has to be one that goes on.
 */
export async function playAgain(
  game: Game<Kind>,
  asked: MoveTable,
  { slices, now }: World,
): Promise<Outcome<PlayedElsewhere>> {
  const seats = asked.seats.length;
  const options = game.readOptions(asked.options, seats);
  if (!options.ok) return no('BAD_OPTIONS', { problem: options.problem, where: options.where });
  const head: MatchHead = { id: asked.match, game: game.id, rules: game.rules, seats, options: options.value };
  const key = new Uint8Array(Buffer.from(asked.key, 'hex'));
  const entries: Entry[] = [];
  let at = asked.began;
  const world = {
    journal: inMemory(entries),
    chance: (match: string, drawn: number) => new SealedChance(key, match, drawn),
    // Nothing was done later than now.
    now: () => Math.min(at, now()),
  };
  const began = performance.now();
  let rested = began;
  try {
    const host = await Host.begin(game, head, world);
    for (const [i, act] of asked.acts.entries()) {
      if (performance.now() - rested > slice) {
        if (performance.now() - began > most) return no('TOO_LARGE');
        await slices.next();
        rested = performance.now();
      }
      const { by } = act;
      const id = `moved-${i}`;
      const where = `acts.${i}`;
      if (by >= seats) return no('BAD_LOG', { where });
      at = act.at;
      const answer =
        act.t === 'undo'
          ? await host.undo(by, id)
          : await host.play({ by, id, decision: host.decision(by), move: act.move });
      if (!answer.ok) return no('BAD_LOG', { problem: answer.refusal, where });
    }
    return host.result === null ? yes({ head, key, entries }) : no('MATCH_OVER');
  } catch (error) {
    if (error instanceof BrokenLog) return no('BAD_LOG');
    throw error;
  }
}

const inMemory = (entries: Entry[]): Journal => ({
  async append(_match, entry) {
    entries.push(entry);
    return 'kept';
  },
  read: async (_match, from, limit) => entries.slice(from, limit === undefined ? undefined : from + limit),
});
