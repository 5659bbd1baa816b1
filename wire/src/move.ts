import * as v from 'valibot';
import { Hash } from './luck.ts';
import { Name, SeatNumber, Secret } from './names.ts';
import { Level, Manner } from './seats.ts';

/** A match that was longer is not taken. */
export const mostActs = 5000;

/** Of more comings and goings the last are taken. */
export const mostComings = 60;

const Time = v.pipe(v.number(), v.integer(), v.minValue(0));
const act = { by: SeatNumber, at: Time };

/** Something that a seat did, in the order in which it was done. What was drawn for it follows from the key. */
const Act = v.variant('t', [
  v.strictObject({ t: v.literal('move'), ...act, move: v.unknown() }),
  v.strictObject({ t: v.literal('undo'), ...act }),
]);

/**
 * POST /api/tables/move: a table that was played on one device goes on at the server, where the same person hosts it. The server
 * plays everything again by its rules.
 */
export const MoveTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(64)),
  rules: v.pipe(v.number(), v.integer()),
  /** As the game's `readOptions` takes them. */
  options: v.unknown(),
  /** A bot's seat may be taken by whoever gets its link; until then the bot plays on. */
  seats: v.pipe(
    v.array(
      v.strictObject({
        kind: v.picklist(['me', 'here', 'bot']),
        name: v.optional(Name),
        level: v.optional(Level),
        manner: v.optional(Manner),
      }),
    ),
    v.minLength(1),
    v.maxLength(16),
  ),
  /** The id of the match: moved twice, it is moved once. */
  match: Secret,
  /** Hex of what its luck is drawn from. */
  key: Hash,
  /** When it was laid out. */
  began: Time,
  acts: v.pipe(v.array(Act), v.maxLength(mostActs)),
  /** Who let a bot play there, and came back; absent: nobody. */
  comings: v.optional(
    v.pipe(
      v.array(v.strictObject({ t: v.picklist(['bot', 'back']), at: Time, seat: SeatNumber })),
      v.maxLength(mostComings),
    ),
  ),
});
export type MoveTable = v.InferOutput<typeof MoveTable>;
