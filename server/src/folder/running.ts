import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** What a running server tells the other programs of its owner. null: not known, or not listening yet. */
const Running = v.object({ pid: v.nullable(v.number()), port: v.nullable(v.number()) });
export type Running = v.InferOutput<typeof Running>;

export const runningFile = (folder: string): string => path.join(folder, 'server.json');

/** Whole or not at all: somebody may be reading it. */
export function writeRunning(folder: string, running: Running): void {
  const file = runningFile(folder);
  fs.writeFileSync(`${file}.new`, `${JSON.stringify(running)}\n`, { mode: 0o600 });
  fs.renameSync(`${file}.new`, file);
}

/** What the last server of a folder has written: whether it still runs only the lock tells. */
export function readRunning(folder: string): Running | null {
  try {
    return v.parse(Running, JSON.parse(fs.readFileSync(runningFile(folder), 'utf8')));
  } catch {
    return null;
  }
}
