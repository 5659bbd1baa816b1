import * as v from 'valibot';
import { SeatNumber, Secret } from './names.ts';

/** What can be answered, by what is asked. A person who gives no answer has said: wait, or no. */
export const pollChoices = {
  /** Somebody who must answer is away: wait for them, a bot plays until they return, or the match ends as it stands. */
  absent: ['wait', 'bot', 'end'],
} as const;
export type PollKind = keyof typeof pollChoices;
export type PollChoice<K extends PollKind = PollKind> = (typeof pollChoices)[K][number];

const choices = Object.values(pollChoices).flat();
const Choice = v.picklist(choices as readonly PollChoice[]);

/** Something that the people who sit at a table decide together, in the open, within a short time. */
export const Poll = v.object({
  id: Secret,
  kind: v.picklist(Object.keys(pollChoices) as readonly PollKind[]),
  /** Whom it is about. */
  seat: SeatNumber,
  /** The milliseconds that are left, and were at first; counted from when this is sent, whatever a device's clock says. */
  left: v.number(),
  of: v.number(),
  /** One seat of each person who is there and may decide. */
  voters: v.array(SeatNumber),
  votes: v.array(v.object({ seat: SeatNumber, choice: Choice })),
});
export type Poll = v.InferOutput<typeof Poll>;

/** POST /api/tables/:id/vote, by a person who sits there; the last vote of each counts. */
export const Vote = v.strictObject({ poll: Secret, choice: Choice });
export type Vote = v.InferOutput<typeof Vote>;
