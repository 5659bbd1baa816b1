import { levels } from '@orrery/kernel';
import * as v from 'valibot';

/** Where a server listens for programs that think for its bots, if its owner wants any. */
export const thinkPath = '/think';
/** Characters in a message of a thinker: what it answers is a move. */
export const longestThoughtMessage = 16_384;
/** How many questions a thinker may want at once. */
export const mostPlaces = 256;

/** Why a server closes the socket of a thinker for good. After any other code a thinker connects again. */
export const thinkCloseCodes = {
  /** It said something that cannot be read, or nothing at all. */
  unread: 4010,
  /** The rules refused its answers again and again. */
  wrong: 4011,
} as const;

/** The first message of a thinker. */
export const ThinkerHello = v.strictObject({
  t: v.literal('hello'),
  /** How many questions it thinks about at once. */
  places: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostPlaces)),
  /** Of which games it has which numbers of the rules. */
  rules: v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.array(v.number()), v.maxLength(100))),
});

const n = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What was thought of, null for silence, and the milliseconds of CPU that it cost. */
export const ThoughtMessage = v.strictObject({
  t: v.literal('thought'),
  n,
  move: v.nullable(v.looseObject({ t: v.string() })),
  cpuMs: v.pipe(v.number(), v.minValue(0)),
});

/** It cannot be answered; `lost`: not here, but perhaps elsewhere. */
export const FailedMessage = v.strictObject({
  t: v.literal('failed'),
  n,
  error: v.pipe(v.string(), v.maxLength(4000)),
  lost: v.optional(v.boolean()),
});

/** It wants no more questions, and will go when it has answered those it has. */
export const LeavingMessage = v.strictObject({ t: v.literal('leaving') });

export const ThinkerMessage = v.variant('t', [ThinkerHello, ThoughtMessage, FailedMessage, LeavingMessage]);
export type ThinkerMessage = v.InferOutput<typeof ThinkerMessage>;

/** One question to a bot: what its seat sees, and nothing that the seat does not see or that names anybody. */
export const AskMessage = v.object({
  t: v.literal('ask'),
  n,
  /** How much of its usual time the bot may think: 1 is all of it. */
  share: v.number(),
  question: v.object({
    game: v.string(),
    rules: v.number(),
    me: v.number(),
    bot: v.picklist(['random', ...levels]),
    /** Of the bot's own luck, for this question alone. */
    seed: v.string(),
    /** Its options, if it has some, are null here: they come once, beside it. */
    view: v.looseObject({}),
    options: v.optional(
      v.object({
        /** SHA-256 of their canonical JSON. */
        hash: v.string(),
        /** The options themselves, with the data sets in them: once, to be kept. */
        whole: v.optional(v.looseObject({})),
        /** Options that will not be asked about again. */
        forget: v.optional(v.string()),
      }),
    ),
  }),
});
export type AskMessage = v.InferOutput<typeof AskMessage>;
