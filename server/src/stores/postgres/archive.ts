import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Entry } from '@orrery/kernel';
import type { MatchStore } from '../store.ts';
import type { Database } from './database.ts';

const [pack, unpack] = [promisify(zstdCompress), promisify(zstdDecompress)];

/** So many rows are read or deleted in one go: more would be felt by whoever plays meanwhile. */
const atOnce = 500;
/** Waits for those who write to the match, and makes them wait. */
const holdAlone = 'SELECT 1 FROM game_match WHERE id = $1 FOR UPDATE';

/** Logs of matches that are over, each in one compressed piece. */
export function archiveIn(db: Database): Pick<MatchStore, 'archive'> {
  return {
    async archive(match) {
      if ((await lastArchived(db, match)) === -1) {
        const { lines, last } = await linesOf(match);
        if (last === -1) return;
        const body = await pack(Buffer.from(lines.join('\n')));
        await db.commitStepwise(async (run) => {
          if ((await run(holdAlone, match)).count === 0) return;
          await run('INSERT INTO archive VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', match, last, body);
          await run('DELETE FROM snapshot WHERE game_match = $1', match);
        });
      }
      await clear(match);
    },
  };

  /** The entries of a match as they are written, read in small parts. */
  async function linesOf(match: string): Promise<{ lines: string[]; last: number }> {
    const lines: string[] = [];
    let last = -1;
    for (;;) {
      const select = 'SELECT seq, body FROM entry WHERE game_match = $1 AND seq > $2 ORDER BY seq LIMIT $3';
      const rows = await db.all(select, match, last, atOnce);
      if (rows.length === 0) return { lines, last };
      for (const { body } of rows) lines.push(String(body));
      last = Number(rows.at(-1)?.seq);
    }
  }

  /** Takes away what the archive has: also what a crash has left of it. */
  async function clear(match: string): Promise<void> {
    const last = await lastArchived(db, match);
    const some = 'SELECT seq FROM entry WHERE game_match = $1 AND seq <= $2 ORDER BY seq LIMIT $3';
    const drop = `DELETE FROM entry WHERE game_match = $1 AND seq IN (${some})`;
    while (last >= 0) {
      const gone = await db.commitStepwise(async (run) => {
        await run(holdAlone, match);
        return (await run(drop, match, last, atOnce)).count;
      });
      if (gone < atOnce) return;
    }
  }
}

/** The number of the last entry that the archive has of a match; -1 if it has none. */
async function lastArchived(db: Database, match: string): Promise<number> {
  return Number((await db.first('SELECT last FROM archive WHERE game_match = $1', match))?.last ?? -1);
}

/** So many logs are held unpacked: whoever reads one by pages does not unpack it for each of them. */
const held = 4;

/** Reads the entries that the archive has of a match, from a number on; `most`: no more than so many. */
export function archiveReader(db: Database): (match: string, from: number, most?: number) => Promise<Entry[]> {
  const unpacked = new Map<string, Promise<readonly string[]>>();

  return async (match, from, most = Number.POSITIVE_INFINITY) => {
    // Entries are numbered from 0 and without gaps.
    const lines = (await linesOf(match)).slice(from, from + most);
    return lines.map((line) => JSON.parse(line) as Entry);
  };

  async function linesOf(match: string): Promise<readonly string[]> {
    const row = await db.first('SELECT last FROM archive WHERE game_match = $1', match);
    if (row === null) {
      unpacked.delete(match);
      return [];
    }
    const lines = unpacked.get(match) ?? unpackLines(match);
    unpacked.delete(match);
    unpacked.set(match, lines);
    lines.catch(() => unpacked.delete(match));
    for (const oldest of unpacked.keys()) if (unpacked.size > held) unpacked.delete(oldest);
    return lines;
  }

  async function unpackLines(match: string): Promise<readonly string[]> {
    const row = await db.first('SELECT body FROM archive WHERE game_match = $1', match);
    return row === null ? [] : (await unpack(row.body as Uint8Array)).toString('utf8').split('\n');
  }
}
