import * as v from 'valibot';
import { ReportText, SeatNumber, Secret, Sigil } from './names.ts';

/** Who may take over from a bot while a match is played: whom the host lets, anyone with a link, or nobody. */
export const takeovers = ['ask', 'anyone', 'nobody'] as const;
export const Takeover = v.picklist(takeovers);
export type Takeover = v.InferOutput<typeof Takeover>;

/** Somebody who asks the host for a seat; the host alone sees them. */
export const Asker = v.object({
  id: Secret,
  name: v.nullable(v.string()),
  sigil: v.nullable(Sigil),
  /** The seat they ask for; null: any. */
  seat: v.nullable(SeatNumber),
  /** Since when, in milliseconds since 1970. */
  at: v.number(),
});
export type Asker = v.InferOutput<typeof Asker>;

/** What came of one's own request: it waits; yes: join again and sit down; no, for this match. */
export const Request = v.picklist(['waits', 'yes', 'no']);

/** Somebody whom the host has banned; the host alone sees them. */
export const Banned = v.object({ id: Secret, name: v.nullable(v.string()) });

/** Somebody who watches; the host alone sees who. */
export const Watcher = v.object({ id: Secret, name: v.nullable(v.string()), sigil: v.nullable(Sigil) });

/** POST /api/tables/:id/remove-watcher, by the host: they are banned from this table. */
export const RemoveWatcher = v.strictObject({ watcher: Secret });

/** POST /api/tables/:id/answer, by the host: yes or no to an asker. */
export const AnswerAsker = v.strictObject({ asker: Secret, yes: v.boolean() });
export type AnswerAsker = v.InferOutput<typeof AnswerAsker>;

/** POST /api/tables/:id/remove, by the host. All links and the code of the table change. */
export const RemovePerson = v.strictObject({ seat: SeatNumber, ban: v.boolean() });
export type RemovePerson = v.InferOutput<typeof RemovePerson>;

/** POST /api/tables/:id/unban, by the host. */
export const Unban = v.strictObject({ banned: Secret });

/** POST /api/tables/:id/mute, by the host: nobody hears them here. */
export const MutePerson = v.strictObject({ seat: SeatNumber, muted: v.boolean() });
export type MutePerson = v.InferOutput<typeof MutePerson>;

/** POST /api/tables/:id/mute-for-me: I do not hear them, at any table. `link`: for who only watches. */
export const MuteForMe = v.strictObject({ ...MutePerson.entries, link: v.optional(Secret) });
export type MuteForMe = v.InferOutput<typeof MuteForMe>;

/** POST /api/tables/:id/lock, by the host. */
export const LockTable = v.strictObject({ locked: v.boolean() });

/** POST /api/tables/:id/host, by the host: whoever sits there is the host from now on. */
export const HandOver = v.strictObject({ seat: SeatNumber });

/** Why somebody is reported to whoever runs the server. */
export const reportReasons = ['insults', 'spam', 'cheating', 'name', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** POST /api/tables/:id/report: the last lines of talk go along. */
export const ReportPerson = v.strictObject({
  seat: SeatNumber,
  reason: v.picklist(reportReasons),
  text: v.optional(ReportText),
  link: v.optional(Secret),
});
export type ReportPerson = v.InferOutput<typeof ReportPerson>;
