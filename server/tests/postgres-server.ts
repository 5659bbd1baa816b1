import postgres from 'postgres';
import { type LocalPostgres, startPostgres } from '../../tools/postgres/start.ts';
import { drawKey } from '../src/secrets.ts';

const held = Symbol.for('orrery: the PostgreSQL of the tests');
type Holder = { [held]?: Promise<Pick<LocalPostgres, 'url'>> };

/**
 * The address of an empty database. All test files of a process share one server, which goes with the process. Words are
 * sorted there as in a dictionary, as on many people's servers: who needs another order has to say so.
 */
export async function freshDatabase(): Promise<string> {
  const holder = globalThis as Holder;
  const own = process.env.TEST_DATABASE_URL;
  // The houses of one file, of several nodes each, are open until its end.
  const settings = ['fsync=off', 'max_connections=400'];
  holder[held] ??= own ? Promise.resolve({ url: own }) : startPostgres({ settings });
  const { url } = await holder[held];
  const name = `orrery_test_${Buffer.from(drawKey()).toString('hex').slice(0, 16)}`;
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await sql.unsafe(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'it'`);
  await sql.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
