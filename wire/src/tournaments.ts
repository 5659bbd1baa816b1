import * as v from 'valibot';
import { Secret, Sigil, TableName } from './names.ts';
import { Level } from './seats.ts';
import { Pace } from './tables.ts';

const count = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Everybody who takes part has a number, in the order in which they came. */
const Entrant = count(0, 4095);

const Kind = v.picklist(['knock-out', 'swiss', 'round-robin']);
const BestOf = v.picklist([1, 3]);
const Finals = v.picklist([0, 2, 4, 8]);
const Seeding = v.picklist(['lots', 'order']);

/** POST /api/tournaments. Whoever makes it is its host; two sit at each of its tables. */
export const MakeTournament = v.strictObject({
  name: TableName,
  game: v.pipe(v.string(), v.maxLength(64)),
  /** As the game's `readOptions` takes them for two seats; absent: all defaults. */
  options: v.optional(v.unknown()),
  kind: Kind,
  /** So many games make a match; absent: one. */
  bestOf: v.optional(BestOf),
  /** Swiss: how many rounds; absent: as many as it takes to find the best. */
  rounds: v.optional(count(1, 63)),
  /** Swiss and round robin: so many go on in a knock-out; absent: nobody. */
  finals: v.optional(Finals),
  /** The best are kept apart by lots, drawn from a sealed key, or in the order in which they came; absent: by lots. */
  seeding: v.optional(Seeding),
  /** Milliseconds between two rounds; null: the host begins each of them; absent: a minute. */
  pause: v.optional(v.nullable(count(0, 3_600_000))),
  /** How time passes at its tables; absent: as usual for the game. Not by days. */
  pace: v.optional(Pace),
  /** These bots take part. */
  bots: v.optional(v.pipe(v.array(Level), v.maxLength(64))),
});
export type MakeTournament = v.InferOutput<typeof MakeTournament>;

/** POST /api/tournaments/:id/bots, by the host while people sign up. */
export const AddBots = v.strictObject({ bots: v.pipe(v.array(Level), v.minLength(1), v.maxLength(64)) });
export type AddBots = v.InferOutput<typeof AddBots>;

/**
 * POST /api/tournaments/:id/remove, by the host: they are not in it any more. POST /api/tournaments/:id/absent, by the host: they
 * did not come to the match of this round, and lose it.
 */
export const AboutEntrant = v.strictObject({ entrant: Entrant });
export type AboutEntrant = v.InferOutput<typeof AboutEntrant>;

export const EntrantInfo = v.object({
  entrant: Entrant,
  /** null: somebody without a name, or who was deleted since. A bot bears it at its tables, too. */
  name: v.nullable(v.string()),
  sigil: v.nullable(Sigil),
  /** null: a person. */
  level: v.nullable(Level),
  /** They went away, and meet nobody any more. */
  left: v.boolean(),
});
export type EntrantInfo = v.InferOutput<typeof EntrantInfo>;

export const MeetingInfo = v.object({
  first: Entrant,
  /** null: nobody was left for them, and the point is theirs. */
  second: v.nullable(Entrant),
  /** Where they sit, and the link by which anybody may watch: of the last round. */
  table: v.nullable(v.object({ id: Secret, link: Secret })),
  /** Who is not at that table: since when, and when they lose by it, in milliseconds since 1970. */
  awaits: v.array(v.object({ entrant: Entrant, since: v.number(), until: v.number() })),
  /** How it ended; null: they still play. */
  end: v.nullable(
    v.object({
      how: v.picklist(['played', 'bye', 'absence']),
      /** both: a draw; nobody: neither of them came. */
      winner: v.picklist(['first', 'second', 'both', 'nobody']),
      /** Games won by each; null: nothing was played. */
      score: v.nullable(v.tuple([v.number(), v.number()])),
    }),
  ),
});
export type MeetingInfo = v.InferOutput<typeof MeetingInfo>;

export const Stage = v.picklist(['main', 'finals']);

