import * as v from 'valibot';
import { Name, Sigil } from './names.ts';

/** GET /api/me: who the session cookie says you are. A first visit makes a person without a name. */
export const Me = v.object({ name: v.nullable(v.string()), sigil: v.nullable(Sigil) });
export type Me = v.InferOutput<typeof Me>;

/** POST /api/me */
export const ChooseMe = v.strictObject({ name: Name, sigil: Sigil });
export type ChooseMe = v.InferOutput<typeof ChooseMe>;

/** GET /healthz: the server is alive. Answered without touching the disk; `tables` may be half a minute old. */
export const Health = v.object({
  ok: v.literal(true),
  version: v.string(),
  /** The name the owner gave to this server, for the footer. */
  name: v.nullable(v.string()),
  /** Seconds since the server started. */
  uptime: v.number(),
  tables: v.number(),
  sockets: v.number(),
});
export type Health = v.InferOutput<typeof Health>;

export const unreadyReasons = ['STARTING', 'CLOSING', 'DISK_FULL', 'STORE_SLOW', 'STORE_FAULT'] as const;
export type UnreadyReason = (typeof unreadyReasons)[number];

/** GET /readyz: the server can keep what people do (200), or why it cannot (503). `low`: it takes no new tables. */
export const ServerReady = v.variant('ok', [
  v.object({ ok: v.literal(true), room: v.picklist(['enough', 'low']) }),
  v.object({ ok: v.literal(false), reason: v.picklist(unreadyReasons) }),
]);
export type ServerReady = v.InferOutput<typeof ServerReady>;

const Days = v.nullable(v.number());

/** GET /api/about: how many days this server keeps what; null: for ever. */
export const About = v.object({
  version: v.string(),
  name: v.nullable(v.string()),
  keeps: v.object({
    /** A table that waits, since its last change. */
    waiting: Days,
    /** A match at the table in which nothing happens any more. */
    unplayed: Days,
    /** A table that is over, with its matches. */
    over: Days,
  }),
});
export type About = v.InferOutput<typeof About>;

/** GET /api/addresses: where others reach this server; told only to who asks on its own machine. */
export const Addresses = v.object({ addresses: v.array(v.string()) });
export type Addresses = v.InferOutput<typeof Addresses>;
