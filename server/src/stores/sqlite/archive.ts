import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Entry } from '@orrery/kernel';
import type { MatchStore } from '../store.ts';
import type { Sql } from './sql.ts';

const [pack, unpack] = [promisify(zstdCompress), promisify(zstdDecompress)];

/** So many rows are read or deleted in one go: more would be felt by whoever plays meanwhile. */
const atOnce = 500;

/** Logs of matches that are over, each in one compressed piece. */
export function archiveIn(sql: Sql): Pick<MatchStore, 'archive'> {
  return {
    async archive(match) {
      if (lastArchived(sql, match) === -1) {
        const { lines, last } = await linesOf(match);
        if (last === -1) return;
        const body = await pack(Buffer.from(lines.join('\n')));
        await sql.commit(() => {
          sql.write('INSERT OR IGNORE INTO archive VALUES (?, ?, ?)', match, last, body);
          sql.write('DELETE FROM snapshot WHERE game_match = ?', match);
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
      const select = 'SELECT seq, body FROM entry WHERE game_match = ? AND seq > ? ORDER BY seq LIMIT ?';
      const rows = sql.all(select, match, last, atOnce);
      if (rows.length === 0) return { lines, last };
      for (const { body } of rows) lines.push(String(body));
      last = Number(rows.at(-1)?.seq);
      await new Promise((turn) => setImmediate(turn));
    }
  }

  /** Takes away what the archive has: also what a crash has left of it. */
  async function clear(match: string): Promise<void> {
    const last = lastArchived(sql, match);
    const some = 'SELECT seq FROM entry WHERE game_match = ? AND seq <= ? ORDER BY seq LIMIT ?';
    for (;;) {
      const rows = sql.all(some, match, last, atOnce);
      if (rows.length === 0) return;
      const until = Number(rows.at(-1)?.seq);
      await sql.commit(() => sql.write('DELETE FROM entry WHERE game_match = ? AND seq <= ?', match, until));
    }
  }
}

/** The number of the last entry that the archive has of a match; -1 if it has none. */
export function lastArchived(sql: Sql, match: string): number {
  return Number(sql.first('SELECT last FROM archive WHERE game_match = ?', match)?.last ?? -1);
}

/** So many logs are held unpacked: whoever reads one by pages does not unpack it for each of them. */
const held = 4;

/** Reads the entries that the archive has of a match, from a number on; `most`: no more than so many. */
export function archiveReader(sql: Sql): (match: string, from: number, most?: number) => Promise<Entry[]> {
  const unpacked = new Map<string, Promise<readonly string[]>>();

  return async (match, from, most = Number.POSITIVE_INFINITY) => {
    // Entries are numbered from 0 and without gaps.
    const lines = (await linesOf(match)).slice(from, from + most);
    return lines.map((line) => JSON.parse(line) as Entry);
  };

  function linesOf(match: string): Promise<readonly string[]> {
    const lines = unpacked.get(match) ?? unpackLines(match);
    unpacked.delete(match);
    unpacked.set(match, lines);
    lines.catch(() => unpacked.delete(match));
    for (const oldest of unpacked.keys()) if (unpacked.size > held) unpacked.delete(oldest);
    return lines;
  }

  async function unpackLines(match: string): Promise<readonly string[]> {
    const row = sql.first('SELECT body FROM archive WHERE game_match = ?', match);
    return row === null ? [] : (await unpack(row.body as Uint8Array)).toString('utf8').split('\n');
  }
}
