import type { Memo } from '@orrery/clock';
import type { Entry, Journal, MatchHead, Seat, Snapshot, Turn } from '@orrery/kernel';
import type { Sigil, TableStatus, TalkLine } from '@orrery/wire';
import type { StoredLuck } from '../luck/stored.ts';
import type { Report } from '../reports/report.ts';
import type { BannedNetwork, Standing, StandingChange } from '../standing/standing.ts';
import type { Table } from '../tables/table.ts';
import type { Spoken } from '../talk/talk.ts';
import type { CallStore } from './calls.ts';
import type { DeviceStore } from './devices.ts';
import type { EndedMatch, ResultStore } from './results.ts';
import type { ReviewStore } from './reviews.ts';
import type { TournamentStore } from './tournaments.ts';
import type { VacationStore } from './vacations.ts';

/** Somebody with a session; there are no accounts. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly sigil: Sigil;
  /** Since when they are called so, in milliseconds since 1970. */
  readonly named: number;
}

/** Somebody who has a name or belongs to a table; `tables`: to how many that are not over. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string | null;
  readonly sigil: Sigil | null;
  readonly tables: number;
}

/** What a match was begun with, and the key its luck is derived from: never shown before the match is over. */
export interface MatchRecord {
  readonly head: MatchHead;
  readonly table: string;
  readonly key: Uint8Array;
  /** How far its luck is settled; absent: it is the key's alone, as it was for all before there was shared luck. */
  readonly luck?: StoredLuck;
}

export interface BegunMatch extends MatchRecord {
  /** What was played of it before it came to this store; absent: nothing. */
  readonly played?: readonly Entry[];
}

