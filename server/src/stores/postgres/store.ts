import type { Store } from '../store.ts';
import { callsIn } from './calls.ts';
import { dataSetsIn } from './data.ts';
import { Database, type DatabaseOptions } from './database.ts';
import { devicesIn } from './devices.ts';
import { dueIn } from './due.ts';
import { jobsIn } from './jobs.ts';
import { matchesIn } from './matches.ts';
import { peopleIn } from './people.ts';
import { personalIn } from './personal.ts';
import { reportsIn } from './reports.ts';
import { resultsIn } from './results.ts';
import { reviewsIn } from './reviews.ts';
import { prepareSchema } from './schema.ts';
import type { Session } from './session.ts';
import { snapshotsIn } from './snapshots.ts';
import { standingsIn } from './standings.ts';
import { tablesIn } from './tables.ts';
import { talkIn } from './talk.ts';
import { tournamentsIn } from './tournaments.ts';
import { vacationsIn } from './vacations.ts';

export interface PostgresOptions extends DatabaseOptions {
  readonly url: string;
  /** Open already, and closed with the store. Who owns it opens it again when it was lost: until then nothing can be written. */
  readonly session: Session;
}

const pulse = `INSERT INTO pulse VALUES (current_setting('orrery.home'), now())
  ON CONFLICT (home) DO UPDATE SET at = excluded.at`;
const oldPulses = "DELETE FROM pulse WHERE at < now() - interval '1 day'";

/** One database of a PostgreSQL server. */
export async function openPostgres({ url, session, ...options }: PostgresOptions): Promise<Store> {
  await session.alone((run) => prepareSchema(run));
  await session.query(oldPulses);
  const db = new Database(url, session, options);
  return {
    ...peopleIn(db),
    ...tablesIn(db),
    ...matchesIn(db),
    ...dueIn(db),
    ...jobsIn(db),
    ...callsIn(db),
    ...dataSetsIn(db),
    ...snapshotsIn(db),
    ...talkIn(db),
    ...reportsIn(db),
    ...resultsIn(db),
    ...reviewsIn(db),
    ...personalIn(db),
    ...devicesIn(db),
    ...vacationsIn(db),
    ...tournamentsIn(db),
    ...standingsIn(db),
    checkWrite: async () => {
      await db.write(pulse);
    },
    size: async () => {
      const row = await db.first('SELECT pg_database_size(current_database()) AS used');
      return { used: Number(row?.used), most: null };
    },
    close: () => db.close(),
  };
}
