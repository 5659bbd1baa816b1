import type { Kind, Told } from '@orrery/kernel';
import * as v from 'valibot';
import { Trouble } from './errors.ts';
import { LuckMessage, OpenedMessage, OpenMessage, SealedMessage, SealMessage } from './luck.ts';
import { PlayId, SeatNumber, Secret, Tellings } from './names.ts';
import { NoticeMessage } from './notice.ts';
import { TableInfo } from './tables.ts';
import { SayMessage, TalkMessage } from './talk.ts';

/** A message from a client that is longer than this (bytes) is refused; twice this length closes the socket. */
export const longestMessage = 8192;

/** Why a server closes a socket. After `resync`, `restart` and any other code a client connects again and says hello. */
export const closeCodes = {
  /** The server is going away for a moment. */
  restart: 1012,
  /** The message was far longer than `longestMessage`. */
  tooLarge: 1009,
  /** The client reads slower than the table speaks: connect again and ask for the rest. */
  resync: 4001,
  /** The limits were passed again and again. */
  tooFast: 4002,
  /** This session was ended, by its person on another device: only a newer cookie is taken. */
  ended: 4003,
  /** The owner of the server lets this person or this network in no more. */
  banned: 4004,
  /** It followed no table for some minutes: connect again when there is one. */
  idle: 4005,
} as const;

/** Follow a table, as whoever the session is there. `match` and `had`: what this device has already seen. */
export const Hello = v.strictObject({
  t: v.literal('hello'),
  table: Secret,
  /** The link of the table: a spectator of a table that is not listed needs it. */
  link: v.optional(Secret),
  match: v.optional(Secret),
  /** How many tellings of that match this device has had for each of its observers ('0', '1', .. or 'table'). */
  had: v.record(v.pipe(v.string(), v.regex(/^(\d{1,2}|table)$/)), Tellings),
  /** This client takes part in the luck of matches (`seal`, `open`) and is waited for. */
  luck: v.optional(v.boolean()),
  /** The page is not before anybody's eyes: its person may be called. */
  hidden: v.optional(v.literal(true)),
  /** It is the table's large screen, which shows and sounds for all in the room. */
  screen: v.optional(v.literal(true)),
  /** For a client without the rules: every `steps` has the whole view. Absent: it follows what is told. */
  views: v.optional(v.literal('always')),
});
export type Hello = v.InferOutput<typeof Hello>;

/** The match a play or undo is meant for: in a later match of the same table it is STALE. */
const MeantFor = v.optional(Secret);

export const PlayMessage = v.strictObject({
  t: v.literal('play'),
  seat: SeatNumber,
  id: PlayId,
  /** As the last `steps` of this seat gave it. */
  decision: v.pipe(v.string(), v.maxLength(256)),
  move: v.unknown(),
  match: MeantFor,
  /** The device has answered by itself: nobody need be there. */
  unattended: v.optional(v.literal(true)),
});
export type PlayMessage = v.InferOutput<typeof PlayMessage>;

export const UndoMessage = v.strictObject({ t: v.literal('undo'), seat: SeatNumber, id: PlayId, match: MeantFor });
export type UndoMessage = v.InferOutput<typeof UndoMessage>;

/** What a seat wants to have answered without being asked, as its game writes it; null: nothing. Shown to nobody else. */
export const AnsweringMessage = v.strictObject({
  t: v.literal('answering'),
  seat: SeatNumber,
  how: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  match: MeantFor,
});
export type AnsweringMessage = v.InferOutput<typeof AnsweringMessage>;

/** Who looks at a match. */
const ObserverName = v.union([SeatNumber, v.literal('table')]);

/** What was followed is not what the server says, or cannot be followed: answered by `steps` with the whole view, once a second. */
export const ResyncMessage = v.strictObject({ t: v.literal('resync'), as: ObserverName });
export type ResyncMessage = v.InferOutput<typeof ResyncMessage>;

/** The page of this socket has come before somebody's eyes, or gone from them: who does not look may be called. */
export const LookingMessage = v.strictObject({ t: v.literal('looking'), looking: v.boolean() });

