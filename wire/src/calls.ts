import { langs } from '@orrery/words';
import * as v from 'valibot';

/** The address of a push service, or of a webhook. */
const Address = v.pipe(v.string(), v.maxLength(1024));
const base64url = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[A-Za-z0-9_-]+$/));
const MinuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));

/** Nobody is called between these minutes of their day, over midnight if `to` is earlier; `zone` as in Europe/Rome. */
export const QuietHours = v.strictObject({
  from: MinuteOfDay,
  to: MinuteOfDay,
  zone: v.pipe(v.string(), v.maxLength(64)),
});
export type QuietHours = v.InferOutput<typeof QuietHours>;

/** After a call so many minutes pass until the next: what comes meanwhile is told together. 0: each at once. */
export const gatherings = [0, 10, 60, 240] as const;
const Gathering = v.picklist(gatherings);

/** GET /api/me/calls: how the reader is called when a table waits for them. */
export const Calls = v.object({
  /** The public key that a browser wants for `pushManager.subscribe`. */
  key: v.string(),
  devices: v.array(
    v.object({
      id: v.string(),
      /** Of the push service: which browser it is. */
      service: v.string(),
      /** Milliseconds since 1970. */
      since: v.number(),
    }),
  ),
  /** `secret`: what its calls are signed with. */
  webhook: v.nullable(v.object({ url: v.string(), secret: v.string() })),
  quiet: v.nullable(QuietHours),
  gather: Gathering,
  /** The tables to which they are not called. */
  uncalled: v.array(v.string()),
});
export type Calls = v.InferOutput<typeof Calls>;

/** POST /api/me/calls: another way to be called. What is absent stays; null: none. `lang`: of the words in a webhook. */
export const ChangeCalls = v.strictObject({
  webhook: v.optional(v.nullable(Address)),
  quiet: v.optional(v.nullable(QuietHours)),
  gather: v.optional(Gathering),
  lang: v.optional(v.picklist(langs)),
});
export type ChangeCalls = v.InferOutput<typeof ChangeCalls>;

/** POST /api/me/calls/devices: call this browser. As `PushSubscription.toJSON()` has it. */
export const CallDevice = v.object({
  endpoint: Address,
  keys: v.object({ p256dh: base64url(100), auth: base64url(40) }),
});
export type CallDevice = v.InferOutput<typeof CallDevice>;

/** POST /api/me/calls/devices/drop: call it no more; by its id, or by its endpoint for who has no id of it. */
export const DropDevice = v.union([v.strictObject({ id: v.string() }), v.strictObject({ endpoint: Address })]);
export type DropDevice = v.InferOutput<typeof DropDevice>;

/** POST /api/me/calls/tables: is the reader called to this table? */
export const CallToTable = v.strictObject({ table: v.pipe(v.string(), v.maxLength(64)), called: v.boolean() });
export type CallToTable = v.InferOutput<typeof CallToTable>;

/** What a push brings, encrypted for one browser: nothing that a stranger behind the shoulder must not read. */
export const PushedCall = v.object({
  kind: v.picklist(['turn', 'test']),
  /** The tables that wait, at most five, and how many there are in all. */
  tables: v.array(
    v.object({
      ...{ id: v.string(), game: v.string(), title: v.string(), name: v.nullable(v.string()) },
      /** It is not the reader's turn: others want to play another match with them. */
      again: v.optional(v.boolean()),
    }),
  ),
  count: v.number(),
});
export type PushedCall = v.InferOutput<typeof PushedCall>;