export const StandingRow = v.object({
  entrant: Entrant,
  place: v.number(),
  points: v.number(),
  /** The points of all whom they met. */
  opponents: v.number(),
  /** By round of the main part; null: they still play, or had left. */
  form: v.array(v.nullable(v.picklist(['won', 'drawn', 'lost', 'bye', 'absent']))),
});
export type StandingRow = v.InferOutput<typeof StandingRow>;

/** A place of a bracket from top to bottom; null: not known yet, or nobody. */
const Slot = v.nullable(Entrant);

/** GET /api/tournaments/:id: a tournament as one person sees it. Whoever has its id may read it, and join while people sign up. */
export const TournamentInfo = v.object({
  id: Secret,
  /** Counts what has happened. */
  version: v.number(),
  name: v.string(),
  game: v.string(),
  kind: Kind,
  bestOf: BestOf,
  seeding: Seeding,
  pause: v.nullable(v.number()),
  /** The SHA-256 of the key that lots are drawn from; the key itself, in hex, when it is over. */
  seal: v.string(),
  key: v.nullable(v.string()),
  phase: v.picklist(['registration', 'pairing', 'round', 'break', 'over']),
  youHost: v.boolean(),
  /** The reader's number; null: they do not take part. */
  you: v.nullable(Entrant),
  entrants: v.array(EntrantInfo),
  /** How many rounds there are in all; 0: nobody knows before it begins. */
  roundsInAll: v.number(),
  /** How many go on to the finals; 0: there are none. */
  finalists: v.number(),
  rounds: v.array(v.object({ stage: Stage, meetings: v.array(MeetingInfo), at: v.number() })),
  standings: v.array(StandingRow),
  /** Round by round the places of the knock-out, two after each other meet; as it would be now, until it begins. null: there is none. */
  bracket: v.nullable(v.object({ rounds: v.array(v.array(Slot)), begun: v.boolean() })),
  /** In a break: when the next round begins, in milliseconds since 1970; null: when the host says so. */
  nextAt: v.nullable(v.number()),
  /** Who is away from their table for so many milliseconds loses the match. */
  patience: v.number(),
});
export type TournamentInfo = v.InferOutput<typeof TournamentInfo>;

/** GET /api/tournaments: those that I host or take part in, last changed first. */
export const TournamentList = v.object({
  mine: v.array(
    v.object({
      id: Secret,
      name: v.string(),
      game: v.string(),
      phase: v.picklist(['registration', 'pairing', 'round', 'break', 'over']),
      youHost: v.boolean(),
      /** I am awaited at a table of it. */
      yourTurn: v.boolean(),
    }),
  ),
});
export type TournamentList = v.InferOutput<typeof TournamentList>;

/** GET /api/tournaments/:id/boards?of=0,3: these meetings of the last round, up to six, as everybody may see them. */
export const TournamentBoards = v.object({
  boards: v.array(
    v.object({
      /** Which meeting of the round. */
      meeting: v.number(),
      rules: v.number(),
      /** What the table sees; null: it has not begun. */
      view: v.nullable(v.unknown()),
      /** Games that each has won so far; absent: a single game decides. */
      won: v.optional(v.tuple([v.number(), v.number()])),
    }),
  ),
});
export type TournamentBoards = v.InferOutput<typeof TournamentBoards>;

const Tournaments = v.pipe(v.array(Secret), v.maxLength(50));

/** POST /api/leagues, and POST /api/leagues/:id by its host: several tournaments counted together. */
export const KeepLeague = v.strictObject({ name: TableName, tournaments: Tournaments });
export type KeepLeague = v.InferOutput<typeof KeepLeague>;

/** GET /api/leagues/:id */
export const LeagueInfo = v.object({
  id: Secret,
  name: v.string(),
  youHost: v.boolean(),
  tournaments: v.array(v.object({ id: Secret, name: v.string(), over: v.boolean() })),
  /** People alone, and only in tournaments that are over. */
  rows: v.array(
    v.object({
      place: v.number(),
      name: v.nullable(v.string()),
      sigil: v.nullable(Sigil),
      you: v.boolean(),
      points: v.number(),
      won: v.number(),
      played: v.number(),
    }),
  ),
});
export type LeagueInfo = v.InferOutput<typeof LeagueInfo>;
