import { dataIn, type MatchHead, putInData } from '@orrery/kernel';
import type { Table } from '../../tables/table.ts';
import type { DataStore } from '../store.ts';
import type { Database } from './database.ts';
import type { Run } from './driver.ts';

/** Data sets that owners brought: each is kept once, as long as a table or a match of it plays with it. */
export function dataSetsIn(db: Database): DataStore {
  return {
    async data(hash) {
      const row = await db.first('SELECT body FROM data_set WHERE hash = $1', hash);
      return row === null ? null : String(row.body);
    },
  };
}

/** Inside a commit: keeps new sets, and that this table uses those it refers to and no others. */
export async function keepDataOf(run: Run, table: Table, sets: ReadonlyMap<string, string>): Promise<void> {
  // One that is there is written over, for that holds it: whoever is about to drop it has to look again, or is done.
  const insert =
    'INSERT INTO data_set (hash, body) VALUES ($1, $2) ON CONFLICT (hash) DO UPDATE SET hash = excluded.hash';
  for (const [hash, body] of [...sets].sort(([a], [b]) => (a < b ? -1 : 1))) await run(insert, hash, body);
  const { options, chosen, upcoming } = table;
  const now = [options, chosen, upcoming].flatMap((each) => (each === null ? [] : dataIn(each as object)));
  const used = await run("SELECT hash FROM data_use WHERE game_table = $1 AND game_match = ''", table.id);
  const gone = used.map(({ hash }) => String(hash)).filter((hash) => !now.includes(hash));
  await use(run, table.id, '', now);
  if (gone.length === 0) return;
  const drop = "DELETE FROM data_use WHERE game_table = $1 AND game_match = '' AND hash = ANY($2::text[])";
  await run(drop, table.id, gone);
  await dropUnused(run, gone);
}

/** Inside a commit: a match that begins keeps its sets for as long as its table is kept. */
export async function keepDataOfMatch(run: Run, table: string, { id, options }: MatchHead): Promise<void> {
  await use(run, table, id, dataIn(options));
}

/** Inside a commit that drops a table with all its matches. */
export async function releaseDataOf(run: Run, table: string): Promise<void> {
  const used = await run('DELETE FROM data_use WHERE game_table = $1 RETURNING hash', table);
  if (used.length > 0) await dropUnused(run, [...new Set(used.map(({ hash }) => String(hash)))]);
}

/** Options with their data sets put back in. */
export async function fullOptions(db: Database, options: object): Promise<object> {
  const wanted = dataIn(options);
  if (wanted.length === 0) return options;
  const rows = await db.all('SELECT hash, body FROM data_set WHERE hash = ANY($1::text[])', wanted);
  const bodies = new Map(rows.map(({ hash, body }) => [String(hash), String(body)]));
  return putInData(options, (hash) => {
    const body = bodies.get(hash);
    if (body === undefined) throw new Error(`the data set ${hash} is not in the store`);
    return JSON.parse(body);
  });
}

/** Held, so that nobody drops a set between the look at it and the use of it. */
async function use(run: Run, table: string, match: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await run('SELECT 1 FROM data_set WHERE hash = ANY($1::text[]) ORDER BY hash FOR KEY SHARE', hashes);
  const insert = 'INSERT INTO data_use (game_table, game_match, hash) SELECT $1, $2, unnest($3::text[])';
  await run(`${insert} ON CONFLICT DO NOTHING`, table, match, hashes);
}

/** Waits for those who are about to use a set; only then it is looked whether anybody does. */
async function dropUnused(run: Run, hashes: readonly string[]): Promise<void> {
  await run('SELECT 1 FROM data_set WHERE hash = ANY($1::text[]) ORDER BY hash FOR UPDATE', hashes);
  const unused = 'NOT EXISTS (SELECT 1 FROM data_use WHERE data_use.hash = data_set.hash)';
  await run(`DELETE FROM data_set WHERE hash = ANY($1::text[]) AND ${unused}`, hashes);
}
