// The thread in which a server writes to SQLite. It does what the store does that writes by itself, and says in one message what
// all writes of a turn have come to.
import { parentPort, workerData } from 'node:worker_threads';
import { StoreFull } from '../store.ts';
import { appendTo } from './matches.ts';
import { keepWritten } from './snapshots.ts';
import { Sql } from './sql.ts';
import { storeIn } from './store.ts';
import { TableCache } from './table-cache.ts';
import type { Answered, Asked, Report } from './writer.ts';

const { file, most } = workerData as { file: string; most: number | null };
let report: { answers: Answered[]; commits: [number, number][] } = { answers: [], commits: [] };
let planned = false;

const sql = new Sql(file, { most, committed: (seconds, writes) => report.commits.push([seconds, writes]) });
const writes = {
  ...storeIn(sql, new TableCache(() => sql.dataVersion)),
  append: (match: string, entry: Parameters<typeof appendTo>[2]) => appendTo(sql, match, entry),
  keepSnapshot: (match: string, snapshot: Parameters<typeof keepWritten>[2]) => keepWritten(sql, match, snapshot),
} as unknown as Readonly<Record<string, (...given: readonly unknown[]) => Promise<unknown>>>;

/** null: that was all. */
parentPort!.on('message', (asked: readonly Asked[] | null) => {
  if (asked === null) return void sql.close().then(() => parentPort!.close());
  for (const [no, method, given] of asked)
    writes[method]!(...given).then(
      (answer) => tell({ no, answer }),
      (error: Error) => tell({ no, failure: { message: error.message, full: error instanceof StoreFull } }),
    );
  // Right after the commit, which the first of them has planned. Who asked waits for this, whatever takes longer.
  reportSoon();
});

function tell(answered: Answered): void {
  report.answers.push(answered);
  reportSoon();
}

function reportSoon(): void {
  if (planned) return;
  planned = true;
  setImmediate(() => {
    planned = false;
    parentPort!.postMessage(report satisfies Report);
    report = { answers: [], commits: [] };
  });
}
