import { Worker } from 'node:worker_threads';
import { StoreFull } from '../store.ts';
import type { EntryRow } from './matches.ts';
import type { Appended, Placed } from './recent.ts';
import type { SqliteOptions } from './sql.ts';

/** One write: its number, which method of the store it is, and what that is given. */
export type Asked = readonly [no: number, method: string, given: readonly unknown[]];

/** Why a write was not done. */
export interface Reason {
  readonly message: string;
  readonly full: boolean;
}
export interface Failure extends Reason {
  readonly no: number;
}

/** Of entries that came together: all wait for their places, or what became of each. */
export type AllAppended = 'recent' | readonly (Appended | Reason)[];

/** All that a turn of the thread has brought: its commits took so many seconds, each for so many writes. */
export interface Report {
  /** Of every write that was done its number, and after it the answer. */
  readonly answers: readonly unknown[];
  readonly failures: readonly Failure[];
  readonly commits: readonly (readonly [seconds: number, writes: number])[];
}

/** Of a thread: these are in their places, and so are all entries before them. */
export interface Sorted {
  readonly placed: readonly Placed[];
}
/** What the thread begins with. */
export interface WriterData {
  readonly file: string;
  readonly most: number | null;
  readonly longestWait: number;
}

interface Waiting {
  kept(answer: never): void;
  failed(error: Error): void;
}

/** Who waits for what became of an entry. */
interface WaitsForEntry {
  readonly kept: (how: Appended) => void;
  readonly failed: (error: Error) => void;
}

/** Entries that go to the thread one after the other: a single write for it, with what is given to it one behind the other. */
class Run implements Waiting {
  /** Of each entry its match and its row. */
  readonly rows: unknown[] = [];
  private readonly each: WaitsForEntry[] = [];

  add(match: string, [seq, seat, play, body, turn]: EntryRow, waiting: WaitsForEntry): void {
    this.rows.push(match, seq, seat, play, body, turn);
    this.each.push(waiting);
  }
  kept(answer: AllAppended): void {
    for (const [i, { kept, failed }] of this.each.entries()) {
      const became = answer === 'recent' ? answer : answer[i]!;
      if (typeof became === 'string') kept(became);
      else failed(errorOf(became));
    }
  }
  failed(error: Error): void {
    for (const { failed } of this.each) failed(error);
  }
}

const errorOf = ({ message, full }: Reason): Error => (full ? new StoreFull(message) : new Error(message));

/**
 * Where a message has brought so many writes others are on their way as well: the next one is sent so many milliseconds after it,
 * with all that has come by then. A message, a commit and its flush cost the same for few writes and for many.
 */
const [crowd, gatherFor] = [4, 12];

/**
 * Has writes done by a thread of its own, where waiting for the disk holds nobody up. What is asked for while it commits gathers
 * and goes there in one message, and so come the answers: after the commit, as ever. A thread that dies is replaced; of
 * what it was writing nobody knows whether it is kept.
 */
export class Writer {
  private readonly file: string;
  private readonly options: SqliteOptions;
  private readonly sorted: (placed: readonly Placed[]) => void;
  private died = false;
  private worker: Worker | null = null;
  private gathered: Asked[] = [];
  /** Entries that were gathered last; null: something else was. */
  private run: Run | null = null;
  private writes = 0;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;
  /** It has not yet said what became of the last message. */
  private busy = false;
  private planned = false;
  /** The last message: when it was sent, and how many writes it brought. */
  private last = { at: Number.NEGATIVE_INFINITY, writes: 0 };
  private closed = false;
  private quiet: () => void = () => undefined;

  constructor(file: string, options: SqliteOptions, sorted: (placed: readonly Placed[]) => void) {
    this.file = file;
    this.options = options;
    this.sorted = sorted;
    // At once: a server that starts has its first writes waiting when its own code is read.
    this.worker = this.start();
    this.worker.unref();
  }

