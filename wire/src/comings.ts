import * as v from 'valibot';
import { SeatNumber } from './names.ts';

/**
 * left, removed (by the host): a bot plays on. took: somebody plays a seat that another, or a bot, began. back: who had played it
 * before plays it again. bot: its person lets a bot play for now. voted: they were away, and the others let a bot play for them.
 * ended: they were away, and the others ended the match. tookBack: they took back a move that was seen, and all agreed.
 * late: their time ran out, and what the rules have for that was played. vacation: they are on vacation, `until` then. rested: their
 * vacation is over. stayed: the match was over, somebody asked for another one, and they did not want it.
 */
export const comingKinds = [
  ...(['left', 'removed', 'took', 'back', 'bot', 'voted', 'ended', 'late', 'tookBack'] as const),
  ...(['vacation', 'rested', 'stayed'] as const),
] as const;

/**
 * Somebody came to a seat of the match, or went. Not of its log, which the rules make, but read with it: it stands after all that was
 * told until then. The same for everybody but for `mine`.
 */
export const Coming = v.object({
  /** Counts them, from 0. */
  no: v.number(),
  t: v.picklist(comingKinds),
  /** Milliseconds since 1970. */
  at: v.number(),
  seat: SeatNumber,
  /** Who came or went; null: they had no name. */
  name: v.nullable(v.string()),
  /** It was the reader. */
  mine: v.boolean(),
  /** With `vacation`: milliseconds since 1970. */
  until: v.optional(v.number()),
  /** They had their data deleted. */
  gone: v.optional(v.literal(true)),
});
export type Coming = v.InferOutput<typeof Coming>;
