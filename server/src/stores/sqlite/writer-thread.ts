// The thread in which a server writes to SQLite. It does what the store does that writes by itself, and says in one message what
// all writes of a turn have come to.
import { parentPort, workerData } from 'node:worker_threads';
import { StoreFull } from '../store.ts';
import type { EntryRow } from './matches.ts';
import { type Arrival, RecentEntries, sortLeft } from './recent.ts';
import { keepWritten } from './snapshots.ts';
import { Sql } from './sql.ts';
import { storeIn } from './store.ts';
import { TableCache } from './table-cache.ts';
import type { AllAppended, Asked, Failure, Reason, Report, Sorted, WriterData } from './writer.ts';

/**
 * From so many entries on they are put in their places; and fewer, after a while. A page that many entries of a match share is written
 * once for all of them.
 */
const many = 16_000;
/** About so many at a time: who writes meanwhile waits no longer than that takes. */
const some = 200;
/** What is done to a whole match has to find its last entries in their places, and leaves none waiting. */
const needOrder: ReadonlySet<string> = new Set(['archive', 'dropTable', 'forgetTable']);

const { file, most, longestWait } = workerData as WriterData;
let report = nothingYet();
let planned = false;
let waiting: NodeJS.Timeout | undefined;
let next: NodeJS.Immediate | undefined;

const sql = new Sql(file, { most, committed: (seconds, writes) => report.commits.push([seconds, writes]) });
sortLeft(sql);
const recent = new RecentEntries(sql);
const writes = {
  ...storeIn(sql, new TableCache(() => sql.dataVersion)),
  append,
  keepSnapshot: (match: string, snapshot: Parameters<typeof keepWritten>[2]) => keepWritten(sql, match, snapshot),
} as unknown as Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

/** null: that was all. */
parentPort!.on('message', (asked: readonly Asked[] | null) => {
  if (asked === null) return void close();
  for (const [no, method, given] of asked) {
    if (needOrder.has(method)) sort();
    const done = writes[method]!(...given);
    (needOrder.has(method) ? done.finally(sortAfterAnswers) : done).then(
      (answer) => {
        report.answers.push(no, answer);
        reportSoon();
      },
      (error: Error) => {
        report.failures.push({ no, ...reasonOf(error) });
        reportSoon();
      },
    );
  }
  // Right after the commit, which the first of them has planned. Who asked waits for this, whatever takes longer.
  reportSoon();
});

async function append(rows: readonly unknown[]): Promise<AllAppended> {
  const arrivals = arrivalsIn(rows);
  try {
    const became = await sql.commit(() => recent.append(arrivals));
    return became.every((each) => each === 'recent') ? 'recent' : became;
  } catch (error) {
    if (arrivals.length === 1) throw error;
    // One bad entry must not take its neighbours along.
    const alone = async (arrival: Arrival) => (await sql.commit(() => recent.append([arrival])))[0]!;
    return Promise.all(arrivals.map((arrival) => alone(arrival).catch(reasonOf)));
  }
}

/** One behind the other: the match of an entry, and its row. */
function arrivalsIn(rows: readonly unknown[]): Arrival[] {
  const arrivals: Arrival[] = [];
  for (let at = 0; at < rows.length; at += 6) {
    const [match, seq, seat, play, body, turn] = rows.slice(at, at + 6) as [match: string, ...EntryRow];
    arrivals.push({ match, entry: { seq, seat, play, body, turn } });
  }
  return arrivals;
}

function reasonOf(error: Error): Reason {
  return { message: error.message, full: error instanceof StoreFull };
}

function nothingYet(): { answers: unknown[]; failures: Failure[]; commits: [number, number][] } {
  return { answers: [], failures: [], commits: [] };
}

function reportSoon(): void {
  if (planned) return;
  planned = true;
  setImmediate(() => {
    planned = false;
    say();
    if (recent.sorting) return;
    if (recent.size >= many) sortOn();
    else if (recent.size > 0) waiting ??= setTimeout(sortOn, longestWait);
  });
}

function say(): void {
  parentPort!.postMessage(report satisfies Report);
  report = nothingYet();
}

/** Puts what is kept in its place, some of it now and the rest between other work. */
function sortOn(): void {
  clearTimeout(waiting);
  waiting = undefined;
  if (recent.size === 0) return;
  if (!sortSome()) waiting = setTimeout(sortOn, longestWait);
  else if (recent.sorting) next = setImmediate(sortOn);
}

/** An entry of the same commit is answered some promises later: were it put in its place before, it would be taken for waiting. */
async function sortAfterAnswers(): Promise<void> {
  await new Promise((turn) => setImmediate(turn));
  sort();
}

function sort(): void {
  while (recent.size > 0 && sortSome());
}

/** False: it cannot be done now (a lock, a full disk), and stays as durable as it is. */
function sortSome(): boolean {
  // What was kept up to now is answered first: so everything that is put in its place was answered.
  if (report.answers.length > 0) say();
  try {
    const placed = recent.sortSome(some);
    if (placed !== null) parentPort!.postMessage({ placed } satisfies Sorted);
    return placed !== null;
  } catch {
    return false;
  }
}

async function close(): Promise<void> {
  sort();
  await sql.close();
  clearTimeout(waiting);
  clearImmediate(next);
  parentPort!.close();
}
