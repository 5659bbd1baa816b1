import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildLibraries, libraries, pack } from '../packages/build.ts';

const root = path.resolve(import.meta.dirname, '../..');
const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-packages-'));
afterAll(() => fs.rmSync(empty, { recursive: true }));

const modules = path.join(empty, 'node_modules');

/** As an installer would, without a network: what is packed is laid down, and what it says it needs is brought, and nothing else. */
function install(room: string): void {
  const built = path.join(empty, 'built');
  buildLibraries(built, [room]);
  const target = path.join(modules, '@orrery', room);
  fs.mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', pack(path.join(built, room), empty), '-C', target, '--strip-components=1']);
  const said = JSON.parse(fs.readFileSync(path.join(target, 'package.json'), 'utf8')) as Packed;
  for (const name of Object.keys({ ...said.dependencies, ...said.peerDependencies }))
    if (!name.startsWith('@orrery/')) bring(name);
}

interface Packed {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

function bring(name: string): void {
  const link = path.join(modules, name);
  fs.mkdirSync(path.dirname(link), { recursive: true });
  if (!fs.existsSync(link)) fs.symlinkSync(path.join(root, 'node_modules', name), link);
}

/** Style sheets are for a bundler: whoever tests a table without one has Vite read the package. No test of it is a race. */
const withStyles = `export default { test: { testTimeout: 180_000, server: { deps: { inline: [/@orrery/] } } } };\n`;

/** The table of the game, drawn for the first seat as its rules deal it. */
const tableTest = `import { Dice } from '@orrery/kernel';
import { createSay } from '@orrery/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { game } from '../src/rules/index.ts';
import { table } from '../src/table/index.tsx';
import { en } from '../src/words/en.ts';

test('draws a hand and a moon', () => {
  const read = game.readOptions(undefined, 2);
  if (!read.ok) throw new Error(read.problem);
  const view = game.view(game.setup(read.value, 2, new Dice('packed'), null), 0);
  const drawn = renderToStaticMarkup(
    <table.Table
      {...{ view, as: 0, cue: null, turn: null, result: null, lit: [], awaited: [0, 1] }}
      {...{ confirm: true, tableId: 'packed', say: createSay('en', [en]), explain() {} }}
      seats={[0, 1].map((seat) => ({ seat, name: String(seat), look: seat, kind: 'me' as const, online: true }))}
      frame={({ board, hand }) => [<i key="board">{board}</i>, <b key="hand">{hand}</b>]}
    />,
  );
  expect(drawn).toContain('sealed-bids-board');
  expect(drawn.match(/<button/g)?.length).toBe(read.value.moons);
});
`;

test('the game that new-game writes keeps the laws in an empty folder, on packed libraries', () => {
  for (const { room } of libraries) install(room);
  fs.cpSync(path.join(root, 'lab/template'), empty, { recursive: true });
  fs.writeFileSync(path.join(empty, 'tests/table.test.tsx'), tableTest);
  fs.writeFileSync(path.join(empty, 'vitest.config.ts'), withStyles);
  for (const name of ['@types/node', '@types/react', '@types/react-dom']) bring(name);
  const options = {
    ...{ module: 'nodenext', strict: true, noEmit: true, allowImportingTsExtensions: true, types: ['node'] },
    ...{ target: 'es2024', exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ jsx: 'react-jsx', lib: ['es2024', 'dom', 'dom.iterable'], noUncheckedSideEffectImports: false },
  };
  const settings = { compilerOptions: options, include: ['src', 'tests'] };
  fs.writeFileSync(path.join(empty, 'tsconfig.json'), JSON.stringify(settings));
  run('typescript/bin/tsc', '-p', empty);
  const vitest = ['run', '--root', empty, '--reporter', 'json', '--outputFile', path.join(empty, 'said.json')];
  run('vitest/vitest.mjs', ...vitest, '--reporter', 'default');
  const said = JSON.parse(fs.readFileSync(path.join(empty, 'said.json'), 'utf8')) as Record<string, number>;
  expect(said.numFailedTests).toBe(0);
  expect(said.numPassedTests).toBeGreaterThan(30);
  const bots = `import { decide } from '@orrery/bots'; import { createSay } from '@orrery/words';
    if (typeof decide !== 'function' || createSay('en', [{ a: 'b' }])('a') !== 'b') process.exit(1);`;
  execFileSync(process.execPath, ['--input-type=module', '-e', bots], { cwd: empty, stdio: 'pipe' });
  const controls = fs.readFileSync(path.join(modules, '@orrery/ui/dist/src/theme/controls.css'), 'utf8');
  expect(controls).toMatch(/\d+rem/);
  expect(controls).not.toMatch(/[2-9]px|\d\dpx/);
});

function run(tool: string, ...args: readonly string[]): void {
  const env = { ...process.env, LAWS_SCALE: '0.1' };
  const done = spawnSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    ...{ cwd: empty, env, encoding: 'utf8' },
  });
  if (done.status !== 0) throw new Error(`${tool} failed:\n${done.stdout}\n${done.stderr}`);
}

test('all packages have one version, a page that says what they are, and a list of changes', () => {
  const said = libraries.map(({ room }) => {
    const { version } = JSON.parse(fs.readFileSync(path.join(root, room, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(fs.readFileSync(path.join(root, room, 'README.md'), 'utf8')).toContain(`# @orrery/${room}`);
    expect(fs.readFileSync(path.join(root, room, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}\n`);
    return version;
  });
  expect(new Set(said).size).toBe(1);
});
