#!/usr/bin/env node
// Runs on whatever Node npx finds; the laboratory itself needs the pinned one, which runs TypeScript.
import { spawnSync } from 'node:child_process';
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
const done = spawnSync(node, [main, ...process.argv.slice(2)], { stdio: 'inherit' });
if (done.signal) process.kill(process.pid, done.signal);
process.exit(done.status ?? 1);
