// Builds and packs what others can install, and has it judged: `npm run packages`. The files lie in node_modules/.cache/packages.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { buildLibraries, libraries, pack } from './packages/build.ts';

const root = path.resolve(import.meta.dirname, '..');
const tool = path.join(root, 'tools/packages');
const below = path.join(root, 'node_modules/.cache/packages');

if (!fs.existsSync(path.join(tool, 'node_modules')))
  execFileSync('npm', ['install', '--no-save', '--workspaces=false', '--loglevel=error'], {
    cwd: tool,
    stdio: 'inherit',
  });
buildLibraries(below);
for (const { room, entries } of libraries) {
  const file = pack(path.join(below, room), below);
  const styles = entries
    .filter((entry) => /\.css$|\*/.test(entry))
    .flatMap((entry) => ['--exclude-entrypoints', entry]);
  judge('publint', file, '--strict');
  judge('attw', file, '--profile', 'esm-only', '--no-emoji', ...styles);
  console.log(`${file}: ${Math.round(fs.statSync(file).size / 1024)} kB`);
}

function judge(name: string, ...args: readonly string[]): void {
  execFileSync(path.join(tool, 'node_modules/.bin', name), args, { cwd: below, stdio: 'inherit' });
}
