import type { WrittenEntry } from './matches.ts';
import type { Sql } from './sql.ts';

/** Of so many ids in all it is remembered that they were there; of a match with more than so many, never. */
const [mostInAll, mostOfMatch] = [200_000, 5000];
/** 32 bits of FNV-1a. */
const [basis, prime] = [0x811c9dc5, 0x01000193];

type Id = Pick<WrittenEntry, 'seat' | 'play'>;

/**
 * Which ids the entries of a match have, as far as a few bits of each tell: most that come are new, and of those the file need not
 * be asked. What is said to be new is; the rest has to be looked for.
 */
export class KnownIds {
  private readonly sql: Pick<Sql, 'all'>;
  /** null: there are too many. */
  private readonly matches = new Map<string, Set<number> | null>();
  private readonly most: number;
  private size = 0;

  constructor(sql: Pick<Sql, 'all'>, most = mostInAll) {
    this.sql = sql;
    this.most = most;
  }

  /** `waiting`: those that are not in the file. It is noted that this one is there from now on. */
  isNew(match: string, id: Id, waiting: readonly Id[]): boolean {
    const known = this.matches.get(match);
    const ids = known === undefined ? this.read(match, waiting) : known;
    if (ids === null) return false;
    const before = ids.size;
    ids.add(bitsOf(id));
    if (ids.size === before) return false;
    this.size++;
    if (ids.size > mostOfMatch) this.keep(match, null);
    return true;
  }

  private read(match: string, waiting: readonly Id[]): Set<number> | null {
    const select = 'SELECT seat, play FROM entry WHERE game_match = ? AND play IS NOT NULL LIMIT ?';
    const rows = this.sql.all(select, match, mostOfMatch);
    const kept = rows.map(({ seat, play }) => ({ seat: Number(seat), play: String(play) }));
    const ids = rows.length === mostOfMatch ? null : new Set([...kept, ...waiting].map(bitsOf));
    this.keep(match, ids);
    // Whose bits are not kept any more is looked for in the file, one by one: read anew they would push out the next.
    for (const [oldest, had] of this.matches) {
      if (this.size <= this.most || oldest === match) break;
      if (had !== null) this.keep(oldest, null);
      else this.forget(oldest);
    }
    return ids;
  }

  private keep(match: string, ids: Set<number> | null): void {
    this.forget(match);
    this.matches.set(match, ids);
    this.size += ids?.size ?? 1;
  }
  private forget(match: string): void {
    const ids = this.matches.get(match);
    if (ids !== undefined) this.size -= ids?.size ?? 1;
    this.matches.delete(match);
  }
}

function bitsOf({ seat, play }: Id): number {
  let bits = basis ^ (seat ?? -1);
  const text = play ?? '';
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), prime);
  // As many as a small number has: larger ones are kept apart, each in a place of its own.
  return bits & 0x3fffffff;
}
