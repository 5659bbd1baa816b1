// The owner's commands where the data are in a PostgreSQL.
import type { DeskPerson } from '@orrery/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Person } from '../../server/tests/client.ts';
import { freshServer } from '../../server/tests/house.ts';
import { freshDatabase } from '../../server/tests/postgres-server.ts';
import { run } from './run.ts';

let database: string;
beforeEach(async () => {
  database = await freshDatabase();
  vi.stubEnv('DATABASE_URL', database);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('beside running servers it asks the one it is told of, with the token of the database; else it works on the data', async () => {
  const server = await freshServer({ database });
  await Person.arrive(server.port, 'Ada');
  const people = async (...where: string[]) => {
    const { code, out, err } = await run('admin', 'people', '--json', ...where);
    expect([code, err]).toEqual([0, '']);
    return (JSON.parse(out) as DeskPerson[]).map(({ name }) => name);
  };
  expect(await run('admin', 'people')).toMatchObject({ code: 1, err: expect.stringContaining('--url') });
  expect(await people('--url', `http://127.0.0.1:${server.port}`)).toEqual(['Ada']);
  await server.close();
  expect(await people()).toEqual(['Ada']);
});

test('backups of it are not made by Orrery, and none is restored over it', async () => {
  expect(await run('backup')).toMatchObject({ code: 1, err: expect.stringContaining('pg_dump') });
  expect(await run('restore', 'some.backup')).toMatchObject({ code: 1, err: expect.stringContaining('orrery copy') });
});
