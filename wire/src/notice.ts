import * as v from 'valibot';

/** What the owner of the server tells everybody, mostly that it will be restarted. */
export const Notice = v.object({
  /** A device that has put this one away shows it no more. */
  id: v.string(),
  text: v.string(),
  /** When the server will be restarted, in milliseconds since 1970; null: nothing about that. */
  at: v.nullable(v.number()),
});
export type Notice = v.InferOutput<typeof Notice>;

/** To every socket: there is a notice, or there is none any more. */
export const NoticeMessage = v.object({
  t: v.literal('notice'),
  notice: v.nullable(Notice),
  /** The time by the server's clock: a countdown must not hang on the device's. */
  now: v.number(),
});
export type NoticeMessage = v.InferOutput<typeof NoticeMessage>;
