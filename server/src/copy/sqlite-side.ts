import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { holdFolder } from '../folder/lock.ts';
import { makePrivate } from '../folder/private.ts';
import { openSqlite } from '../stores/sqlite/store.ts';
import { type Cell, columnsOf, type Kept, keyNames, type Row } from './rows.ts';
import type { Side, Target } from './side.ts';

/** The data of a folder. The target is made if it is not there; the source is not changed, not even brought up to date. */
export async function sqliteSide(folder: string, as: 'source' | 'target'): Promise<Side> {
  if (as === 'target') makePrivate(folder);
  const held = holdFolder(folder);
  const aside = as === 'source' ? setAside(folder) : null;
  const file = path.join(aside ?? folder, fileName);
  const store = openSqlite(file);
  const db = new DatabaseSync(file);
  db.exec('PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  return {
    store,
    async count({ name }) {
      return Number(db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.n);
    },
    async page(table, after, limit) {
      const key = table.key.join(', ');
      const later = after === null ? '' : `WHERE (${key}) > (${table.key.map(() => '?').join(', ')})`;
      const select = `SELECT ${columnsOf(table).join(', ')} FROM ${table.name} ${later} ORDER BY ${key} LIMIT ?`;
      const from = after === null ? [] : table.key.map((column) => after[column] as SQLInputValue);
      return db
        .prepare(select)
        .all(...from, limit)
        .map((row) => rowFrom(table, row));
    },
    async keys() {
      const there = keyNames.filter((name) => fs.existsSync(path.join(folder, name)));
      return new Map(there.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8').trim()]));
    },
    async filling(work) {
      db.exec('BEGIN IMMEDIATE');
      try {
        await work(targetIn(db, folder));
        db.exec('COMMIT');
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    async close() {
      db.close();
      await store.close();
      if (aside !== null) fs.rmSync(aside, { recursive: true });
      held.release();
    },
  };
}

const fileName = 'orrery.sqlite';

/** A copy of the file in another folder, for nobody writes to it meanwhile. */
function setAside(folder: string): string {
  const aside = fs.mkdtempSync(path.join(os.tmpdir(), 'orrery-copy-'));
  for (const file of [fileName, `${fileName}-wal`])
    if (fs.existsSync(path.join(folder, file))) fs.copyFileSync(path.join(folder, file), path.join(aside, file));
  return aside;
}

function targetIn(db: DatabaseSync, folder: string): Target {
  return {
    async put(table, rows) {
      const columns = columnsOf(table);
      const insert = db.prepare(
        `INSERT INTO ${table.name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      for (const row of rows) insert.run(...columns.map((column) => given(row[column]!)));
    },
    async putKeys(keys) {
      for (const [name, body] of keys)
        fs.writeFileSync(path.join(folder, name), body, { mode: 0o600, flag: 'w', flush: true });
    },
  };
}

/** SQLite has neither true and false nor lists. */
function rowFrom({ name }: Kept, row: Record<string, SQLOutputValue>): Row {
  const cells = row as Record<string, Cell>;
  if (name === 'game_table') return { ...cells, listed: row.listed === 1 };
  if (name === 'talk') return { ...cells, readers: row.readers === null ? null : JSON.parse(String(row.readers)) };
  return cells;
}

function given(cell: Cell): SQLInputValue {
  if (typeof cell === 'boolean') return cell ? 1 : 0;
  if (cell === null || typeof cell !== 'object' || cell instanceof Uint8Array) return cell;
  return JSON.stringify(cell);
}
