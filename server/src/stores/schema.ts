import type { DatabaseSync } from 'node:sqlite';

/** Grows with every change of the tables below. */
const version = 1;

const tables = `
CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, sigil TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE game_table (
  id TEXT PRIMARY KEY,
  version INTEGER NOT NULL,
  code TEXT UNIQUE,
  status TEXT NOT NULL,
  listed INTEGER NOT NULL,
  touched INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX game_table_status ON game_table (status, listed, touched);

CREATE TABLE belongs (person TEXT NOT NULL, game_table TEXT NOT NULL, PRIMARY KEY (person, game_table)) STRICT, WITHOUT ROWID;
CREATE INDEX belongs_table ON belongs (game_table);

CREATE TABLE game_match (id TEXT PRIMARY KEY, game_table TEXT NOT NULL, head TEXT NOT NULL, key BLOB NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
  game_match TEXT NOT NULL,
  seq INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game_match, seq)
) STRICT, WITHOUT ROWID;
`;

/** Lays out an empty file; refuses one that a later Orrery has written. */
export function prepareSchema(db: DatabaseSync): void {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000;');
  const found = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (found > version) throw new Error(`the data were written by a later version of Orrery (${found} > ${version})`);
  if (found === version) return;
  db.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA user_version = ${version}; COMMIT;`);
}
