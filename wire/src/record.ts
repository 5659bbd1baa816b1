import * as v from 'valibot';
import { Secret, Sigil } from './names.ts';
import { Level } from './seats.ts';

/** A seat of a match that is over. */
export const RecordSeat = v.object({
  mine: v.boolean(),
  /** Which of `people` sat there; null: the reader, a bot, a guest, or somebody who was deleted. */
  who: v.nullable(v.number()),
  level: v.nullable(Level),
  /** Seats with the same number won and lost together. */
  side: v.number(),
  /** null: the match did not end by its rules. */
  place: v.nullable(v.number()),
  score: v.nullable(v.number()),
  /** Its person did not play it to the end. */
  left: v.boolean(),
});
export type RecordSeat = v.InferOutput<typeof RecordSeat>;

export const RecordMatch = v.object({
  id: Secret,
  /** null: its table is gone, and with it what was played. */
  table: v.nullable(Secret),
  game: v.string(),
  rules: v.number(),
  /** Milliseconds since 1970, and how many it lasted; null: not known. */
  at: v.number(),
  lasted: v.nullable(v.number()),
  /** It counted for ratings. */
  counts: v.boolean(),
  seats: v.array(RecordSeat),
});
export type RecordMatch = v.InferOutput<typeof RecordMatch>;

/** What a rating was after a match: see `ratings/`. */
export const RatingAfter = v.object({ match: Secret, at: v.number(), mu: v.number(), sigma: v.number() });
export type RatingAfter = v.InferOutput<typeof RatingAfter>;

/** GET /api/me/record: what is kept of the matches that the reader has played here, the last first; for nobody else. */
export const PlayRecord = v.object({
  matches: v.array(RecordMatch),
  /** With whom, as they are called now. */
  people: v.array(v.object({ name: v.nullable(v.string()), sigil: v.nullable(Sigil) })),
  /** By game, the first first. */
  ratings: v.array(v.object({ game: v.string(), after: v.array(RatingAfter) })),
});
export type PlayRecord = v.InferOutput<typeof PlayRecord>;
