import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MatchFile } from '@orrery/kernel';
import { afterAll, expect, test } from 'vitest';

const bin = path.resolve(import.meta.dirname, '../bin/orrery.mjs');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-lab-'));
const recorded = path.join(dir, 'match.json');
afterAll(() => fs.rmSync(dir, { recursive: true }));

function orrery(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [bin, ...args], (error, out, err) =>
      done({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}
const record = () => orrery('record', 'shooting-star', '--seats', '3', '--bots', 'easy', '--out', recorded);

test('simulate prints one object with exactly these figures', async () => {
  const args = ['--seats', '2', '--bots', 'easy,random', '--games', '4', '--seed', '7', '--json'];
  const { code, out } = await orrery('simulate', 'shooting-star', ...args);
  expect(code).toBe(0);
  const figures = JSON.parse(out) as Record<string, unknown>;
  expect(Object.keys(figures)).toEqual(
    'game seats games finished wins draws byBot meanDecisions meanRounds scores msPerDecision'.split(' '),
  );
  expect(figures).toMatchObject({ game: 'shooting-star', seats: 2, games: 4, finished: 4 });
});

test('a recorded match verifies and reads as sentences in both languages, from any seat', async () => {
  expect((await record()).code).toBe(0);
  const verified = await orrery('verify', recorded);
  expect(verified).toMatchObject({ code: 0, err: '' });
  expect(verified.out).toMatch(/(\d+) of \1 draws match the key/);
  const [table, mine, italian] = await Promise.all([
    orrery('replay', recorded),
    orrery('replay', recorded, '--as', '1'),
    orrery('replay', recorded, '--as', '1', '--lang', 'it'),
  ]);
  expect(table.out).toContain('easy 2 lays a weapon face down');
  expect(mine.out).toContain('You lay your');
  expect(italian.out).toContain('missioni segrete');
  for (const { code, out } of [table, mine, italian]) {
    expect(code).toBe(0);
    expect(out.trim().split('\n').length).toBeGreaterThan(30);
    expect(out).not.toMatch(/[{}<>]/);
  }
});

test('verify finds a move, a draw or an order that is not true', async () => {
  await record();
  const file = JSON.parse(fs.readFileSync(recorded, 'utf8')) as MatchFile;
  const [setup, first, second, ...rest] = file.entries;
  if (setup?.t !== 'setup' || first?.t !== 'move' || second?.t !== 'move') throw new Error('an odd recording');
  const [draw, ...draws] = setup.draws;
  const forgeries: Record<string, MatchFile> = {
    'is refused': {
      ...file,
      entries: [setup, { ...first, move: { ...(first.move as object), weapon: 'W9' } }, second],
    },
    'sealed luck gives': {
      ...file,
      entries: [{ ...setup, draws: [{ ...draw!, value: (draw!.value + 1) % draw!.of }, ...draws] }],
    },
    'is numbered': { ...file, entries: [setup, first, ...rest] },
  };
  for (const [why, forged] of Object.entries(forgeries)) {
    const forgery = path.join(dir, 'forged.json');
    fs.writeFileSync(forgery, JSON.stringify(forged));
    const { code, err } = await orrery('verify', forgery);
    expect(err).toContain(why);
    expect(code).toBe(1);
  }
});

test.each([
  [2, "there is no command 'play'", ['play']],
  [2, "there is no game 'chess'", ['simulate', 'chess']],
  [2, "there is no bot 'deep'", ['simulate', 'shooting-star', '--bots', 'deep']],
  [2, 'is for 2 to 5 seats', ['simulate', 'shooting-star', '--seats', '6']],
  [2, 'do not fit', ['simulate', 'shooting-star', '--seats', '2', '--bots', 'easy,easy,easy']],
  [2, 'whole number', ['simulate', 'shooting-star', '--games', 'many']],
  [2, '--options', ['simulate', 'shooting-star', '--options', '{"sector":"round"}']],
  [2, '--options wants JSON', ['simulate', 'shooting-star', '--options', '{']],
  [2, '--speed', ['simulate', 'shooting-star', '--speed', '9']],
  [2, '--lang', ['replay', 'match.json', '--lang', 'de']],
  [2, 'cannot read', ['verify', 'no-such-file.json']],
  [1, 'is not JSON', ['verify', bin]],
])('exit code %i and "%s" for %j', async (code, sentence, args) => {
  const failed = await orrery(...args);
  expect(failed).toMatchObject({ code, out: '' });
  expect(failed.err).toContain(sentence);
});

test('--help tells every command', async () => {
  const { code, out } = await orrery('--help');
  expect(code).toBe(0);
  for (const name of ['simulate', 'replay', 'verify', 'record']) expect(out).toContain(`orrery ${name} `);
});
