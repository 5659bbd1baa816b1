import { execFileSync } from 'node:child_process';
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

test('the game that new-game writes keeps the laws in an empty folder, on packed libraries', () => {
  for (const room of ['kernel', 'words', 'bots']) install(room);
  fs.cpSync(path.join(root, 'lab/template'), empty, {
    recursive: true,
    filter: (file) => !/src\/(index|table)|room\.test/.test(file),
  });
  bring('@types/node');
  const options = {
    ...{ module: 'nodenext', strict: true, noEmit: true, allowImportingTsExtensions: true, types: ['node'] },
    ...{ target: 'es2024', exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  };
  const settings = { compilerOptions: options, include: ['src', 'tests'] };
  fs.writeFileSync(path.join(empty, 'tsconfig.json'), JSON.stringify(settings));
  run('typescript/bin/tsc', '-p', empty);
  run('vitest/vitest.mjs', 'run', '--root', empty, '--reporter', 'json', '--outputFile', path.join(empty, 'said.json'));
  const said = JSON.parse(fs.readFileSync(path.join(empty, 'said.json'), 'utf8')) as Record<string, number>;
  expect(said.numFailedTests).toBe(0);
  expect(said.numPassedTests).toBeGreaterThan(30);
  const bots = `import { decide } from '@orrery/bots'; import { createSay } from '@orrery/words';
    if (typeof decide !== 'function' || createSay('en', [{ a: 'b' }])('a') !== 'b') process.exit(1);`;
  execFileSync(process.execPath, ['--input-type=module', '-e', bots], { cwd: empty, stdio: 'pipe' });
});

function run(tool: string, ...args: readonly string[]): void {
  const env = { ...process.env, LAWS_SCALE: '0.1' };
  execFileSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], { cwd: empty, env, stdio: 'pipe' });
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
