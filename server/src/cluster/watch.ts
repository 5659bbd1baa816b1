import postgres from 'postgres';
import { type Run, runIn, usual } from '../stores/postgres/driver.ts';
import { shardsChanged } from './directory.ts';

/** What a node sees of the others at the database: over connections of its own, for its session may be the one that hangs. */
export interface Watch {
  readonly run: Run;
  notify(): Promise<void>;
  close(): Promise<void>;
}

/** Calls `changed` when shards change hands. */
export async function openWatch(url: string, changed: () => void): Promise<Watch> {
  const sql = postgres(url, { ...usual, max: 1 });
  const run = runIn(sql);
  await sql.listen(shardsChanged, changed, changed);
  return {
    run,
    notify: async () => {
      await run('SELECT pg_notify($1, $2)', shardsChanged, '');
    },
    close: () => sql.end({ timeout: 1 }),
  };
}