export const Ping = v.strictObject({ t: v.literal('ping') });

export const ClientMessage = v.variant('t', [
  Hello,
  PlayMessage,
  UndoMessage,
  AnsweringMessage,
  SayMessage,
  SealMessage,
  OpenMessage,
  ResyncMessage,
  LookingMessage,
  Ping,
]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;

export const TableMessage = v.object({ t: v.literal('table'), table: TableInfo });
export type TableMessage = v.InferOutput<typeof TableMessage>;

export const ToldEntry = v.object({
  no: v.number(),
  at: v.number(),
  seen: v.array(v.looseObject({ t: v.string() })),
  undone: v.optional(v.number()),
});
export type ToldEntry = v.InferOutput<typeof ToldEntry>;

/** GET /api/tables/:id/told?match&as&before: the tellings before that number, oldest first, as many as one page holds. */
export const ToldPage = v.object({ told: v.array(ToldEntry) });
export type ToldPage = v.InferOutput<typeof ToldPage>;

/**
 * What happened since the last one, and where the match stands now, as one observer may know it: by the whole view, or by nothing
 * but what was told, from which the rules make it (`follow`). Where a view or an event has `options` they are null: those of the
 * match are in the last `table` message.
 */
export const StepsMessage = v.object({
  t: v.literal('steps'),
  match: Secret,
  as: ObserverName,
  told: v.array(ToldEntry),
  /** After hello, where there was too much to tell: the number at which `told` begins. What was before it can be read by pages. */
  from: v.optional(v.number()),
  /** There after hello, with a telling that was taken back, at the end and after `resync`; always for who said so in hello. */
  view: v.optional(v.record(v.string(), v.unknown())),
  /** Without a view, every sixteenth telling: `hashOfView` of the view that following has led to. */
  hash: v.optional(v.number()),
  /** How many tellings this observer has had in all: its `had` of the next hello. */
  had: v.number(),
  /** The question now put to this seat; null for the table. */
  decision: v.nullable(v.string()),
  awaited: v.array(SeatNumber),
  actors: v.array(SeatNumber),
  undoable: v.number(),
  /** Its last move was seen by others, and may be taken back if they agree: POST /api/tables/:id/take-back. */
  retrievable: v.optional(v.literal(true)),
  /** The milliseconds that the question now put has left, and had; counted from when this is sent, whatever a device's clock says. */
  clock: v.nullable(
    v.object({
      left: v.number(),
      of: v.number(),
      /** None of it passes: somebody is awaited who is on vacation. */
      stands: v.optional(v.literal(true)),
    }),
  ),
  /** What this seat has answered for it; null: nothing, or it is the table. */
  answering: v.nullable(v.string()),
  result: v.nullable(v.object({ places: v.array(v.number()), scores: v.nullable(v.array(v.number())) })),
});
export type StepsMessage = v.InferOutput<typeof StepsMessage>;
/** The same with the types of its game, the options of the match put in. */
export type StepsOf<K extends Kind> = Omit<StepsMessage, 'told' | 'view'> & {
  readonly told: readonly Told<K>[];
  readonly view?: K['view'];
};

/** The play or undo is in the log, durably; `no` is the mover's telling that counts it in. */
export const Ack = v.object({ t: v.literal('ack'), id: PlayId, no: v.number() });
/** The rules (or STALE, NOTHING_TO_UNDO, TOO_MANY_CHANGES) refuse it: nothing was changed. */
export const RefusedMessage = v.object({ t: v.literal('refused'), id: PlayId, refusal: v.string() });
/** Refused before the rules were asked; `id` where the message had one. */
export const ErrorMessage = v.object({ t: v.literal('error'), id: v.optional(PlayId), ...Trouble.entries });
export type ErrorMessage = v.InferOutput<typeof ErrorMessage>;
export const Pong = v.object({ t: v.literal('pong') });

export const ServerMessage = v.variant('t', [
  TableMessage,
  StepsMessage,
  TalkMessage,
  LuckMessage,
  SealedMessage,
  OpenedMessage,
  NoticeMessage,
  Ack,
  RefusedMessage,
  ErrorMessage,
  Pong,
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
