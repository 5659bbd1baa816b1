import type { Kind, Observer, Told } from '@orrery/kernel';
import { leaveOutOptions, type ToldEntry } from '@orrery/wire';
import type { Folds } from './folds.ts';
import type { Live } from './live.ts';

/** So many tellings one message or page has at most, */
export const mostTold = 200;
/** and so many bytes of them, but for a single one that is longer. */
const mostBytes = 64 * 1024;

/** The last of these tellings that fit into one page, as they are sent: the options of the match are in the `table` message. */
export function lastPage(told: readonly Told<Kind>[]): ToldEntry[] {
  const page: ToldEntry[] = [];
  let bytes = 0;
  for (const telling of told.slice(-mostTold).reverse()) {
    const sent = asSent(telling);
    bytes += Buffer.byteLength(JSON.stringify(sent)) + 1;
    if (bytes > mostBytes && page.length > 0) break;
    page.push(sent);
  }
  return page.reverse();
}

/** What an observer was told before its telling `before`: the last page of it. What is not in mind any more is folded again. */
export async function pageBefore(folds: Folds, { host }: Live, as: Observer, before: number): Promise<ToldEntry[]> {
  const end = Math.min(before, host.tellings(as));
  const start = Math.max(0, end - mostTold);
  if (end === 0) return [];
  if (start >= host.firstTelling(as)) return lastPage(host.told(as, start).slice(0, end - start));
  return lastPage(await folds.told(host, { as, start, end }));
}

/** One telling as it is sent. */
export function asSent(telling: Told<Kind>): ToldEntry {
  const { no, at, seen, undone } = telling;
  const sent = { no, at, seen: seen.map(leaveOutOptions) };
  return (undone === undefined ? sent : { ...sent, undone }) as ToldEntry;
}