  do<T>(method: string, ...given: readonly unknown[]): Promise<T> {
    return new Promise<T>((kept, failed) => this.ask(method, given, { kept, failed }));
  }

  append(match: string, row: EntryRow, waiting: WaitsForEntry): void {
    if (this.closed) {
      waiting.failed(new Error('the store is closed'));
      return;
    }
    const run = this.run ?? new Run();
    run.add(match, row, waiting);
    if (run === this.run) this.writes++;
    else this.ask('append', [run.rows], run);
    this.run = run;
  }

  private ask(method: string, given: readonly unknown[], waiting: Waiting): void {
    if (this.closed) {
      waiting.failed(new Error('the store is closed'));
      return;
    }
    const no = this.asked++;
    this.run = null;
    this.writes++;
    this.waiting.set(no, waiting);
    this.gathered.push([no, method, given]);
    if (!this.busy && !this.planned) this.plan();
  }

  /** All that was asked for is done first. */
  async close(): Promise<void> {
    this.closed = true;
    if (this.waiting.size > 0)
      await new Promise<void>((done) => {
        this.quiet = done;
      });
    const { worker } = this;
    if (worker === null) return;
    this.worker = null;
    const gone = new Promise((done) => worker.once('exit', done));
    worker.ref();
    worker.postMessage(null);
    await gone;
  }

  private plan(): void {
    this.planned = true;
    const pause = this.last.writes < crowd ? 0 : gatherFor - (performance.now() - this.last.at);
    if (pause >= 1) setTimeout(() => this.send(), pause);
    else setImmediate(() => this.send());
  }

  private send(): void {
    const asked = this.gathered;
    this.gathered = [];
    this.planned = false;
    if (asked.length === 0) return;
    this.busy = true;
    this.last = { at: performance.now(), writes: this.writes };
    this.run = null;
    this.writes = 0;
    this.worker ??= this.start();
    this.worker.ref();
    try {
      this.worker.postMessage(asked);
    } catch (error) {
      // Something in it is no plain value.
      const failures = asked.map(([no]) => ({ no, message: String(error), full: false }));
      this.hear({ answers: [], failures, commits: [] });
    }
  }

  /** A thread has died, and none has come in its place: what it had kept last it may not have said. */
  get orphaned(): boolean {
    return this.died;
  }

  private start(): Worker {
    this.died = false;
    const { file, options } = this;
    const { most = null, longestWait = 2000 } = options;
    const worker = new Worker(new URL('./writer-thread.ts', import.meta.url), {
      workerData: { file, most, longestWait } satisfies WriterData,
    });
    worker.on('message', (said: Report | Sorted) => {
      // The last word of a thread can come after the word that it is dead: by then all it had to do counts as failed.
      if (worker !== this.worker) return;
      if ('placed' in said) this.sorted(said.placed);
      else this.hear(said);
    });
    worker.on('error', (error) => this.lost(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.lost(worker, new Error('the thread that writes has ended')));
    return worker;
  }

  private hear({ answers, failures, commits }: Report): void {
    this.busy = false;
    // What others ask for because of these answers comes along.
    if (this.gathered.length > 0 && !this.planned) this.plan();
    for (const [seconds, writes] of commits) this.options.committed?.(seconds, writes);
    for (let i = 0; i < answers.length; i += 2) this.take(answers[i] as number).kept(answers[i + 1] as never);
    for (const { no, ...why } of failures) this.take(no).failed(errorOf(why));
    if (this.waiting.size > 0) return;
    this.worker?.unref();
    this.quiet();
  }

  private take(no: number): Waiting {
    const waiting = this.waiting.get(no)!;
    this.waiting.delete(no);
    return waiting;
  }

  private lost(worker: Worker, error: Error): void {
    if (worker !== this.worker) return;
    this.worker = null;
    this.busy = false;
    this.died = true;
    for (const each of this.waiting.values()) each.failed(error);
    this.waiting.clear();
    this.gathered = [];
    this.run = null;
    this.writes = 0;
    this.quiet();
  }
}
