import type { Store } from '../store.ts';
import { matchesIn } from './matches.ts';
import { peopleIn } from './people.ts';
import { reportsIn } from './reports.ts';
import { Sql } from './sql.ts';
import { standingsIn } from './standings.ts';
import { tablesIn } from './tables.ts';
import { talkIn } from './talk.ts';

/** One file on this machine's disk. */
export function openSqlite(file: string): Store {
  const sql = new Sql(file);
  return {
    ...peopleIn(sql),
    ...tablesIn(sql),
    ...matchesIn(sql),
    ...talkIn(sql),
    ...reportsIn(sql),
    ...standingsIn(sql),
    close: async () => sql.close(),
  };
}
