import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
/** All that decides how a game goes, and what is noted of it. */
const rooms = ['kernel/src', 'bots/src', 'lab/src', 'games'];
const other = /(^|\/)(tests|node_modules|table|words|picture)(\/|$)/;

/** The same on every machine that plays alike. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const room of rooms) {
    const files = fs
      .readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => /\.(ts|json)$/.test(file) && !other.test(file))
      .sort();
    for (const file of files) hash.update(`${room}/${file}\n`).update(fs.readFileSync(path.join(root, room, file)));
  }
  return hash.digest('hex').slice(0, 32);
}
