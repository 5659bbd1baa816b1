import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openSqlite } from '@orrery/server';
import { afterAll, expect, test } from 'vitest';
import { progress } from '../src/progress.ts';
import { run } from './run.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-backup-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

test('backup and restore bring a folder back, and say in a sentence what they cannot do', async () => {
  const [data, empty] = [path.join(dir, 'data'), path.join(dir, 'empty')];
  fs.mkdirSync(data);
  fs.writeFileSync(path.join(data, 'session-key'), 'a'.repeat(64));
  const store = openSqlite(path.join(data, 'orrery.sqlite'));
  await store.keepPerson({ id: 'ada', name: 'Ada', sigil: 'comet', named: 0 });
  await store.close();

  expect(await run('backup', '--data', empty)).toMatchObject({
    code: 1,
    err: `orrery: there are no data in ${empty}\n`,
  });
  expect((await run('backup', 'now')).code).toBe(2);
  const made = await run('backup', '--data', data, '--to', path.join(dir, 'kept'), '--json');
  expect(made.code).toBe(0);
  const { file, bytes } = JSON.parse(made.out) as { file: string; bytes: number };
  expect(fs.statSync(file).size).toBe(bytes);

  expect((await run('restore')).code).toBe(2);
  expect((await run('restore', path.join(dir, 'gone'), '--data', empty)).code).toBe(2);
  const restored = await run('restore', file, '--data', empty);
  expect(restored).toMatchObject({ code: 0, out: `${empty} holds the backup: 0 tables, 1 people\n` });
  expect(fs.readFileSync(path.join(empty, 'session-key'), 'utf8')).toBe('a'.repeat(64));
  const again = JSON.parse((await run('restore', file, '--data', empty, '--json')).out) as { aside: string };
  expect(fs.existsSync(path.join(again.aside, 'orrery.sqlite'))).toBe(true);
});

test('how far a work has come is one line on a terminal, few lines in a log, and nothing for a program', () => {
  const written: string[] = [];
  const out = (isTTY: boolean) => ({ isTTY, write: (text: string) => written.push(text) > 0 }) as never;
  const terminal = progress('backup', false, out(true));
  for (const done of [0.01, 0.011, 0.5, 1]) terminal.at(done);
  terminal.done();
  expect(written.map((text) => text.replace(/, \d+ s left/, ''))).toEqual([
    '\rbackup 1 %\x1b[K',
    '\rbackup 50 %\x1b[K',
    '\rbackup 100 %\x1b[K',
    '\r\x1b[K',
  ]);
  written.length = 0;
  for (const each of [progress('backup', false, out(false)), progress('backup', true, out(true))]) {
    for (const done of [0, 0.5, 1]) each.at(done);
    each.done();
  }
  expect(written).toEqual([]);
});
