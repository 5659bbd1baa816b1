import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { holdFolder } from '../folder/lock.ts';
import { makePrivate } from '../folder/private.ts';
import { lastSchema } from '../stores/sqlite/schema.ts';

export interface Restored {
  readonly tables: number;
  readonly people: number;
  /** Where the data lie that were there before; null if there were none. */
  readonly aside: string | null;
}

/** What a backup brings back, and what of an earlier time must not lie beside it. */
const replaced = ['orrery.sqlite', 'orrery.sqlite-wal', 'orrery.sqlite-shm', 'session-key', 'admin-token'];

/**
 * Puts the data of a backup into a folder on which no server runs, and none can start meanwhile. Nothing is touched before the
 * backup has proven whole; what was there is moved aside, never deleted.
 */
export async function restoreBackup(file: string, folder: string, now: Date): Promise<Restored> {
  fs.accessSync(file, fs.constants.R_OK);
  const empty = !replaced.some((name) => fs.existsSync(path.join(folder, name)));
  makePrivate(folder);
  const held = holdFolder(folder);
  const found = path.join(folder, 'restoring.sqlite');
  try {
    await unpack(file, found);
    const { keys, ...counts } = examine(file, found);
    const aside = empty ? null : path.join(folder, `before-restore-${stamp(now)}`);
    fs.writeFileSync(unfinished(folder), '', { mode: 0o600 });
    putAside(folder, aside);
    for (const { name, body } of keys) fs.writeFileSync(path.join(folder, name), body, { mode: 0o600, flush: true });
    fs.renameSync(found, path.join(folder, 'orrery.sqlite'));
    fs.rmSync(unfinished(folder));
    return { ...counts, aside };
  } finally {
    fs.rmSync(found, { force: true });
    held.release();
  }
}

/** Half of a backup and half of what was there before make no server. */
export function refuseHalfRestored(folder: string): void {
  if (!fs.existsSync(unfinished(folder))) return;
  throw new Error(
    `a restore into ${folder} was cut short: run 'orrery restore' again; what was there before lies beside`,
  );
}
const unfinished = (folder: string): string => path.join(folder, 'restore-unfinished');

/** A moment, as it stands in the name of a file. */
export const stamp = (now: Date): string => now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

async function unpack(file: string, to: string): Promise<void> {
  try {
    const target = fs.createWriteStream(to, { mode: 0o600, flush: true });
    await pipeline(fs.createReadStream(file), createZstdDecompress(), target);
  } catch (error) {
    throw new Error(`${file} is no whole backup of Orrery (${(error as Error).message})`);
  }
}

function examine(
  file: string,
  found: string,
): Omit<Restored, 'aside'> & { keys: { name: string; body: Uint8Array }[] } {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(found);
    const [check] = db.prepare('PRAGMA integrity_check').all();
    if (check?.integrity_check !== 'ok') throw new Error('its database is damaged');
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (version > lastSchema) throw new Error('a later version of Orrery made it');
    const rows = db.prepare('SELECT name, body FROM key_file').all();
    const keys = rows.map(({ name, body }) => ({ name: String(name), body: body as Uint8Array }));
    if (keys.some(({ name }) => !replaced.includes(name))) throw new Error('it brings files that are not of Orrery');
    const count = (table: string) => Number(db?.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
    const counts = { tables: count('game_table'), people: count('person') };
    db.exec('DROP TABLE key_file');
    return { keys, ...counts };
  } catch (error) {
    throw new Error(`${file} is no whole backup of Orrery (${(error as Error).message})`);
  } finally {
    db?.close();
  }
}

function putAside(folder: string, aside: string | null): void {
  if (aside !== null) fs.mkdirSync(aside, { mode: 0o700 });
  for (const name of replaced) {
    const from = path.join(folder, name);
    if (!fs.existsSync(from)) continue;
    if (aside === null) fs.rmSync(from);
    else fs.renameSync(from, path.join(aside, name));
  }
}
