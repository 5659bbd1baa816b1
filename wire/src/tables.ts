import { tempos } from '@orrery/kernel';
import * as v from 'valibot';
import { Coming } from './comings.ts';
import { Hash } from './luck.ts';
import { Asker, Banned, Request, Takeover, Watcher } from './moderation.ts';
import { Code, SeatNumber, Secret, TableName } from './names.ts';
import { Poll } from './polls.ts';
import { Level, SeatInfo, SeatPlan } from './seats.ts';

export const tableStatuses = ['waiting', 'playing', 'over'] as const;
export const TableStatus = v.picklist(tableStatuses);
export type TableStatus = v.InferOutput<typeof TableStatus>;

/** Several matches that are won together: see `seriesScore` of the kernel. */
export const Series = v.object({ bestOf: v.number(), swap: v.boolean() });

/** How time passes at a table, where the game knows of time. */
export const Pace = v.strictObject({
  tempo: v.picklist(tempos),
  fixedWindows: v.boolean(),
  /** live: how many times as long as the game has it each question takes. */
  slower: v.optional(v.picklist([1, 3])),
  /** live: milliseconds of each seat for the whole match besides, where it alone is awaited. */
  reserve: v.optional(v.picklist([0, 60_000, 300_000])),
  /** days: for the longest decision of the game, and for others in proportion. */
  days: v.optional(v.picklist([1, 3, 7])),
  /** days: every decision has all of them, whatever the game's own proportion. */
  whole: v.optional(v.literal(true)),
});

/** For nothing but honour: who sits in `seat` has given their medal to this work, by the name its game has for it. */
export const Medal = v.object({ seat: SeatNumber, to: v.pipe(v.string(), v.maxLength(64)) });

/** A match played at a table: `seal` is the SHA-256 of the key its luck is derived from, known before the first draw. */
export const MatchInfo = v.object({
  id: Secret,
  /** Which game of its series it is, from 1; always 1 where there is no series. */
  game: v.number(),
  /** How it ended, by seat; null: it goes on, or was left unfinished. */
  places: v.nullable(v.array(v.number())),
  /** The points of each seat at its end; absent: it goes on, the game counts none, or it ended before they were kept. */
  scores: v.optional(v.array(v.number())),
  /** Why it ended, where it was not by what is counted; absent: it was, it goes on, or it ended before that was kept. */
  ending: v.optional(
    v.union([
      v.object({ t: v.literal('agreed') }),
      v.object({ t: v.picklist(['gaveUp', 'left']), seats: v.array(SeatNumber) }),
    ]),
  ),
  seal: Hash,
  /** When it began, in milliseconds since 1970; absent: before that was kept. */
  began: v.optional(v.number()),
  /** It counts for the ratings of who plays it: all of them had agreed. */
  counts: v.optional(v.literal(true)),
  /** Where it counts: the seats whose people were not there at its end, and have lost it for their rating; absent: all were. */
  lost: v.optional(v.array(SeatNumber)),
  /** It began on the device of who laid the table, which drew its luck: that person could know it. */
  fromDevice: v.optional(v.literal(true)),
});
export type MatchInfo = v.InferOutput<typeof MatchInfo>;

