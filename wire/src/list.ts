import * as v from 'valibot';
import { SeatNumber, Secret } from './names.ts';
import { Notice } from './notice.ts';
import { Level, SeatKind } from './seats.ts';
import { Pace, TableStatus } from './tables.ts';

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

/**
 * Why a table is in the list of somebody who has no seat there. return: another match began without them, and their seat is kept.
 * granted: the host has said yes to them. asked: the host has not answered yet.
 */
export const Invited = v.picklist(['return', 'granted', 'asked']);
export type Invited = v.InferOutput<typeof Invited>;

/** One of the reader's own tables, in a list. */
export const TableCard = v.object({
  id: Secret,
  game: v.string(),
  rules: v.number(),
  name: v.nullable(v.string()),
  status: TableStatus,
  pace: Pace,
  seats: v.array(CardSeat),
  /** Absent: the reader belongs to the table. */
  invited: v.optional(Invited),
  /** One of the reader's seats is awaited. */
  yourTurn: v.boolean(),
  /** Others want to play another match, and the reader has not answered. */
  again: v.optional(v.literal(true)),
  /** The seats awaited, none for who is only invited, and since when it stands so (milliseconds since 1970). */
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
  pace: Pace,
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
