// The body of `npm start`, `npm test` and friends. Runs on whatever Node (>= 20) the machine has:
// installs what is missing, then hands over to the pinned Node in node_modules/.bin.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { nodeFor, npmCommand, pinnedNode, withPath } from './front-door.mjs';
import { installMissing } from './install.mjs';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
process.chdir(root);
const [mode, ...rest] = process.argv.slice(2);
const bin = path.join(root, 'node_modules', '.bin');
const env = withPath(process.env, bin);

if (!installMissing(root, env)) process.exit(1);
linkPinnedNode();
const { node, why } = nodeFor(root);
if (why) {
  console.error(why);
  process.exit(1);
}
if (mode === 'start') start('server/src/main.ts');
else if (mode === 'cluster') start('tools/cluster/main.ts');
else if (mode === 'bench') {
  build();
  run(node, 'bench/src/main.ts', ...rest);
} else if (mode === 'bench:strangers') run(node, 'bench/src/strangers/main.ts', ...rest);
else if (mode === 'bench:store') run(node, 'bench/src/store/main.ts', ...rest);
else if (mode === 'bench:thinking') run(node, 'bench/src/thinking/main.ts', ...rest);
else if (mode === 'bench:load') run(node, 'bench/src/load/main.ts', ...rest);
else if (mode === 'bench:play') run(node, 'bench/src/play/main.ts', ...rest);
else if (mode === 'bench:wire') run(node, 'bench/src/wire/main.ts', ...rest);
else if (mode === 'bench:failover') run(node, 'bench/src/failover/main.ts', ...rest);
else if (mode === 'test:layout') layout();
else if (mode === 'mutants') run(node, 'scripts/mutants.ts', ...rest);
else if (mode === 'balance') run(node, 'scripts/balance.ts', ...rest);
else if (mode === 'playground') run(node, 'node_modules/vite/bin/vite.js', 'web/playground', ...rest);
else if (mode === 'packages') run(node, 'scripts/packages.ts', ...rest);
else if (mode === 'playthroughs') playthroughs();
else if (mode === 'test:faults') run(node, 'server/tests/faults/main.ts', ...rest);
else test(mode === 'test:quick');

// npm 10 drops the .bin link of the pinned Node when several platform packages share the name.
function linkPinnedNode() {
  const pinned = pinnedNode(root);
  const link = path.join(bin, 'node');
  if (pinned && process.platform !== 'win32' && !fs.existsSync(link)) fs.symlinkSync(path.relative(bin, pinned), link);
}

function build() {
  const built = mtime('web/dist/index.html');
  const rooms = [
    'kernel',
    'laws',
    'words',
    'games',
    'clock',
    'ratings',
    'bots',
    'ui',
    'card',
    'wire',
    'docs',
    'README.md',
    'CONTRIBUTING.md',
    'web/src',
    'web/docs-pages',
    'web/index.html',
    'web/vite.config.ts',
    'package-lock.json',
  ];
  if (built > 0 && rooms.every((room) => newest(room) < built)) return;
  console.error('orrery: building the page ...');
  npm('build');
}

function test(quick) {
  if (quick) env.QUICK = '1';
  // Servers are started by the hundred: what Node has compiled once it finds again.
  env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules', '.cache', 'node');
  npm('check');
  // The journeys are worth their minutes though a test has failed: one run tells all that is wrong.
  const trouble = path.join(root, 'node_modules', '.cache', 'trouble.txt');
  fs.mkdirSync(path.dirname(trouble), { recursive: true });
  env.ORRERY_TROUBLE = trouble;
  env.ORRERY_HEARD = path.join(root, 'node_modules', '.cache', 'heard');
  fs.rmSync(env.ORRERY_HEARD, { recursive: true, force: true });
  fs.mkdirSync(env.ORRERY_HEARD);
  const units = npmStatus('unit', '--', ...rest);
  if (quick) process.exit(units);
  build();
  const journeys = npmStatus('e2e');
  if (units)
    console.error(`orrery: the journeys are above; of the tests before them\n${fs.readFileSync(trouble, 'utf8')}`);
  // Which messages a test reaches is known once all have run.
  const unheard = units || journeys || rest.length > 0 ? 0 : status(node, 'scripts/heard.ts');
  process.exit(units || journeys || unheard);
}

function playthroughs() {
  env.UPDATE_PLAYTHROUGHS = '1';
  npm('unit', '--', 'games/tests/playthroughs.test.ts');
}

function layout() {
  env.LAYOUT = 'all';
  for (const what of ['game', 'size', 'walks', 'seed']) {
    const at = rest.indexOf(`--${what}`);
    if (at >= 0) env[`LAYOUT_${what.toUpperCase()}`] = rest[at + 1];
  }
  build();
  npm('e2e', '--', 'layout.spec.ts', 'layout-wander.spec.ts', '--retries', '0');
}

function start(program) {
  build();
  // One thread beside the server's own tidies its memory: four at once leave a small machine no time for moves.
  const server = spawn(node, ['--v8-pool-size=1', program, ...rest], { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  // Killing npm does not reach its children: notice that the parent has gone.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref();
  server.on('exit', (code) => process.exit(code ?? 1));
}

function run(command, ...args) {
  const failed = status(command, ...args);
  if (failed) process.exit(failed);
}

function status(command, ...args) {
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
}

function npm(...args) {
  const failed = npmStatus(...args);
  if (failed) process.exit(failed);
}

function npmStatus(script, ...args) {
  const [command, given, options] = npmCommand(['run', '-s', script, ...args]);
  return spawnSync(command, given, { stdio: 'inherit', env, ...options }).status ?? 1;
}

function mtime(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newest(file) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(
    0,
    ...fs
      .readdirSync(file)
      .filter((name) => name !== 'node_modules' && name !== 'dist' && name !== 'tests')
      .map((name) => newest(path.join(file, name))),
  );
}