/** A table as one person sees it. */
export const TableInfo = v.object({
  id: Secret,
  game: v.string(),
  /** The rules version its next match is pinned to. */
  rules: v.number(),
  /** Of the match that is played, or was last; a data set that somebody brought stands there as `{sha256}`: GET /api/data/:hash. */
  options: v.record(v.string(), v.unknown()),
  name: v.nullable(v.string()),
  status: TableStatus,
  seats: v.array(SeatInfo),
  /** The seat of the host; null if the host only looks on. */
  host: v.nullable(SeatNumber),
  youHost: v.boolean(),
  listed: v.boolean(),
  /** Whoever has the link may watch; at a locked table, whether the reader may. */
  spectators: v.boolean(),
  watching: v.number(),
  /** A large screen shows the table to all in the room, and sounds for them; absent: none does. */
  screen: v.optional(v.literal(true)),
  /** For the host: who they are, of very many some. */
  watchers: v.array(Watcher),
  takeover: Takeover,
  /** Nobody new comes in, and nobody who only watches. */
  locked: v.boolean(),
  /** The owner of the server has ended it: no other match begins here. */
  closed: v.boolean(),
  /** The reader's own request for a seat; null: they do not ask. */
  request: v.nullable(Request),
  /** In GET /api/tables/:id with the link of a seat: that seat, free or not. The link is for no other. */
  invitedTo: v.optional(SeatNumber),
  /** With `invitedTo`: whoever holds that seat hands it on by this link. */
  handedOn: v.optional(v.literal(true)),
  /** For the host: who asks for a seat, first come first, and who is banned. */
  askers: v.array(Asker),
  banned: v.array(Banned),
  pace: Pace,
  /** For those who sit here: how to bring friends. There is a code while a seat can be taken. */
  code: v.nullable(Code),
  link: v.nullable(Secret),
  series: v.nullable(Series),
  /** People may talk here, in the open and in private. */
  talk: v.boolean(),
  /** The seats whose people want the matches here to count for their ratings; absent: nobody does. One begins to count where all do. */
  agreed: v.optional(v.array(SeatNumber)),
  /** All matches of this table, the last one being live or just over. */
  matches: v.array(MatchInfo),
  /** Who has come and gone in the match that is played, or was last, oldest first; of very many the last. */
  comings: v.array(Coming),
  /** What people have honoured in the last match, since it is over; absent: nobody has, or nothing can be. */
  medals: v.optional(v.array(Medal)),
  /** A seat of the match that is played, which the reader has left and may take back by `join`, without asking. */
  returnTo: v.nullable(SeatNumber),
  /** What the people at the table decide now; null: nothing. */
  poll: v.nullable(Poll),
  /** The tournament it belongs to, which decides what comes next; absent: none. */
  tournament: v.optional(Secret),
  /** Milliseconds since 1970. */
  laid: v.number(),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

/** POST /api/tables */
export const LayTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(64)),
  /** As the game's `readOptions` takes them; absent: all defaults. */
  options: v.optional(v.unknown()),
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(16)),
  name: v.optional(TableName),
  /** Absent: people may talk. */
  talk: v.optional(v.boolean()),
  /** Absent: every match stands for itself. */
  series: v.optional(v.strictObject({ bestOf: v.picklist([3, 5]), swap: v.boolean() })),
  listed: v.boolean(),
  spectators: v.boolean(),
  /** Absent: the host is asked. */
  takeover: v.optional(Takeover),
  /** Absent: as people sit at a table, with clocks where the game knows of time. */
  pace: v.optional(Pace),
});
export type LayTable = v.InferOutput<typeof LayTable>;

/**
 * POST /api/tables/:id/join. With the link of a seat: that seat. With the link of the table, or at a listed one: any free seat.
 * In a running match it may be no more than a request: see `takeover` and `request`.
 */
export const JoinTable = v.strictObject({ link: v.optional(Secret), seat: v.optional(SeatNumber) });
export type JoinTable = v.InferOutput<typeof JoinTable>;

/** POST /api/tables/:id/seats, by the host while the table waits. A seat that a person has taken keeps its person where its kind stays. */
export const EditSeats = v.strictObject({
  seats: v.pipe(v.array(SeatPlan), v.minLength(1), v.maxLength(16)),
  options: v.optional(v.unknown()),
  name: v.optional(TableName),
  listed: v.optional(v.boolean()),
  spectators: v.optional(v.boolean()),
  takeover: v.optional(Takeover),
});
export type EditSeats = v.InferOutput<typeof EditSeats>;

/** POST /api/tables/:id/ready */
export const Ready = v.strictObject({ ready: v.boolean() });
export type Ready = v.InferOutput<typeof Ready>;

/**
 * POST /api/tables/:id/choose, by who holds this seat while the table waits: what it stands for, such as its faction. What somebody
 * has chosen is theirs; what a seat merely has been given changes places.
 */
export const ChooseForSeat = v.strictObject({ seat: SeatNumber, value: v.pipe(v.string(), v.maxLength(64)) });
export type ChooseForSeat = v.InferOutput<typeof ChooseForSeat>;

/** POST /api/tables/:id/counts, by who sits there, while no match is played: shall the matches here count for ratings? */
export const AgreeToCount = v.strictObject({ agrees: v.boolean() });
export type AgreeToCount = v.InferOutput<typeof AgreeToCount>;

/** POST /api/tables/:id/medal, by who sits there, when the last match is over: the last one that each has given counts. */
export const GiveMedal = v.strictObject({ to: v.pipe(v.string(), v.maxLength(64)) });
export type GiveMedal = v.InferOutput<typeof GiveMedal>;

/** POST /api/tables/:id/bot, in a running match: a bot plays all my seats until I say otherwise. */
export const BotForMe = v.strictObject({ bot: v.boolean() });
export type BotForMe = v.InferOutput<typeof BotForMe>;

/** POST /api/tables/:id/hand-on: makes a link by which my seat goes on to another person or device, once. */
export const HandOn = v.strictObject({ seat: SeatNumber });
export type HandOn = v.InferOutput<typeof HandOn>;

/** POST /api/tables/:id/start, by the host: bots of this level sit in empty seats until their people come. */
export const StartTable = v.strictObject({ fill: v.optional(Level) });
export type StartTable = v.InferOutput<typeof StartTable>;

/** GET /api/code/:code: the table and its link. */
export const CodeFound = v.object({ table: Secret, link: Secret });
export type CodeFound = v.InferOutput<typeof CodeFound>;
