import type { MatchFile } from '@orrery/kernel';
import { forgetTable } from '../local/forget.ts';
import { localTables } from '../local/tables.ts';
import { api, type Reply } from '../remote/api.ts';
import { openHere } from '../review/sources.ts';

/** Everything of one place in one file. */
interface Archive {
  readonly format: 'orrery-archive/1';
  /** What the server keeps of the person; null: of this device. */
  readonly me: unknown;
  readonly matches: readonly MatchFile[];
}

type Tell = (done: number, all: number) => void;

/** What the server keeps of who asks, with the files of all their matches that are still there. */
export async function archiveOfServer(
  matches: readonly { readonly id: string; readonly table: string }[],
  tell: Tell,
  wait: (seconds: number) => Promise<void> = pause,
): Promise<Reply<Archive>> {
  const me = await api.myData();
  if (!me.ok) return me;
  const files: MatchFile[] = [];
  for (const [done, { table, id }] of matches.entries()) {
    tell(done, matches.length);
    const file = await fileInTime(table, id, wait);
    if (file.ok) files.push(file.value);
    else if (file.trouble.code === 'OFFLINE') return file;
  }
  return { ok: true, value: { format: 'orrery-archive/1', me: JSON.parse(me.value), matches: files } };
}

/** The file of a match; who has asked for too many waits as long as the server says. */
export async function fileInTime(table: string, match: string, wait = pause): Promise<Reply<MatchFile>> {
  let file = await api.file(table, match);
  while (!file.ok && file.trouble.code === 'TOO_FAST') {
    await wait(file.trouble.after ?? 5);
    file = await api.file(table, match);
  }
  return file;
}

const pause = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** All matches of this device that came to their end. */
export async function archiveOfDevice(tell: Tell): Promise<Archive> {
  const tables = await (await localTables()).all();
  const all = tables.flatMap(({ id, matches }) => matches.map((match) => ({ table: id, match: match.id })));
  const matches: MatchFile[] = [];
  for (const [done, { table, match }] of all.entries()) {
    tell(done, all.length);
    const opened = await openHere(table, match);
    if (opened.ok) matches.push(opened.match.file);
  }
  return { format: 'orrery-archive/1', me: null, matches };
}

/** Nothing that was played is left on this device. */
export async function forgetDevice(): Promise<void> {
  for (const { id } of await (await localTables()).all()) await forgetTable(id);
}
