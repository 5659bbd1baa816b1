import fs from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';

/** What belongs to the data beside the database: without these files a restored server knows nobody. */
const keyFiles = ['session-key', 'admin-token'];

/** How much of the work is done: 0 to 1. */
export type Tell = (done: number) => void;

export interface Made {
  readonly file: string;
  readonly bytes: number;
}

/** Copying takes most of the time. */
const copying = 0.7;
/** Pages of the database in one go. */
const pages = 1000;

/**
 * Writes all that a data folder holds into one compressed file: the database as it stands at one moment, with the files of keys
 * inside it. A server may run and write meanwhile, this process's or another's.
 */
export async function makeBackup(folder: string, file: string, tell: Tell = () => undefined): Promise<Made> {
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const copy = `${file}.copy`;
  const part = `${file}.part`;
  try {
    fs.writeFileSync(copy, '', { mode: 0o600 });
    await copyDatabase(path.join(folder, 'orrery.sqlite'), copy, (done) => tell(done * copying));
    addKeys(folder, copy);
    await compress(copy, part, (done) => tell(copying + done * (1 - copying)));
    fs.renameSync(part, file);
    return { file, bytes: fs.statSync(file).size };
  } finally {
    for (const left of [copy, part]) fs.rmSync(left, { force: true });
  }
}

async function copyDatabase(from: string, to: string, tell: Tell): Promise<void> {
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    // One moment is held on to: else every write of the server would begin the copy anew.
    db.exec('BEGIN');
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    const progress = ({ totalPages, remainingPages }: { totalPages: number; remainingPages: number }) =>
      tell(1 - remainingPages / Math.max(1, totalPages));
    await backup(db, to, { rate: pages, progress });
  } finally {
    db.close();
  }
}

function addKeys(folder: string, copy: string): void {
  const db = new DatabaseSync(copy);
  try {
    db.exec('PRAGMA journal_mode = DELETE; CREATE TABLE key_file (name TEXT PRIMARY KEY, body BLOB NOT NULL) STRICT');
    const insert = db.prepare('INSERT INTO key_file VALUES (?, ?)');
    for (const name of keyFiles) {
      const file = path.join(folder, name);
      if (fs.existsSync(file)) insert.run(name, fs.readFileSync(file));
    }
  } finally {
    db.close();
  }
}

async function compress(from: string, to: string, tell: Tell): Promise<void> {
  const { size } = fs.statSync(from);
  const source = fs.createReadStream(from);
  source.on('data', () => tell(source.bytesRead / size));
  // With a checksum, or a byte that has turned over on the way would be restored like any other.
  const packed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  // Flushed: who reads that the backup is made may delete what it was made from.
  await pipeline(source, packed, fs.createWriteStream(to, { mode: 0o600, flush: true }));
}
