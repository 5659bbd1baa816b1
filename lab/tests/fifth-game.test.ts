// The claim that a game is one folder and one line: a copy of the house gets another game, and what its tests ask of every game
// holds of that one too. Left out are servers, and docs/protocol, which `npm run schemas` writes with a compiler of its own.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { newGame } from '../src/new-game.ts';

const house = path.resolve(import.meta.dirname, '../..');
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-fifth-'));
afterAll(() => fs.rmSync(copy, { recursive: true }));

const hearing = { ORRERY_HEARD: path.join(copy, 'heard') };

/** Without what is installed or made; packages of the house are those of the copy, all others are its own. */
function copyHouse(): void {
  const made = new Set(['node_modules', 'dist', 'data', 'test-results']);
  for (const name of fs.readdirSync(house).filter((each) => !each.startsWith('.') && !made.has(each)))
    fs.cpSync(path.join(house, name), path.join(copy, name), {
      recursive: true,
      filter: (from) => !['node_modules', 'dist'].includes(path.basename(from)),
    });
  fs.mkdirSync(path.join(copy, 'node_modules'));
  for (const name of fs.readdirSync(path.join(house, 'node_modules')).filter((each) => each !== '@orrery'))
    fs.symlinkSync(path.join(house, 'node_modules', name), path.join(copy, 'node_modules', name));
  const ours = path.join(house, 'node_modules', '@orrery');
  fs.mkdirSync(path.join(copy, 'node_modules', '@orrery'));
  for (const name of fs.readdirSync(ours)) {
    const room = path.relative(house, fs.realpathSync(path.join(ours, name)));
    fs.symlinkSync(path.join(copy, room), path.join(copy, 'node_modules', '@orrery', name));
  }
}

/** What fails, and how many pass, of the tests in these files whose names are so. */
function run(
  files: readonly string[],
  ...named: string[]
): { readonly failed: readonly string[]; readonly passed: number } {
  const env = { ...process.env, ...hearing, QUICK: '1', LAWS_SCALE: '0.1', UPDATE_PLAYTHROUGHS: '1' };
  const said = path.join(copy, 'said.json');
  const args = ['run', '--root', copy, ...files, ...named, '--reporter', 'json', '--outputFile', said];
  const vitest = path.join(house, 'node_modules/vitest/vitest.mjs');
  const { stderr } = spawnSync(process.execPath, [vitest, ...args], { cwd: copy, env, encoding: 'utf8' });
  if (!fs.existsSync(said)) throw new Error(stderr);
  const { testResults } = JSON.parse(fs.readFileSync(said, 'utf8')) as Said;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = [
    ...testResults.filter(({ message }) => message !== '').map(({ name, message }) => `${name}: ${message}`),
    ...all.filter(({ status }) => status === 'failed').map((each) => `${each.fullName}: ${each.failureMessages[0]}`),
  ];
  return { failed, passed: all.filter(({ status }) => status === 'passed').length };
}

test('a new game holds its own tests, and makes none of the house fail', { retry: 0 }, async () => {
  copyHouse();
  fs.mkdirSync(hearing.ORRERY_HEARD);
  vi.spyOn(console, 'log').mockReturnValue();
  await newGame(['fifth-moon'], copy);
  vi.restoreAllMocks();
  const own = run(testsIn('games/fifth-moon'));
  expect(own.failed).toEqual([]);
  expect(own.passed).toBeGreaterThan(40);
  // Of tests that go game by game those of the new one, and those that are about all games at once.
  const rooms = ['card', 'clock', 'games/tests', 'ratings', 'scripts', 'web'];
  const files = rooms
    .flatMap(testsIn)
    .filter((file) => /\bshelf\b/.test(fs.readFileSync(path.join(copy, file), 'utf8')));
  expect(files.length).toBeGreaterThan(20);
  const others = run(files, '-t', 'fifth-moon|Fifth Moon|[Ee]very (game|message|sentence)|no page is there');
  expect(others.failed).toEqual([]);
  expect(others.passed).toBeGreaterThan(30);
  // And they say all that it has words for.
  const { stderr } = spawnSync(process.execPath, [path.join(copy, 'scripts/heard.ts')], {
    env: { ...process.env, ...hearing },
    encoding: 'utf8',
  });
  expect(stderr).toContain('no test reaches these messages');
  expect(stderr.split('\n').filter((line) => line.includes('games/fifth-moon'))).toEqual([]);
});

function testsIn(room: string): string[] {
  const all = fs.readdirSync(path.join(copy, room), { recursive: true, encoding: 'utf8' });
  const tests = all.filter((file) => /\.test\.tsx?$/.test(file) && !file.endsWith('protocol.test.ts'));
  return tests.map((file) => path.join(room, file));
}

interface Said {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}
