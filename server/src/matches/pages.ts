import type { Kind } from '@orrery/kernel';
import { Course, type Observer, type Told } from '@orrery/kernel';
import { leaveOutOptions, type ToldEntry } from '@orrery/wire';
import type { Store } from '../stores/store.ts';
import { readThrough } from './folding.ts';
import type { Live } from './live.ts';
import type { Slices } from './slices.ts';

/** So many tellings one message or page has at most, */
const mostTold = 200;
/** and so many bytes of them, but for a single one that is longer. */
const mostBytes = 64 * 1024;

/** The last of these tellings that fit into one page, as they are sent: the options of the match are in the `table` message. */
export function lastPage(told: readonly Told<Kind>[]): ToldEntry[] {
  const page: ToldEntry[] = [];
  let bytes = 0;
  for (const telling of told.slice(-mostTold).reverse()) {
    const sent = { ...telling, seen: telling.seen.map(leaveOutOptions) } as ToldEntry;
    bytes += Buffer.byteLength(JSON.stringify(sent)) + 1;
    if (bytes > mostBytes && page.length > 0) break;
    page.push(sent);
  }
  return page.reverse();
}

/** What an observer was told before its telling `before`: the last page of it. What is not in mind any more is folded again. */
export async function pageBefore(
  from: { readonly store: Store; readonly slices: Slices },
  { host }: Live,
  as: Observer,
  before: number,
): Promise<ToldEntry[]> {
  const end = Math.min(before, host.tellings(as));
  const start = Math.max(0, end - mostTold);
  if (start >= host.firstTelling(as)) return lastPage(host.told(as, start).slice(0, end - start));
  const course = new Course(host.game, host.head, mostTold);
  await readThrough(from, host.head.id, (entry) => {
    if (course.tellings(as) >= end) return true;
    course.take(entry);
    return false;
  });
  return lastPage(course.told(as, start));
}
