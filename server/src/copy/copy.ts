import { defaults } from '../settings.ts';
import { loadShelf } from '../shelf.ts';
import { type Checked, checkMatches } from './check.ts';
import { postgresSide } from './postgres-side.ts';
import { type Kept, keptTables, type Row } from './rows.ts';
import type { Side, Target } from './side.ts';
import { sqliteSide } from './sqlite-side.ts';

/** How much of the work is done: 0 to 1. */
export type Tell = (done: number) => void;

export interface Copied extends Checked {
  readonly tables: number;
  readonly people: number;
  readonly entries: number;
}

interface Order {
  /** A folder of data, or the address of a PostgreSQL. */
  readonly from: string;
  readonly to: string;
  /** The address of the module that exports the shelf of games. */
  readonly shelf?: string;
  readonly tell?: Tell;
}

/** So many rows are in memory at a time. */
const atOnce = 500;
/** Of the whole work: the rest is looking at what came out. */
const copying = 0.7;

/**
 * Moves all that a server keeps from one place to another: everything or nothing. Then every match is read from both, compared
 * and played again by its rules. No server may run on either meanwhile.
 */
export async function copyAll({ from, to, shelf = defaults.shelf, tell = () => undefined }: Order): Promise<Copied> {
  const games = await loadShelf(shelf);
  const source = await openSide(from, 'source');
  try {
    const target = await openSide(to, 'target');
    try {
      const counts = await countsIn(source);
      if ([...(await countsIn(target)).values()].some((count) => count > 0))
        throw new Error(`there are data in ${nameOf(to)} already; it has to be empty`);
      const all = Math.max(1, sum(counts.values()));
      let moved = 0;
      await target.filling(async (filled) => {
        await moveRows(source, filled, (rows) => {
          moved += rows;
          tell((copying * moved) / all);
        });
        await filled.putKeys(await source.keys());
      });
      await target.store.keepUptime(await source.store.uptime());
      const checked = await checkMatches({ source, target, shelf: games }, (done) =>
        tell(copying + done * (1 - copying)),
      );
      return {
        ...checked,
        tables: counts.get('game_table')!,
        people: counts.get('person')!,
        entries: counts.get('entry')!,
      };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const isAddress = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);
const openSide = (place: string, as: 'source' | 'target'): Promise<Side> =>
  isAddress(place) ? postgresSide(place, as) : sqliteSide(place, as);
/** An address may hold a password. */
const nameOf = (place: string): string => (isAddress(place) ? 'the database' : place);

async function countsIn(side: Side): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of keptTables) counts.set(table.name, await side.count(table));
  return counts;
}

async function moveRows(source: Side, target: Target, moved: (rows: number) => void): Promise<void> {
  for (const table of keptTables)
    for await (const rows of pagesOf(source, table)) {
      await target.put(table, rows);
      moved(rows.length);
    }
}

/** All rows of a table, some at a time. */
export async function* pagesOf(side: Side, table: Kept): AsyncGenerator<readonly Row[]> {
  let after: Row | null = null;
  for (;;) {
    const rows: readonly Row[] = await side.page(table, after, atOnce);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)!;
  }
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0);
