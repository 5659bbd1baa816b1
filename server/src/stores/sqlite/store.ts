import type { Store } from '../store.ts';
import { dataSetsIn } from './data.ts';
import { dueIn } from './due.ts';
import { matchesIn } from './matches.ts';
import { peopleIn } from './people.ts';
import { personalIn } from './personal.ts';
import { reportsIn } from './reports.ts';
import { Sql } from './sql.ts';
import { standingsIn } from './standings.ts';
import { tablesIn } from './tables.ts';
import { talkIn } from './talk.ts';

/** One file on this machine's disk, which grows to `most` bytes. */
export function openSqlite(file: string, most: number | null = null): Store {
  const sql = new Sql(file, most);
  return {
    ...peopleIn(sql),
    ...tablesIn(sql),
    ...matchesIn(sql),
    ...dueIn(sql),
    ...dataSetsIn(sql),
    ...talkIn(sql),
    ...reportsIn(sql),
    ...personalIn(sql),
    ...standingsIn(sql),
    checkWrite: async () => {
      await sql.commit(() => sql.write('UPDATE pulse SET beats = beats + 1'));
    },
    size: async () => ({ used: sql.used, most }),
    close: () => sql.close(),
  };
}
