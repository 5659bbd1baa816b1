import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openSqlite } from '@orrery/server';
import { afterAll, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../server/tests/postgres-server.ts';
import { orrery } from '../src/orrery.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-copy-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const out = vi.spyOn(console, 'log').mockReturnValue();
  const err = vi.spyOn(console, 'error').mockReturnValue();
  const printed = (on: typeof out) => on.mock.calls.map(([line]) => `${line}\n`).join('');
  try {
    return { code: await orrery(['copy', ...args]), out: printed(out), err: printed(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

test('copy moves a folder to a database and back, and says in a sentence what it cannot do', async () => {
  const [data, back, url] = [path.join(dir, 'data'), path.join(dir, 'back'), await freshDatabase()];
  fs.mkdirSync(data);
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  await store.keepPerson({ id: 'ada', name: 'Ada', sigil: 'comet', named: 0 });
  await store.close();

  expect((await run('--from', data)).code).toBe(2);
  expect((await run('--from', data, '--to', url, 'now')).code).toBe(2);
  expect((await run('--from', path.join(dir, 'none'), '--to', url)).err).toContain('there are no data in');
  const there = await run('--from', path.join(data, 'orrery.sqlite'), '--to', url);
  expect(there).toMatchObject({ code: 0, out: expect.stringContaining('copied: 1 people, 0 tables, 0 matches') });
  expect(await run('--from', data, '--to', url)).toMatchObject({
    code: 1,
    err: expect.stringContaining('to be empty'),
  });
  const home = await run('--from', url, '--to', back, '--json');
  expect(JSON.parse(home.out)).toMatchObject({ people: 1, broken: [] });
  expect(fs.existsSync(path.join(back, 'session-key'))).toBe(true);
});
