import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MatchFile } from '@orrery/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../src/orrery.ts';
import { run } from './run.ts';

const bin = path.resolve(import.meta.dirname, '../bin/orrery.mjs');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-lab-'));
const recorded = path.join(dir, 'match.json');
const file = () => JSON.parse(fs.readFileSync(recorded, 'utf8')) as MatchFile;
beforeAll(async () => {
  const { code } = await run('record', 'shooting-star', '--seats', '3', '--bots', 'easy', '--out', recorded);
  expect(code).toBe(0);
});
afterAll(() => fs.rmSync(dir, { recursive: true }));

/** Carries a command out as a person would. */
function runProgram(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [bin, ...args], (error, out, err) =>
      done({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

test('simulate prints one object with exactly these figures', async () => {
  const args = ['--seats', '2', '--bots', 'easy,random', '--games', '4', '--seed', '7', '--json'];
  const { code, out } = await runProgram('simulate', 'shooting-star', ...args);
  expect(code).toBe(0);
  const figures = JSON.parse(out) as Record<string, unknown>;
  expect(Object.keys(figures)).toEqual(
    'game seats games finished wins draws byBot meanDecisions meanRounds scores msPerDecision'.split(' '),
  );
  expect(figures).toMatchObject({ game: 'shooting-star', seats: 2, games: 4, finished: 4 });
});

test('a recorded match verifies and reads as sentences in both languages, from any seat', async () => {
  const verified = await run('verify', recorded);
  expect(verified).toMatchObject({ code: 0, err: '' });
  expect(verified.out).toMatch(/(\d+) of \1 draws match the key/);
  const table = await run('replay', recorded);
  const mine = await run('replay', recorded, '--as', '1');
  const italian = await run('replay', recorded, '--as', '1', '--lang', 'it');
  expect(table.out).toContain('easy 2 places a weapon in');
  expect(mine.out).toContain('You place your');
  expect(italian.out).toContain('missioni segrete');
  for (const { code, out } of [table, mine, italian]) {
    expect(code).toBe(0);
    expect(out.trim().split('\n').length).toBeGreaterThan(30);
    expect(out).not.toMatch(/[{}<>]/);
  }
});

test('verify finds a move, a draw or an order that is not true', async () => {
  const honest = file();
  const [setup, first, second, ...rest] = honest.entries;
  if (setup?.t !== 'setup' || first?.t !== 'move' || second?.t !== 'move') throw new Error('an odd recording');
  const [draw, ...draws] = setup.draws;
  const forgeries: Record<string, MatchFile> = {
    'is refused': {
      ...honest,
      entries: [setup, { ...first, move: { ...(first.move as object), weapon: 'W9' } }, second],
    },
    'sealed luck gives': {
      ...honest,
      entries: [{ ...setup, draws: [{ ...draw!, value: (draw!.value + 1) % draw!.of }, ...draws] }],
    },
    'is numbered': { ...honest, entries: [setup, first, ...rest] },
  };
  for (const [why, forged] of Object.entries(forgeries)) {
    const forgery = path.join(dir, 'forged.json');
    fs.writeFileSync(forgery, JSON.stringify(forged));
    const { code, err } = await run('verify', forgery);
    expect(err).toContain(why);
    expect(code).toBe(1);
  }
});

test('verify does not say that a match holds whose draws are said to be of another one, with no server named for it', async () => {
  const whole = file();
  const [setup] = whole.entries;
  if (setup?.t !== 'setup') throw new Error('an odd recording');
  const branch = path.join(dir, 'branch.json');
  fs.writeFileSync(branch, JSON.stringify({ ...whole, takenOver: 0 }));
  const { code, out, err } = await run('verify', branch);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(`its ${setup.draws.length} draws up to entry 0 are of another match: they cannot be checked`);
});

test('verify names a server that calls its draws those of another match', async () => {
  const forged = path.join(dir, 'excused.json');
  fs.writeFileSync(forged, JSON.stringify({ ...file(), takenOver: 0, fromServer: true }));
  const { code, out, err } = await run('verify', forged);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('does not hold (TAKEN_OVER): a match of a server calls its draws those of another match');
});

test('verify does not take luck on trust: a file without its key is legal at best', async () => {
  const { key, ...keyless } = file();
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  const stripped = path.join(dir, 'keyless.json');
  fs.writeFileSync(stripped, JSON.stringify(keyless));
  const { code, out, err } = await run('verify', stripped);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/follows the rules, but has no key: its \d+ draws cannot be checked/);
});

test.each([
  [2, "unknown command 'play'", ['play']],
  [2, "unknown game 'chess'", ['simulate', 'chess']],
  [2, "unknown bot 'deep'", ['simulate', 'shooting-star', '--bots', 'deep']],
  [2, 'is for 2 to 5 seats', ['simulate', 'shooting-star', '--seats', '6']],
  [2, 'do not fit', ['simulate', 'shooting-star', '--seats', '2', '--bots', 'easy,easy,easy']],
  [2, 'whole number', ['simulate', 'shooting-star', '--games', 'many']],
  [2, '--options', ['simulate', 'shooting-star', '--options', '{"sector":"round"}']],
  [2, '--options wants JSON', ['simulate', 'shooting-star', '--options', '{']],
  [2, '--speed', ['simulate', 'shooting-star', '--speed', '9']],
  [2, '--lang', ['replay', 'match.json', '--lang', 'de']],
  [2, 'either --seed or --templates', ['sky']],
  [2, 'whole number', ['sky', '--seed', 'blue']],
  [2, 'cannot read', ['verify', 'no-such-file.json']],
  [1, 'is not JSON', ['verify', bin]],
])('exit code %i and "%s" for %j', async (code, sentence, args) => {
  const failed = await run(...args);
  expect(failed).toMatchObject({ code, out: '' });
  expect(failed.err).toContain(sentence);
});

test('the program itself answers with the exit code', async () => {
  expect(await runProgram('play')).toMatchObject({ code: 2, out: '' });
});

test('--help tells of every command in a line and fits a screen; each tells the rest', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  const lines = out.trimEnd().split('\n');
  expect(lines.length).toBeLessThan(40);
  for (const [name, { does, usage }] of Object.entries(commands)) {
    expect(lines.filter((line) => line.includes(`orrery ${name} `) && line.endsWith(does))).toHaveLength(1);
    expect((await run(name, '--help')).out).toContain(usage);
  }
});

test('--help of a command about games lists the games and bots, with a game its options and defaults', async () => {
  const { out: games } = await run('lab', '--help');
  for (const word of ['lab balance', 'lab tune', 'lab work', '@FILE', 'planet-x', 'normal@1', 'Defaults'])
    expect(games).toContain(word);
  const { out: one } = await run('lab', 'report', 'planet-x', '--help');
  for (const word of ['2 to 4 seats (default 2)', 'stallRounds', 'samples=']) expect(one).toContain(word);
});

test('docs/architecture.md says of every command what it does', () => {
  const page = fs.readFileSync(path.resolve(import.meta.dirname, '../../docs/architecture.md'), 'utf8');
  const rows = page.split('\n## The laboratory\n')[1]!.match(/^\| `.*? \|/gm)!;
  const named = rows.flatMap((row) => [...row.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!));
  expect(named.sort()).toEqual(Object.keys(commands).sort());
});
