import fs from 'node:fs';
import path from 'node:path';
import type { Time } from '@orrery/clock';
import { type Made, makeBackup } from './make.ts';
import { stamp } from './restore.ts';

export interface BackupPlan {
  /** Hours from one backup to the next; 0: none are made. */
  readonly every: number;
  /** How many are kept: of more the oldest go. */
  readonly keep: number;
}

interface Settings extends BackupPlan {
  readonly folder: string;
  readonly now: () => number;
  readonly time: Time;
  /** Is there room for another one? */
  readonly room: () => Promise<boolean>;
  readonly made: (made: Made) => void;
  readonly failed: (error: unknown) => void;
}

const hour = 3_600_000;
/** Milliseconds between two looks at whether a backup is due. */
const look = hour / 4;

export const backupsOf = (folder: string): string => path.join(folder, 'backups');
export const backupName = (now: Date): string => `orrery-${stamp(now)}.backup`;

/** Makes a backup whenever the last one is old enough, also one that an earlier run of the server made. */
export function scheduleBackups(settings: Settings): () => void {
  const { folder, every, keep, now, time, room, made, failed } = settings;
  let stopped = every <= 0;
  let cancel: () => void = () => undefined;
  // Not at once: a server that starts has better things to do.
  if (!stopped) cancel = time.after(60_000, () => void round());
  return () => {
    stopped = true;
    cancel();
  };

  async function round(): Promise<void> {
    try {
      dropLeftOvers(backupsOf(folder), now());
      const last = listBackups(folder, now()).at(-1)?.at ?? 0;
      if (now() - last >= every * hour) {
        if (!(await room())) throw new Error('there is no room for a backup');
        made(await makeBackup(folder, path.join(backupsOf(folder), backupName(new Date(now())))));
        for (const { file } of listBackups(folder, now()).slice(0, -keep)) fs.rmSync(file, { force: true });
      }
    } catch (error) {
      failed(error);
    }
    if (!stopped) cancel = time.after(look, () => void round());
  }
}

/** What a backup that was broken off, by a power cut or a kill, left behind; not what somebody else is writing now. */
function dropLeftOvers(at: string, now: number): void {
  const names = fs.existsSync(at)
    ? fs.readdirSync(at).filter((name) => /^orrery-[\d-]+\.backup\.(copy|part)/.test(name))
    : [];
  for (const file of names.map((name) => path.join(at, name)))
    if (now - fs.statSync(file).mtimeMs > hour) fs.rmSync(file, { force: true });
}

/** When the last backup was made; null: never, or nobody knows. */
export const lastBackup = (folder: string, now: number): number | null => listBackups(folder, now).at(-1)?.at || null;

/** The backups of a folder, oldest first. One of the future was made while the clock was wrong: when, nobody knows. */
function listBackups(folder: string, now: number): { readonly file: string; readonly at: number }[] {
  const at = backupsOf(folder);
  const names = fs.existsSync(at) ? fs.readdirSync(at).filter((name) => /^orrery-[\d-]+\.backup$/.test(name)) : [];
  const known = names.sort().map((name) => ({ file: path.join(at, name), at: timeIn(name) }));
  const unknown = known.filter((each) => each.at > now).map(({ file }) => ({ file, at: 0 }));
  return [...unknown, ...known.filter((each) => each.at <= now)];
}

function timeIn(name: string): number {
  const [, day, h, m, s] = /^orrery-(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)\.backup$/.exec(name) ?? [];
  return Date.parse(`${day}T${h}:${m}:${s}Z`) || 0;
}