export interface PeopleStore {
  person(id: string): Promise<Person | null>;
  /** Those of these people who have chosen a name, by id. */
  people(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  keepPerson(person: Person): Promise<void>;
  /** By name, those without one last. */
  everybody(limit: number): Promise<readonly KnownPerson[]>;
  /** The ids of known people that begin so, or whose name it is. */
  findPeople(text: string, limit: number): Promise<readonly string[]>;
  /** Whom a person does not want to hear, at any table. */
  mutedBy(person: string): Promise<readonly string[]>;
  /** Only the last 500 that a person has muted are kept. */
  keepMuted(person: string, other: string, at: number): Promise<void>;
  dropMuted(person: string, other: string): Promise<void>;
}

/** Tables of one status that were last changed before a moment. */
export interface Aged {
  readonly status: Table['status'];
  readonly before: number;
  readonly limit: number;
  /** Where the last answer ended. */
  readonly after?: { readonly touched: number; readonly id: string };
}

export interface TableStore {
  table(id: string): Promise<Table | null>;
  /** A table as `table` would answer, where it need not be read for that; null: it must. */
  tableInMind?(id: string): Table | null;
  tableByCode(code: string): Promise<Table | null>;
  /** The tables a person belongs to, who sits there or hosts it, last changed first. */
  tablesOf(person: string, limit: number): Promise<readonly Table[]>;
  /** The tables that keep something of a person who does not belong to them: who sat there, asks for a seat or has one kept. */
  tablesAbout(person: string, limit: number): Promise<readonly Table[]>;
  /** Listed tables that wait and have a free seat for whoever comes, newest first. */
  openTables(limit: number): Promise<readonly Table[]>;
  /** Last changed first; `status`: only those that stand so. */
  allTables(limit: number, status?: TableStatus): Promise<readonly Table[]>;
  /** The ids of tables that begin so, or whose code it is. */
  findTables(text: string, limit: number): Promise<readonly string[]>;
  countTables(): Promise<number>;
  countTablesByStatus(): Promise<Readonly<Record<TableStatus, number>>>;
  /** How many tables that are not over a person belongs to. */
  countTablesOf(person: string): Promise<number>;
  /**
   * Keeps the next version of a table, together with a match that begins at it. 'taken': the kept version is not
   * `table.version` any more, its code belongs to another table, or that match is known already. `sets`: data sets that its options refer to and that may
   * be new, as canonical JSON by their hash. `ended`: how the match went that ends with this change.
   */
  keepTable(
    table: Table,
    begun?: BegunMatch,
    sets?: ReadonlyMap<string, string>,
    ended?: EndedMatch | null,
  ): Promise<'kept' | 'taken'>;
  /** Forgets a table at which nothing was played; like a change, it may come too late. */
  dropTable(table: Table): Promise<'kept' | 'taken'>;
  /** Longest untouched first. */
  agedTables(aged: Aged): Promise<readonly Table[]>;
  /** Forgets a table and all that was played and said there, unless it has changed meanwhile. */
  forgetTable(table: Table): Promise<'kept' | 'taken'>;
}

/** Of a match that is not there, or was erased, nothing is kept: what is appended to it is 'taken'. */
export interface MatchStore extends Journal {
  /** The entry of a seat that carries this id. */
  entryOf(match: string, by: Seat, id: string): Promise<number | undefined>;
  /** When the last entry of a match was made; null: it has none. */
  lastAt(match: string): Promise<number | null>;
  /** Packs the log of a match that is over: it reads as before, and takes little room. Done twice it is done once. */
  archive(match: string): Promise<void>;
  /** With the data sets of its options put back in. */
  match(id: string): Promise<MatchRecord | null>;
  /** The next stage of a match's luck. 'taken': it is as far already, or further. */
  keepLuck(match: string, luck: StoredLuck): Promise<'kept' | 'taken'>;
  /** Whose turn it is, as the last entry left it; null: the match has none, or was played before turns were kept. */
  turn(match: string): Promise<Turn | null>;
  /** For a match that has none. */
  keepTurn(match: string, turn: Turn): Promise<void>;
  /** What the clock of a match has to remember: not of the log, for it changes nothing in the match. */
  memo(match: string): Promise<Memo | null>;
  keepMemo(match: string, memo: Memo): Promise<void>;
}

/**
 * The matches by correspondence that are played, and when something happens in them though nobody is there: by the uptime of the
 * server, in milliseconds. 0: that has to be looked at, as after every entry and every change of the table, with which it is kept.
 */
export interface DueStore {
  /** What is due until then, earliest first, and of what is due alike the cheapest to open first. `shards`: only at tables of these, where several servers share a store. */
  due(until: number, shards?: readonly number[] | null): Promise<readonly string[]>;
  /** null: nothing happens by itself. A match that is not in the queue does not come into it by this. */
  keepDue(match: string, at: number | null): Promise<void>;
  /** How long the servers of these data have run in all. */
  uptime(): Promise<number>;
  keepUptime(ms: number): Promise<void>;
}

/** Something to be done later, once, by whichever server of these data comes to it. */
export interface Job {
  /** What it is about: a later job under the same key takes its place. */
  readonly key: string;
  readonly kind: string;
  /** The shard of the table it is about, whose home alone does it; null: anybody may. */
  readonly shard: number | null;
  /** Whose it is, and about which table, if it is: it is gone when they are. */
  readonly person?: string;
  readonly table?: string;
  readonly body: object;
  /** In milliseconds since 1970. One in the past is due now, and done once. */
  readonly due: number;
}

/** A job that somebody has taken on. */
export interface ClaimedJob extends Job {
  /** Of this claim: what is done under an earlier one changes nothing. */
  readonly claim: string;
  /** How often it was claimed, with this time. */
  readonly tries: number;
}

export interface Claim {
  readonly kinds: readonly string[];
  /** Only jobs of these shards, and those of none; null: of all. */
  readonly shards: readonly number[] | null;
  readonly limit: number;
  /** For how many milliseconds nobody else gets them. When they are over the job is to be had again: its server may be dead. */
  readonly lease: number;
}

/** What is due, and whose lease is over, is told by the clock of the store, which all servers share. */
export interface JobStore {
  /** Also while somebody works on the job that it replaces. */
  keepJob(job: Job): Promise<void>;
  dropJob(key: string): Promise<void>;
  /** As it was kept last, whether or not somebody works on it; null: there is none. */
  jobOf(key: string): Promise<Job | null>;
  /** Those that are due, the longest due first; each to one claim alone. */
  claimJobs(claim: Claim): Promise<readonly ClaimedJob[]>;
  /** The lease begins anew. 'taken', here and below: the job was replaced, dropped or claimed by another meanwhile. */
  renewJob(job: ClaimedJob, lease: number): Promise<'kept' | 'taken'>;
  /** It is done, and gone. */
  finishJob(job: ClaimedJob): Promise<'kept' | 'taken'>;
  /** To be claimed again after so many milliseconds, as if it had been claimed so often before. */
  postponeJob(job: ClaimedJob, after: number, tries: number): Promise<'kept' | 'taken'>;
}

export interface DataStore {
  /** A data set that somebody brought, as canonical JSON, by its SHA-256; kept once, with the last table that uses it gone. */
  data(hash: string): Promise<string | null>;
}

/** Caches beside the logs: a match can always be opened without. */
export interface SnapshotStore {
  /** The last one of a match, if it is as it was written. */
  snapshot(match: string): Promise<Snapshot | null>;
  /** A later one of the same rules stays. What is given is written down at once, for it may change. */
  keepSnapshot(match: string, snapshot: Snapshot): Promise<void>;
}

export interface TalkStore {
  /**
   * Only the last 200 lines of a speaker and 2,000 of a table are kept, so that nobody can push out what others said.
   * 'taken': this speaker has said something under this id already.
   */
  keepTalk(table: string, spoken: Spoken): Promise<'kept' | 'taken'>;
  /** Of what this person may read the last `each` lines of every speaker, oldest first. */
  talk(table: string, person: string, each: number): Promise<readonly Spoken[]>;
}

export interface ReportStore {
  keepReport(report: Report): Promise<void>;
  /** Newest first; `before`: only those made earlier than that. */
  reports(limit: number, before?: number): Promise<readonly Report[]>;
  /** How many reports this person has made since then. */
  countReports(by: string, since: number): Promise<number>;
  /** Dealt with. False if there is no such report. */
  dropReport(id: string): Promise<boolean>;
}

/** What is kept of one person all over the place: to be shown to them, and to be deleted. */
export interface PersonalStore {
  /** All that a person has said and that is still kept, at whatever table, oldest first. */
  talkBy(person: string): Promise<readonly { readonly table: string; readonly line: TalkLine }[]>;
  reportsBy(person: string): Promise<readonly Report[]>;
  /**
   * Deletes the name, what they said, whom they muted and who muted them, how they are called, their devices and how they would
   * come back, their vacations, ratings and leagues, who they were in tournaments, and reports about them. Reports that they made
   * and matches that they played stay, without them. Their tables are not touched.
   */
  forgetPerson(person: string): Promise<void>;
}

/** What is known against sessions, people and networks: little, and read as a whole. */
export interface StandingStore {
  standings(): Promise<readonly Standing[]>;
  /** Answers how it is kept now. */
  changeStanding(mark: string, change: StandingChange, now: number): Promise<Standing>;
  /**
   * Forgets what has no meaning any more. An epoch is kept for ever, without it sessions that were ended would live again; that of a
   * device (`deviceMark`) until no cookie of it can live: `oldest` is when the oldest that lives was made.
   */
  dropSpent(now: number, oldest: number): Promise<void>;
  bannedNetworks(): Promise<readonly BannedNetwork[]>;
  keepBannedNetwork(banned: BannedNetwork): Promise<void>;
  /** False: it was not banned. */
  dropBannedNetwork(network: string): Promise<boolean>;
}

/** A write found no room: it is not kept, and all that was kept before it is. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
}

/**
 * This process does not hold the session any more over which it writes: what it wrote last may be kept or not, and what it knows may
 * be old. Whoever gets this forgets what it knew and reads anew.
 */
export class HomeLost extends Error {
  override readonly name = 'HomeLost';
}

/** The store cannot be reached now: whoever asks for something has to ask again. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

/**
 * Everything that outlives the process. What a promise has answered is durable. Writes are compare-and-swap: on (match, seq)
 * for entries, on the version for tables, so that several processes may share one store. A write
 * for which there is no room fails with `StoreFull`; reading goes on.
 */
export interface Store
  extends PeopleStore,
    TableStore,
    MatchStore,
    DueStore,
    JobStore,
    CallStore,
    DataStore,
    SnapshotStore,
    TalkStore,
    ReportStore,
    ReviewStore,
    ResultStore,
    PersonalStore,
    DeviceStore,
    VacationStore,
    TournamentStore,
    StandingStore {
  /** Writes next to nothing, as durably as a move; fails if that cannot be done now. */
  checkWrite(): Promise<void>;
  /** Bytes in use, and how many there may be; null: as many as the disk has. */
  size(): Promise<{ readonly used: number; readonly most: number | null }>;
  close(): Promise<void>;
}
