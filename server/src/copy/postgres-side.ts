import { openDatabase } from '../place/database.ts';
import type { Run, Value } from '../stores/postgres/driver.ts';
import { lastSchema } from '../stores/postgres/schema.ts';
import { Session } from '../stores/postgres/session.ts';
import { type Cell, columnsOf, type Kept, keyNames, type Row } from './rows.ts';
import type { Side, Target } from './side.ts';

/** The data of a database on which no server runs. What is copied is not brought up to date: it stays as it is. */
export async function postgresSide(url: string, as: 'source' | 'target'): Promise<Side> {
  if (as === 'source') await refuseOlder(url);
  const { store, session, close } = await openDatabase(url, 'alone');
  const query = (text: string, ...values: Value[]) => session!.query(text, ...values);
  return {
    store,
    async count({ name }) {
      return Number((await query(`SELECT count(*) AS n FROM ${name}`))[0]?.n);
    },
    async page(table, after, limit) {
      const key = table.key.join(', ');
      const later = after === null ? '' : `WHERE (${key}) > (${table.key.map((_, i) => `$${i + 2}`).join(', ')})`;
      const select = `SELECT ${columnsOf(table).join(', ')} FROM ${table.name} ${later} ORDER BY ${key} LIMIT $1`;
      const from = after === null ? [] : table.key.map((column) => after[column] as Value);
      return (await query(select, limit, ...from)) as readonly Row[];
    },
    async keys() {
      const rows = await query('SELECT name, body FROM house_key');
      const kept = new Map(rows.map(({ name, body }) => [String(name), String(body)]));
      return new Map(keyNames.flatMap((name) => (kept.has(name) ? [[name, kept.get(name)!]] : [])));
    },
    async filling(work) {
      const filled = { steps: true, run: (run: Run) => work(targetIn(run)) };
      const [done] = await session!.write([filled]);
      if (done?.status === 'rejected') throw done.reason;
    },
    close,
  };
}

async function refuseOlder(url: string): Promise<void> {
  const session = new Session(url);
  await session.open();
  try {
    const [there] = await session.query("SELECT to_regclass('orrery_schema') IS NOT NULL AS is");
    const [found] = there?.is === true ? await session.query('SELECT max(version) AS version FROM orrery_schema') : [];
    if (found !== undefined && Number(found.version) < lastSchema)
      throw new Error(
        'the database was written by an earlier version of Orrery: start this one on it before it is copied',
      );
  } finally {
    await session.close();
  }
}

function targetIn(run: Run): Target {
  return {
    async put(table, rows) {
      const columns = [...columnsOf(table), ...(table.name === 'report' ? ['about'] : [])];
      const values = columns.map((_, i) => `$${i + 1}`).join(', ');
      const insert = `INSERT INTO ${table.name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE VALUES (${values})`;
      await Promise.all(rows.map((row) => run(insert, ...columns.map((column) => cellOf(table, row, column)))));
      if (table.name === 'talk')
        await run(`SELECT setval('talk_no_seq', (SELECT coalesce(max(no), 0) + 1 FROM talk), false)`);
    },
    async putKeys(keys) {
      const insert = 'INSERT INTO house_key VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET body = excluded.body';
      for (const [name, body] of keys) await run(insert, name, body);
    },
  };
}

/** PostgreSQL has whom a report is about beside it, too. */
function cellOf({ name }: Kept, row: Row, column: string): Value {
  if (name === 'report' && column === 'about') return (JSON.parse(String(row.body)) as { about: string }).about;
  return row[column] as Cell;
}
