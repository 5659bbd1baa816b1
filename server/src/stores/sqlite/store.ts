import type { Store } from '../store.ts';
import { callsIn } from './calls.ts';
import { dataSetsIn } from './data.ts';
import { devicesIn } from './devices.ts';
import { dueIn } from './due.ts';
import { jobsIn } from './jobs.ts';
import { matchesIn } from './matches.ts';
import { peopleIn } from './people.ts';
import { personalIn } from './personal.ts';
import { sortLeft } from './recent.ts';
import { reportsIn } from './reports.ts';
import { resultsIn } from './results.ts';
import { reviewsIn } from './reviews.ts';
import { snapshotsIn } from './snapshots.ts';
import { Sql, type SqliteOptions } from './sql.ts';
import { standingsIn } from './standings.ts';
import { TableCache } from './table-cache.ts';
import { tablesIn } from './tables.ts';
import { talkIn } from './talk.ts';
import { tournamentsIn } from './tournaments.ts';
import { vacationsIn } from './vacations.ts';

/** One file on this machine's disk, read and written by the thread that opens it. */
export function openSqlite(file: string, options: SqliteOptions = {}): Store {
  const sql = new Sql(file, options);
  sortLeft(sql);
  return storeIn(sql, new TableCache(() => sql.dataVersion));
}

export function storeIn(sql: Sql, tables: TableCache): Store {
  return {
    ...peopleIn(sql),
    ...tablesIn(sql, tables),
    ...matchesIn(sql),
    ...dueIn(sql),
    ...jobsIn(sql),
    ...callsIn(sql),
    ...dataSetsIn(sql),
    ...snapshotsIn(sql),
    ...talkIn(sql),
    ...reportsIn(sql),
    ...resultsIn(sql),
    ...reviewsIn(sql),
    ...personalIn(sql),
    ...devicesIn(sql),
    ...vacationsIn(sql),
    ...tournamentsIn(sql),
    ...standingsIn(sql),
    checkWrite: async () => {
      await sql.commit(() => sql.write('UPDATE pulse SET beats = beats + 1'));
    },
    size: async () => ({ used: sql.used, most: sql.most }),
    close: () => sql.close(),
  };
}
