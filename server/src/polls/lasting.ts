import type { Seat } from '@orrery/kernel';
import type { PollChoice, Seating } from '@orrery/wire';
import { shardOf } from '../cluster/shards.ts';
import type { Store } from '../stores/store.ts';

/** A poll that is kept: what it is made of anew by a server that did not open it. */
export interface LastingPoll {
  readonly id: string;
  readonly kind: 'absent' | 'again';
  readonly match: string;
  readonly seat: Seat | null;
  readonly by: string | null;
  readonly seating: Seating | null;
  readonly late: boolean;
  /** Who could decide when it was written: they still can, though nobody has seen them since. */
  readonly voters: readonly string[];
  readonly votes: readonly (readonly [person: string, choice: PollChoice])[];
  /** Milliseconds since 1970. */
  readonly closes: number;
}

/** What is being decided at a table. */
interface Deciding {
  readonly poll: LastingPoll | null;
  /** People for whom the others wait, and until when: milliseconds since 1970. */
  readonly waits: readonly (readonly [person: string, until: number])[];
}
const nothing: Deciding = { poll: null, waits: [] };

interface Settings {
  readonly store: Pick<Store, 'keepJob' | 'dropJob' | 'jobOf'>;
  readonly now: () => number;
}

const keyOf = (table: string): string => `poll ${table}`;

/** What is asked at a table and outlives its server, for whoever does not have it in mind. */
export async function keptPoll(store: Pick<Store, 'jobOf'>, table: string): Promise<LastingPoll | null> {
  return ((await store.jobOf(keyOf(table)))?.body as Deciding | undefined)?.poll ?? null;
}

/** What is being decided at tables, kept with the jobs: it outlives any server. The job is due when the poll closes, or a wait is over. */
export class Lasting {
  private readonly settings: Settings;
  private readonly known = new Map<string, Deciding>();
  /** By table: the last thing that was written, for the next one to come after it. */
  private readonly writing = new Map<string, Promise<void>>();

  constructor(settings: Settings) {
    this.settings = settings;
  }

  /** As a server has left it, this one or another. */
  async read(table: string): Promise<Deciding> {
    await this.writing.get(table);
    const job = await this.settings.store.jobOf(keyOf(table));
    const kept = job === null ? nothing : (job.body as Deciding);
    this.known.set(table, kept);
    return kept;
  }

  /** Until when the others wait for this person, as they have decided; null: they have not. */
  waitsFor(table: string, person: string): number | null {
    return this.at(table).waits.find(([who]) => who === person)?.[1] ?? null;
  }

  /** In how many milliseconds something is to be done there; null: nothing is. */
  dueIn(table: string): number | null {
    const due = dueOf(this.at(table));
    return due === null ? null : due - this.settings.now();
  }

  keepPoll(table: string, poll: LastingPoll | null): Promise<void> {
    if (poll === null && this.at(table).poll === null) return Promise.resolve();
    return this.keep(table, { ...this.at(table), poll });
  }

  keepWait(table: string, person: string, until: number): Promise<void> {
    const { poll, waits } = this.at(table);
    const others = waits.filter(([who, end]) => who !== person && end > this.settings.now());
    return this.keep(table, { poll, waits: [...others, [person, until]] });
  }

  /** What is over is forgotten. */
  tidy(table: string): Promise<void> {
    const { poll, waits } = this.at(table);
    return this.keep(table, { poll, waits: waits.filter(([, until]) => until > this.settings.now()) });
  }

  release(isTheirs: (table: string) => boolean): void {
    for (const table of this.known.keys()) if (isTheirs(table)) this.known.delete(table);
  }

  private at(table: string): Deciding {
    return this.known.get(table) ?? nothing;
  }

  private keep(table: string, deciding: Deciding): Promise<void> {
    const { store } = this.settings;
    this.known.set(table, deciding);
    const due = dueOf(deciding);
    const job = { key: keyOf(table), kind: 'poll', shard: shardOf(table), table, body: deciding };
    const write = () => (due === null ? store.dropJob(job.key) : store.keepJob({ ...job, due }));
    const written = (this.writing.get(table) ?? Promise.resolve()).then(write);
    const done = written
      .catch(() => undefined)
      .finally(() => this.writing.get(table) === done && this.writing.delete(table));
    this.writing.set(table, done as Promise<void>);
    return written;
  }
}

function dueOf({ poll, waits }: Deciding): number | null {
  const moments = [...(poll === null ? [] : [poll.closes]), ...waits.map(([, until]) => until)];
  return moments.length === 0 ? null : Math.min(...moments);
}
