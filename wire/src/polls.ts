import * as v from 'valibot';
import { SeatNumber, Secret } from './names.ts';

/** What can be answered, by what is asked. A person who gives no answer has said: wait, or no. */
export const pollChoices = {
  /** Somebody who must answer is away: wait for them, a bot plays until they return, or the match ends as it stands. */
  absent: ['wait', 'bot', 'end'],
  /** Another match is asked for: only who says yes plays it. */
  again: ['yes', 'no'],
  /** Somebody asks to take back their last move that was seen: all must agree. */
  takeBack: ['yes', 'no'],
} as const;
export type PollKind = keyof typeof pollChoices;
export type PollChoice<K extends PollKind = PollKind> = (typeof pollChoices)[K][number];

const choices = Object.values(pollChoices).flat();
const Choice = v.picklist(choices as readonly PollChoice[]);

/** Who sits where in the next match: all as they sit, each one seat on, or as lots fall. */
export const seatings = ['same', 'rotate', 'lots'] as const;
export const Seating = v.picklist(seatings);
export type Seating = v.InferOutput<typeof Seating>;

/** POST /api/tables/:id/again: asks all who are there. Absent: all sit as they do. */
export const PlayAgain = v.strictObject({ seating: v.optional(Seating) });
export type PlayAgain = v.InferOutput<typeof PlayAgain>;

/** POST /api/tables/:id/take-back, in a running match: asks the others to let me take back my last move. */
export const AskTakeBack = v.strictObject({ seat: SeatNumber });
export type AskTakeBack = v.InferOutput<typeof AskTakeBack>;

/** Something that the people who sit at a table decide together, in the open, within a short time. */
export const Poll = v.object({
  id: Secret,
  kind: v.picklist(Object.keys(pollChoices) as readonly PollKind[]),
  /** Whom it is about: who is away, or asks; null: somebody without a seat asks. */
  seat: v.nullable(SeatNumber),
  /** With `again`. */
  seating: v.optional(Seating),
  /** With `absent`: they are connected, but have let their time run out again and again. */
  late: v.optional(v.literal(true)),
  /** The milliseconds that are left, and were at first; counted from when this is sent, whatever a device's clock says. */
  left: v.number(),
  of: v.number(),
  /** With `absent`, if there is a way to call them: POST /api/tables/:id/call, in so many milliseconds from when this is sent. */
  callIn: v.optional(v.number()),
  /** One seat of each person who is there and may decide. */
  voters: v.array(SeatNumber),
  votes: v.array(v.object({ seat: SeatNumber, choice: Choice })),
});
export type Poll = v.InferOutput<typeof Poll>;

/** POST /api/tables/:id/vote, by a person who sits there; the last vote of each counts. */
export const Vote = v.strictObject({ poll: Secret, choice: Choice });
export type Vote = v.InferOutput<typeof Vote>;
