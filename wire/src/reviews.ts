import * as v from 'valibot';
import { SeatNumber, Secret } from './names.ts';

/** POST /api/tables/:id/review, of a match that is over; without `match`, of the last one. `link`: of the table, for who only watched. */
export const AskReview = v.strictObject({ match: v.optional(Secret), link: v.optional(Secret) });
export type AskReview = v.InferOutput<typeof AskReview>;

/** Whoever has this link reads the match at GET /api/reviews/:link, without a session. It lets nobody sit down. */
export const ReviewLink = v.object({ link: Secret });
export type ReviewLink = v.InferOutput<typeof ReviewLink>;

/** GET /api/reviews/:link/preview/:lang: what a link to a match says of it before it is opened. */
export const ReviewPreview = v.object({ title: v.string(), text: v.string() });
export type ReviewPreview = v.InferOutput<typeof ReviewPreview>;

/**
 * GET /api/reviews/:link/own: where I sat in it. Who sat anywhere may close the link, and keep names back. `veiled`: whoever opens it
 * sees sigils instead of names. `yours`: I am one of those who want that; the names come back when none of them does any more.
 */
export const OwnReview = v.object({
  seats: v.array(SeatNumber),
  veiled: v.optional(v.boolean(), false),
  yours: v.optional(v.boolean(), false),
});
export type OwnReview = v.InferOutput<typeof OwnReview>;

/** POST /api/reviews/:link/names: I want sigils instead of names, for all who open the link, in its preview and on its picture; or no longer. */
export const VeilReview = v.strictObject({ veiled: v.boolean() });
export type VeilReview = v.InferOutput<typeof VeilReview>;
