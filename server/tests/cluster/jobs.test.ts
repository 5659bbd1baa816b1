import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { shardLocks } from '../../src/cluster/directory.ts';
import { rightfulHome, shardCount, shardOf } from '../../src/cluster/shards.ts';
import type { JobKind } from '../../src/jobs/kinds.ts';
import { drawSecret } from '../../src/secrets.ts';
import { freshServer } from '../house.ts';
import { freshDatabase } from '../postgres-server.ts';

test('a job about a table is done once, by the home of the table, and by its new home when a node has left', async () => {
  const database = await freshDatabase();
  const sql = postgres(database, { max: 1 });
  onTestFinished(() => sql.end());
  /** A node, and the tables for which it has done something. */
  const node = async () => {
    const done: string[] = [];
    const run: JobKind['run'] = async ({ body }) => {
      done.push((body as { table: string }).table);
      return undefined;
    };
    const server = await freshServer({
      ...{ database, node: { address: '127.0.0.1:0', host: '127.0.0.1', drain: 0 } },
      jobs: { note: { run, tries: 3 } },
    });
    return { server, done };
  };
  const leave = async (count: number): Promise<string[]> => {
    const tables = Array.from({ length: count }, () => drawSecret());
    for (const table of tables)
      await sql`INSERT INTO job (key, kind, shard, body, due, ready, claim, tries)
        VALUES (${table}, 'note', ${shardOf(table)}, ${JSON.stringify({ table })}, 0, 0, NULL, 0)`;
    return tables;
  };
  const empty = async () => {
    for (;;) {
      const [left] = await sql<{ count: number }[]>`SELECT count(*)::int AS count FROM job`;
      if (left!.count === 0) return;
      await new Promise((wait) => setTimeout(wait, 50));
    }
  };
  /** All shards are where they belong, and none is on its way. */
  const settled = async () => {
    for (;;) {
      const rows = await sql<{ shard: number; name: string }[]>`
        SELECT objid::int AS shard, application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND classid = ${shardLocks} AND datname = current_database()`;
      const homes = [...new Set(rows.map(({ name }) => name.split(' ')[1]!))];
      const right = rows.filter(({ shard, name }) => rightfulHome(shard, homes) === name.split(' ')[1]);
      if (homes.length === 2 && right.length === shardCount) return;
      await new Promise((wait) => setTimeout(wait, 50));
    }
  };
  const [one, two] = [await node(), await node()];
  await settled();
  const first = await leave(40);
  await empty();
  expect([...one.done, ...two.done].toSorted()).toEqual(first.toSorted());
  for (const { server, done } of [one, two]) {
    expect(done.length).toBeGreaterThan(0);
    expect(done.every((table) => server.isHome(table))).toBe(true);
  }
  const before = two.done.length;
  await one.server.close();
  const second = await leave(20);
  await empty();
  expect(two.done.slice(before).toSorted()).toEqual(second.toSorted());
});
