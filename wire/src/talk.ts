import * as v from 'valibot';
import { PlayId, SeatNumber, TalkText } from './names.ts';

/** Something said at a table: to everybody (`to` is empty) or to these seats alone. Not of the match: no log, no replay has it. */
export const SayMessage = v.strictObject({
  t: v.literal('say'),
  seat: SeatNumber,
  /** Made by the client: said twice it is heard once. */
  id: PlayId,
  to: v.pipe(v.array(SeatNumber), v.maxLength(15)),
  text: TalkText,
});
export type SayMessage = v.InferOutput<typeof SayMessage>;

export const TalkLine = v.object({
  id: PlayId,
  /** Milliseconds since 1970. */
  at: v.number(),
  from: SeatNumber,
  /** Who said it, by the name shown at the table then: the seat may have changed hands since. null: they had none; missing: an old line. */
  name: v.optional(v.nullable(v.string())),
  to: v.array(SeatNumber),
  text: v.string(),
});
export type TalkLine = v.InferOutput<typeof TalkLine>;

/** What was said to this person at this table; `whole`: all of it that is kept, as after a hello. */
export const TalkMessage = v.object({ t: v.literal('talk'), whole: v.boolean(), lines: v.array(TalkLine) });
export type TalkMessage = v.InferOutput<typeof TalkMessage>;
