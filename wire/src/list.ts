import * as v from 'valibot';
import { SeatNumber, Secret } from './names.ts';
import { Notice } from './notice.ts';
import { Level, SeatKind } from './seats.ts';
import { TableStatus } from './tables.ts';

/** A seat in a list: who plays it. */
export const CardSeat = v.object({
  kind: SeatKind,
  taken: v.boolean(),
  mine: v.boolean(),
  name: v.nullable(v.string()),
  level: v.nullable(Level),
  /** As in SeatInfo. */
  gone: v.optional(v.literal(true)),
});
export type CardSeat = v.InferOutput<typeof CardSeat>;

/** One of the reader's own tables, in a list. */
export const TableCard = v.object({
  id: Secret,
  game: v.string(),
  rules: v.number(),
  name: v.nullable(v.string()),
  status: TableStatus,
  seats: v.array(CardSeat),
  /** One of the reader's seats is awaited. */
  yourTurn: v.boolean(),
  /** The seats awaited, and since when (milliseconds since 1970). */
  awaited: v.array(SeatNumber),
  since: v.number(),
});
export type TableCard = v.InferOutput<typeof TableCard>;

/** A table in the list of those that wait for whoever comes. */
export const OpenCard = v.object({
  id: Secret,
  game: v.string(),
  name: v.nullable(v.string()),
  /** Who laid it, where that person sits there; `name` is null for who has none. */
  host: v.nullable(v.object({ seat: SeatNumber, name: v.nullable(v.string()) })),
  seats: v.number(),
  /** How many of them somebody has, bots counted in. */
  taken: v.number(),
  /** How many options are not as usual. */
  changed: v.number(),
});
export type OpenCard = v.InferOutput<typeof OpenCard>;

/** GET /api/tables */
export const TableList = v.object({
  mine: v.array(TableCard),
  open: v.array(OpenCard),
  /** What the owner of the server tells everybody now. */
  notice: v.optional(Notice),
});
export type TableList = v.InferOutput<typeof TableList>;
