import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Running, readRunning, runningFile, writeRunning } from './running.ts';

/** A data folder that belongs to this process until it is released, or the process dies. */
export interface HeldFolder {
  /** Tells the other programs of this machine where the server listens. */
  listensAt(port: number): void;
  release(): void;
}

/** Milliseconds: somebody who only looks whether a server runs holds the lock for a moment. */
const lookers = 500;

/**
 * One server for each folder. The lock is one of the operating system, by way of SQLite: it ends with the process however
 * that ends, and no file left behind hinders the next start. The file must be opened by nothing else in this process: on
 * POSIX closing any other handle of it would give the lock away.
 */
export function holdFolder(folder: string): HeldFolder {
  const lock = tryLock(folder, lookers);
  if (lock === null) throw new Error(taken(folder, readRunning(folder)));
  writeRunning(folder, { pid: process.pid, port: null });
  return {
    listensAt: (port) => writeRunning(folder, { pid: process.pid, port }),
    release: () => {
      fs.rmSync(runningFile(folder), { force: true });
      lock.close();
    },
  };
}

/** The server that runs on a folder now; null if none does, whatever a dead one has left there. */
export function findRunning(folder: string): Running | null {
  if (!fs.existsSync(path.join(folder, 'lock'))) return null;
  const lock = tryLock(folder, 0);
  lock?.close();
  return lock === null ? (readRunning(folder) ?? { pid: null, port: null }) : null;
}

function tryLock(folder: string, timeout: number): DatabaseSync | null {
  const file = path.join(folder, 'lock');
  if (!fs.existsSync(file)) fs.writeFileSync(file, '', { mode: 0o600, flag: 'a' });
  const db = new DatabaseSync(file, { timeout });
  try {
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db.close();
    if ((error as { errcode?: number }).errcode === 5) return null;
    throw error;
  }
}

function taken(folder: string, other: Running | null): string {
  const process = other?.pid == null ? 'another process' : `process ${other.pid}`;
  const where = other?.port == null ? '' : `, port ${other.port}`;
  return `an Orrery server (${process}${where}) already keeps its data in ${folder}; stop it, or choose another folder with ORRERY_DATA=...`;
}
