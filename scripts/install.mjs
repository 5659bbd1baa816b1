import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { npmCommand } from './front-door.mjs';

/** Installs the versions of the lock file where they are missing, and leaves that file as it is. False: it could not. */
export function installMissing(root, env = process.env) {
  const installed = path.join(root, 'node_modules', '.package-lock.json');
  if (mtime(installed) > 0 && mtime(installed) >= mtime(path.join(root, 'package-lock.json'))) return true;
  console.error('orrery: installing what is missing (once) ...');
  // Not `npm ci`: npm 11 rejects a lock that lacks other platforms' optional packages. Without `--no-save` every npm writes the
  // lock anew in its own fashion: npm 10 drops the `libc` lines.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, args, how] = npmCommand(['install', ...options]);
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env, ...how });
  if (done.status !== 0) return false;
  if (fs.existsSync(installed)) fs.utimesSync(installed, new Date(), new Date());
  return true;
}

function mtime(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
