import { log } from '../log.ts';
import { lastMatch, type Table } from './table.ts';

/** Of how many tables it is remembered what was said last. */
const most = 10_000;

/** One line when a table is laid, a match starts, and when it is over. */
export function logTables(): (table: Table) => void {
  const known = new Map<string, string>();
  return (table) => {
    const { id, game, status, version, seats } = table;
    const now = `${status} ${table.matches.length}`;
    const before = known.get(id);
    known.delete(id);
    known.set(id, now);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    // What was already so when the server started is no news.
    if (before === now || (before === undefined && version !== 1 && status === 'waiting')) return;
    const event = { waiting: 'laid', playing: 'started', over: 'over' }[status];
    const match = lastMatch(table)?.id;
    log.info(
      { event, table: id, game, seats: seats.length, ...(match === undefined ? {} : { match }) },
      `table ${event}`,
    );
  };
}
