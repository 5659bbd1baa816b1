import * as v from 'valibot';

/** Every way in which a server says no before the rules of a game are asked. The app has a sentence for each. */
export const errorCodes = [
  /** Not JSON, or not of the documented shape. */
  'MALFORMED',
  'TOO_LARGE',
  /** Sent faster than the limits allow; `after` seconds help. */
  'TOO_FAST',
  /** The request came from a page of another site. */
  'WRONG_ORIGIN',
  /** No session cookie, or a forged one: ask GET /api/me first. */
  'NO_SESSION',
  /** The owner of the server lets nobody in from here, or not this person; `until` says how long. */
  'BANNED',
  /** Not the token of the server's owner. */
  'WRONG_TOKEN',
  'NO_SUCH_PATH',
  'NO_SUCH_GAME',
  /** There is no such table, or it is not for you: the answer is the same. */
  'NO_SUCH_TABLE',
  /** The match was begun under rules that this server does not have any more: it is kept as it is. */
  'OLD_RULES',
  /** No table plays with such a data set any more. */
  'NO_SUCH_DATA',
  /** The game refuses the options: see `problem` and `where`. */
  'BAD_OPTIONS',
  /** The seats asked for do not make a table: see `problem` and `where`. */
  'BAD_SEATS',
  /** What was brought from a device is no match by these rules: `where` says from which act on. */
  'BAD_LOG',
  /** This match is at a table of the server already, which somebody else hosts. */
  'ALREADY_MOVED',
  'NOT_YOUR_SEAT',
  /** This is nothing that they can give their medal to: their own, or not of this match. */
  'NOT_YOUR_MEDAL',
  'NOT_STARTED',
  'ALREADY_STARTED',
  'NOT_OVER',
  /** Nothing is played in this match any more, though it has no result: it was ended where it stood. */
  'MATCH_OVER',
  /** The owner of the server has ended this table: nobody comes any more, and no other match begins. */
  'TABLE_CLOSED',
  'TOO_MANY_MATCHES',
  'NOT_HOST',
  'SEAT_TAKEN',
  'NO_FREE_SEAT',
  /** At this table nobody takes over from a bot while a match is played, or nobody else. */
  'NO_TAKEOVER',
  /** Who has looked through one seat of a match takes no other seat of it. */
  'SEEN_ANOTHER_SEAT',
  /** The host has said no a moment ago; `after` seconds help. */
  'ASKED_NO',
  /** As many people as the host can be asked for at once are asking already. */
  'TOO_MANY_ASK',
  /** Too many codes that no table has were tried from this network, or from everywhere; `after` seconds help. */
  'TOO_MANY_GUESSES',
  /** The link that makes a device another person's was used, or is too old, or never was. */
  'LINK_SPENT',
  /** Nobody has these recovery words. */
  'WRONG_WORDS',
  /** The device is that person already. */
  'ALREADY_YOU',
  /** The device belongs to tables as who it is now, and there is no way back to them: recovery words are one. */
  'OWN_TABLES',
  'TOO_MANY_DEVICES',
  'NO_SUCH_DEVICE',
  /** Somebody who sits at this table has chosen it before. */
  'CHOSEN',
  /** Nobody asks under this id any more. */
  'NO_SUCH_REQUEST',
  /** This is decided already, or nobody asks it any more. */
  'NO_SUCH_POLL',
  /** This link handed a seat on, and its time is over. */
  'LINK_ENDED',
  /** Nobody can read a match by this link: it was closed, or never was. */
  'NO_SUCH_REVIEW',
  /** Something else is being decided at this table just now. */
  'POLL_OPEN',
  /** Nothing that others have seen can be taken back: something random or hidden came of it, or others have moved since. */
  'NO_TAKE_BACK',
  /** The others have said no a moment ago; `after` seconds help. */
  'ASKED_LATELY',
  /** Who is away was called a moment ago; `after` seconds help. */
  'CALLED_LATELY',
  /** Who is away can be called no more: they have no device for it, nor a webhook. */
  'NOT_CALLABLE',
  /** Only people who sit at the table decide, and not about themselves. */
  'NO_VOTE',
  /** The host has removed this person: they may ask for a seat again. */
  'REMOVED',
  /** The host has banned this person from the table. */
  'BANNED_HERE',
  /** The host lets nobody new in, and nobody who only watches. */
  'LOCKED',
  /** The host lets nobody hear this person. */
  'MUTED',
  /** No person sits in this seat. */
  'NOBODY_THERE',
  /** Meant for others, not for oneself. */
  'NOT_YOURSELF',
  'MATCH_COUNTS',
  'TOO_MANY_REPORTS',
  /** This person has laid more tables than the server keeps open for one. */
  'TOO_MANY_TABLES',
  /** The disk of the server is nearly full: it keeps its room for the tables that are there. */
  'SERVER_FULL',
  /** At this table nobody talks. */
  'NO_TALK',
  /** The game wants this seat to be silent now, or nothing said in private. */
  'HUSHED',
  /** The owner of the server lets this person play, but not talk nor take another name; `until` says how long. */
  'SILENCED',
  /** No person sits in the seats that were spoken to. */
  'NOBODY_LISTENS',
  /** Not an address that can be called: it has to begin with https:// */
  'BAD_ADDRESS',
  /** An address of a private network: the owner of the server does not let it call there. */
  'PRIVATE_ADDRESS',
  /** Nothing is found under the name of the address. */
  'ADDRESS_UNKNOWN',
  /** Nobody answered at the address. */
  'CALL_UNANSWERED',
  /** Whoever answered at the address did not take the call. */
  'CALL_REFUSED',
  /** More days of vacation at a time than there may be. */
  'VACATION_TOO_LONG',
  /** Of the days of vacation of a year fewer are left. */
  'NO_VACATION_LEFT',
  /** The last vacation has just ended; `after` seconds help. */
  'VACATION_TOO_SOON',
  /** There is no such tournament. */
  'NO_SUCH_TOURNAMENT',
  /** It has begun: nobody comes in any more. */
  'TOURNAMENT_BEGUN',
  /** As many as there may be are in it. */
  'TOURNAMENT_FULL',
  /** Fewer than four are in it. */
  'TOO_FEW_ENTRANTS',
  /** Whoever is meant does not take part, or meets nobody now. */
  'NOT_IN_TOURNAMENT',
  /** The round is still played, or nothing has begun. */
  'ROUND_RUNNING',
  /** At a table of a tournament nobody leaves, hands on, lets a bot play or asks for another match: the tournament decides that. */
  'TOURNAMENT_TABLE',
  /** This person is in more tournaments or leagues than the server keeps open for one. */
  'TOO_MANY_TOURNAMENTS',
  /** There is no such league. */
  'NO_SUCH_LEAGUE',
  /** The socket has not said hello to a table. */
  'NO_HELLO',
  /**
   * The table is just moving from one server of the house to another, or their database is away for a moment. Whether something was
   * kept is not known; asked again in a moment, `after` seconds, it is answered.
   */
  'ASK_AGAIN',
  /** The server failed. Whether a play was kept is not known: played again, with the same id, it counts once. */
  'SERVER_FAULT',
] as const;
export const ErrorCode = v.picklist(errorCodes);
export type ErrorCode = v.InferOutput<typeof ErrorCode>;

/** What was wrong with seats; options have problems of their own, keyed by their game. */
export const seatProblems = ['TOO_FEW', 'TOO_MANY', 'NO_LEVEL', 'NO_MANNER', 'TWO_MINE'] as const;
export type SeatProblem = (typeof seatProblems)[number];

/** The body of every HTTP answer that is not 2xx. */
export const Trouble = v.object({
  code: ErrorCode,
  problem: v.optional(v.string()),
  where: v.optional(v.string()),
  /** Seconds to wait, with TOO_FAST and ASK_AGAIN. */
  after: v.optional(v.number()),
  /** With BANNED and SILENCED: milliseconds since 1970; null: for ever. */
  until: v.optional(v.nullable(v.number())),
});
export type Trouble = v.InferOutput<typeof Trouble>;
