import { comingKinds } from '@orrery/kernel';
import * as v from 'valibot';
import { SeatNumber } from './names.ts';

/** Somebody came to a seat of the match, or went. The same for everybody but for `mine`. */
export const Coming = v.object({
  /** Counts them, from 0. */
  no: v.number(),
  t: v.picklist(comingKinds),
  /** Milliseconds since 1970: it stands after all that was told until then. */
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
