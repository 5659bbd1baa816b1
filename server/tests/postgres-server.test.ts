import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { startPostgres } from '../../tools/postgres/start.ts';
import { freshDatabase } from './postgres-server.ts';

test('every database of the tests is empty, and its own', async () => {
  const [one, other] = await Promise.all([freshDatabase(), freshDatabase()]);
  expect(one).not.toBe(other);
  const sql = postgres(one!, { max: 1 });
  expect(await sql`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`).toHaveLength(0);
  await sql.end();
});

test('a server of one’s own has what it acknowledged after a crash, and leaves nothing behind when it stops', async () => {
  const server = await startPostgres();
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  await sql`CREATE TABLE kept (n int)`;
  await sql`INSERT INTO kept VALUES (7)`;
  const [row] = await sql`SHOW data_directory`;
  await sql.end();
  await server.crash();
  await server.restart();
  const again = postgres(server.url, { max: 1 });
  expect(await again`SELECT n FROM kept`).toEqual([{ n: 7 }]);
  await again.end();
  await server.stop();
  expect(fs.existsSync(path.dirname(String(row?.data_directory)))).toBe(false);
});

test('a process that is killed takes its PostgreSQL along', async () => {
  const start = path.join(import.meta.dirname, '../../tools/postgres/start.ts');
  const code = `const { startPostgres } = await import(${JSON.stringify(start)});
    console.log((await startPostgres()).url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((said) => child.stdout.once('data', (text) => said(String(text).trim())));
  const sql = postgres(url, { max: 1 });
  const [row] = await sql`SHOW data_directory`;
  await sql.end();
  child.kill('SIGKILL');
  const base = path.dirname(String(row?.data_directory));
  while (fs.existsSync(base)) await new Promise((wait) => setTimeout(wait, 50));
  const gone = postgres(url, { max: 1, connect_timeout: 2 });
  await expect(gone`SELECT 1`.catch((error) => Promise.reject(new Error(error.code)))).rejects.toThrow(/ECONNREFUSED/);
});
