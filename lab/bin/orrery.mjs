#!/usr/bin/env node
// Runs on whatever Node npx finds; the laboratory itself needs the pinned one, which runs TypeScript.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fs.realpathSync(fileURLToPath(import.meta.url)));
const main = path.join(here, '..', 'src', 'main.ts');
const pinned = path.join(here, '..', '..', 'node_modules', '.bin', 'node');
const current = Number.parseInt(process.versions.node, 10) >= 24;
if (!current && !fs.existsSync(pinned)) {
  console.error(`orrery: needs Node 24 or later, this is ${process.versions.node}; run 'npm install' first.`);
  process.exit(2);
}
const node = current ? process.execPath : pinned;
const child = spawn(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
// What a terminal sends goes to both; what is sent to this one alone is passed on, and who is asked to stop may do so in order.
process.on('SIGINT', () => undefined);
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (status, signal) => {
  for (const each of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(each);
  if (signal) process.kill(process.pid, signal);
  process.exit(status ?? 1);
});
