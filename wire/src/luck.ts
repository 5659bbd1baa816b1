import * as v from 'valibot';
import { SeatNumber, Secret } from './names.ts';

/** 32 bytes in hex: a hash, a key or a nonce. */
export const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The seal on a nonce of this browser's own, for a match whose luck is being settled. The first of a person counts. */
export const SealMessage = v.strictObject({ t: v.literal('seal'), match: Secret, seal: Hash });
export type SealMessage = v.InferOutput<typeof SealMessage>;

/** The nonce that was sealed, once the list of seals was shown. */
export const OpenMessage = v.strictObject({ t: v.literal('open'), match: Secret, nonce: Hash });
export type OpenMessage = v.InferOutput<typeof OpenMessage>;

export const LuckList = v.object({
  seals: v.array(v.object({ seats: v.array(SeatNumber), seal: Hash })),
  absent: v.array(SeatNumber),
});

/**
 * How far the luck of a match is settled. seal: browsers are asked for their seals. open: the list of seals, durable from now on;
 * nonces are asked for. set: the nonces as well; the match begins.
 */
export const LuckMessage = v.object({
  t: v.literal('luck'),
  match: Secret,
  stage: v.picklist(['seal', 'open', 'set']),
  list: v.nullable(LuckList),
  /** By seal; null: it was not opened in time. */
  nonces: v.nullable(v.array(v.nullable(Hash))),
});
export type LuckMessage = v.InferOutput<typeof LuckMessage>;

/** The seal that counts for this person, which another device may have sent. */
export const SealedMessage = v.object({ t: v.literal('sealed'), match: Secret, seal: Hash });
/** The nonce that was taken from this person. */
export const OpenedMessage = v.object({ t: v.literal('opened'), match: Secret, nonce: Hash });
