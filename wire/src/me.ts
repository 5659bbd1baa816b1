import * as v from 'valibot';
import { Name, Sigil } from './names.ts';

/** GET /api/me: who the session cookie says you are. A first visit makes a person without a name. */
export const Me = v.object({ name: v.nullable(v.string()), sigil: v.nullable(Sigil) });
export type Me = v.InferOutput<typeof Me>;

/** POST /api/me */
export const ChooseMe = v.strictObject({ name: Name, sigil: Sigil });
export type ChooseMe = v.InferOutput<typeof ChooseMe>;

/** GET /healthz */
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
