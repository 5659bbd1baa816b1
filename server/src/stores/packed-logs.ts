import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Entry } from '@orrery/kernel';

const [compress, decompress] = [promisify(zstdCompress), promisify(zstdDecompress)];

/** So many logs are held unpacked: whoever reads one by pages does not unpack it for each of them. */
const held = 4;

/** A log in one compressed piece: its entries as they are written, a line each. */
export const packLog = (lines: readonly string[]): Promise<Buffer> => compress(Buffer.from(lines.join('\n')));

interface PackedLogs {
  has(match: string): Promise<boolean>;
  /** null: there is none, or there is none any more. */
  body(match: string): Promise<Uint8Array | null>;
}

/** Reads the entries that the archive has of a match, from a number on; `most`: no more than so many. */
export function archiveReader(logs: PackedLogs): (match: string, from: number, most?: number) => Promise<Entry[]> {
  const unpacked = new Map<string, Promise<readonly string[]>>();

  return async (match, from, most = Number.POSITIVE_INFINITY) => {
    // Entries are numbered from 0 and without gaps.
    const lines = (await linesOf(match)).slice(from, from + most);
    return lines.map((line) => JSON.parse(line) as Entry);
  };

  async function linesOf(match: string): Promise<readonly string[]> {
    if (!(await logs.has(match))) {
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
    const body = await logs.body(match);
    return body === null ? [] : (await decompress(body)).toString('utf8').split('\n');
  }
}
