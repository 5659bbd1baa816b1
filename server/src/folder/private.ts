import fs from 'node:fs';
import path from 'node:path';

/** The files of a data folder, by the beginning of their names; whatever else lies there is not ours to change. */
const ours = ['orrery.sqlite', 'session-key', 'admin-token', 'server.json', 'lock', 'restor'];

/** Makes the folder if it is not there; it and all of its files are for their owner alone, also those of earlier versions. */
export function makePrivate(folder: string): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode } = fs.statSync(folder);
  // A folder that everybody may write into, such as /tmp, stays everybody's.
  const shared = (mode & 0o1000) !== 0;
  if (!shared && (mode & 0o077) !== 0) fs.chmodSync(folder, 0o700);
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    if (ours.some((each) => name.startsWith(each)) && (fs.statSync(file).mode & 0o077) !== 0) fs.chmodSync(file, 0o600);
  }
  // What SQLite lays beside a database has the rights of the database.
  const database = path.join(folder, 'orrery.sqlite');
  if (!fs.existsSync(database)) fs.writeFileSync(database, '', { mode: 0o600 });
}
