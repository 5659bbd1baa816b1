import type { Store } from '../store.ts';
import { rowOf, writtenEntry } from './matches.ts';
import { type Appended, sortLeft } from './recent.ts';
import { writtenSnapshot } from './snapshots.ts';
import { Sql, type SqliteOptions } from './sql.ts';
import { storeIn } from './store.ts';
import { TableCache } from './table-cache.ts';
import { Unsorted } from './unsorted.ts';
import { Writer } from './writer.ts';

/** What is done here, and what in the thread that writes. */
const where: Readonly<Record<Exclude<keyof Store, 'close' | 'tableInMind'>, 'here' | 'there'>> = {
  person: 'here',
  people: 'here',
  keepPerson: 'there',
  everybody: 'here',
  findPeople: 'here',
  mutedBy: 'here',
  keepMuted: 'there',
  dropMuted: 'there',
  table: 'here',
  tableByCode: 'here',
  tablesOf: 'here',
  tablesAbout: 'here',
  openTables: 'here',
  allTables: 'here',
  findTables: 'here',
  countTables: 'here',
  countTablesByStatus: 'here',
  countTablesOf: 'here',
  keepTable: 'there',
  dropTable: 'there',
  agedTables: 'here',
  forgetTable: 'there',
  append: 'there',
  read: 'here',
  entryOf: 'here',
  lastAt: 'here',
  archive: 'there',
  match: 'here',
  keepLuck: 'there',
  turn: 'here',
  keepTurn: 'there',
  memo: 'here',
  keepMemo: 'there',
  due: 'here',
  keepDue: 'there',
  uptime: 'here',
  keepUptime: 'there',
  keepJob: 'there',
  dropJob: 'there',
  jobOf: 'here',
  claimJobs: 'there',
  renewJob: 'there',
  finishJob: 'there',
  postponeJob: 'there',
  pushKeys: 'here',
  keepPushKeys: 'there',
  subscriptionsOf: 'here',
  keepSubscription: 'there',
  dropSubscription: 'there',
  callWishes: 'here',
  keepCallWishes: 'there',
  uncalledTables: 'here',
  keepUncalled: 'there',
  dropUncalled: 'there',
  lastBy: 'here',
  keepCall: 'there',
  readyCall: 'there',
  readyCalls: 'here',
  sendCalls: 'there',
  dropCall: 'there',
  data: 'here',
  snapshot: 'here',
  keepSnapshot: 'there',
  keepTalk: 'there',
  talk: 'here',
  keepReport: 'there',
  reports: 'here',
  countReports: 'here',
  dropReport: 'there',
  outcome: 'here',
  outcomesOf: 'here',
  ratingsOf: 'here',
  ratingsAt: 'here',
  keepRatings: 'there',
  reviewedBy: 'here',
  reviewOf: 'here',
  openReview: 'there',
  closeReview: 'there',
  veilReview: 'there',
  talkBy: 'here',
  reportsBy: 'here',
  forgetPerson: 'there',
  knownDevices: 'here',
  keepKnownDevice: 'there',
  dropKnownDevice: 'there',
  dropOtherDevices: 'there',
  keepDeviceLink: 'there',
  deviceLink: 'here',
  moveDevice: 'there',
  dropWaysIn: 'there',
  keepRecovery: 'there',
  recoveryOf: 'here',
  recoveryBy: 'here',
  vacationsOf: 'here',
  keepVacations: 'there',
  tournament: 'here',
  keepTournament: 'there',
  appendToTournament: 'there',
  runningTournaments: 'here',
  tournamentsOf: 'here',
  countTournamentsOf: 'here',
  dropOldTournaments: 'there',
  league: 'here',
  keepLeague: 'there',
  leaguesOf: 'here',
  standings: 'here',
  changeStanding: 'there',
  dropSpent: 'there',
  bannedNetworks: 'here',
  keepBannedNetwork: 'there',
  dropBannedNetwork: 'there',
  checkWrite: 'there',
  size: 'here',
};

/**
 * One file on this machine's disk, read here and written by a thread of its own. For a server, which holds the folder alone: tables
 * are remembered until they are changed through this store.
 */
export function openSqliteInThread(file: string, options: SqliteOptions = {}): Store {
  // Lays the file out, or says that it cannot.
  const sql = new Sql(file, options);
  sortLeft(sql);
  const tables = new TableCache(() => 0);
  const unsorted = new Unsorted();
  const writer = new Writer(file, options, (placed) => unsorted.drop(placed));
  const here = storeIn(sql, tables);
  const there = Object.entries(where).flatMap(([method, at]) =>
    at === 'here' ? [] : [[method, (...given: readonly unknown[]) => writer.do(method, ...given)]],
  );

  /** Whoever asks while it is being changed is told how it was: nobody knows better yet. */
  async function changing<T>(table: string, change: Promise<T>): Promise<T> {
    try {
      return await change;
    } finally {
      tables.drop(table);
    }
  }
  return {
    ...here,
    ...Object.fromEntries(there),
    ...unsorted.after(here, () => writer.orphaned && sortLeft(sql)),
    append: (match, entry, turn) =>
      new Promise((answer, failed) => {
        const written = writtenEntry(entry, turn);
        const kept = (how: Appended) => {
          if (how === 'recent') unsorted.add(match, written);
          answer(how === 'taken' ? how : 'kept');
        };
        writer.append(match, rowOf(written), { kept, failed });
      }),
    tableInMind: (id) => tables.get(id),
    keepSnapshot: (match, snapshot) => writer.do('keepSnapshot', match, writtenSnapshot(snapshot)),
    keepTable: (table, ...more) => changing(table.id, writer.do('keepTable', table, ...more)),
    dropTable: (table) => changing(table.id, writer.do('dropTable', table)),
    forgetTable: (table) => changing(table.id, writer.do('forgetTable', table)),
    async close() {
      await writer.close();
      await here.close();
    },
  };
}
