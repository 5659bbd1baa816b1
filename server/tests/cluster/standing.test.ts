import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { shardLocks } from '../../src/cluster/directory.ts';
import { Sessions } from '../../src/sessions/sessions.ts';
import { forever } from '../../src/standing/standing.ts';
import { Standings } from '../../src/standing/standings.ts';
import { Session } from '../../src/stores/postgres/session.ts';
import { openPostgres } from '../../src/stores/postgres/store.ts';
import { Person } from '../client.ts';
import { freshNodes } from './nodes.ts';

const idOf = ({ cookie }: Person): string => cookie.replace('orrery=', '').split('.')[0]!;

test('a node that has lost its session hears of bans and ended sessions that were told while it was away', async () => {
  const { database, nodes } = await freshNodes(1);
  const sql = postgres(database, { max: 1 });
  onTestFinished(() => sql.end());
  const [ada, bo] = [await Person.arrive(nodes[0]!.port, 'Ada'), await Person.arrive(nodes[0]!.port, 'Bo')];
  const [{ body: key }] = await sql<[{ body: string }]>`SELECT body FROM house_key WHERE name = 'session-key'`;
  // Another node, of which nothing comes through.
  const session = new Session(database);
  await session.open();
  const store = await openPostgres({ url: database, session });
  onTestFinished(() => store.close());
  const far = await Standings.open({ store, key, now: Date.now });
  await far.change(idOf(ada), { banned: forever });
  await new Sessions(key, far, Date.now).end(idOf(bo));
  await sql`SELECT pg_terminate_backend(pid) FROM (SELECT DISTINCT pid FROM pg_locks
    WHERE locktype = 'advisory' AND classid = ${shardLocks}
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS home`;
  const codeFor = async (person: Person) =>
    ((await (await person.ask('GET', '/api/tables')).json()) as { code?: string }).code;
  await expect.poll(() => codeFor(ada), { timeout: 20_000 }).toBe('BANNED');
  expect(await codeFor(bo)).toBe('NO_SESSION');
});
