import type { Store } from '../store.ts';
import { dataSetsIn } from './data.ts';
import { dueIn } from './due.ts';
import { jobsIn } from './jobs.ts';
import { matchesIn } from './matches.ts';
import { peopleIn } from './people.ts';
import { personalIn } from './personal.ts';
import { reportsIn } from './reports.ts';
import { snapshotsIn } from './snapshots.ts';
import { Sql, type SqliteOptions } from './sql.ts';
import { standingsIn } from './standings.ts';
import { tablesIn } from './tables.ts';
import { talkIn } from './talk.ts';

/** One file on this machine's disk. */
export function openSqlite(file: string, options: SqliteOptions = {}): Store {
  const sql = new Sql(file, options);
  return {
    ...peopleIn(sql),
    ...tablesIn(sql),
    ...matchesIn(sql),
    ...dueIn(sql),
    ...jobsIn(sql),
    ...dataSetsIn(sql),
    ...snapshotsIn(sql),
    ...talkIn(sql),
    ...reportsIn(sql),
    ...personalIn(sql),
    ...standingsIn(sql),
    checkWrite: async () => {
      await sql.commit(() => sql.write('UPDATE pulse SET beats = beats + 1'));
    },
    size: async () => ({ used: sql.used, most: options.most ?? null }),
    close: () => sql.close(),
  };
}
