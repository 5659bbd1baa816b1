import type { ThinkerStats } from '@orrery/bots/pool';
import type { ErrorCode } from '@orrery/wire';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { log } from '../log.ts';
import { MassRefusals } from './mass.ts';

/** What is read off the server whenever somebody asks. */
export interface Readings {
  readonly tables: () => number;
  readonly liveMatches: () => number;
  readonly sockets: () => number;
  readonly storeBytes: () => Promise<number>;
  readonly diskFree: () => Promise<number>;
  readonly bots: () => Readonly<Record<string, BotStats>>;
  readonly thinkers: () => ThinkerStats;
}

/** Of one lane of bots, now and since the start. */
interface BotStats {
  readonly waiting: number;
  readonly answered: number;
  readonly waitedMs: number;
  readonly cpuMs: number;
}

/** Seconds of one commit: a good disk takes one or two thousandths. */
const commitSeconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2];

/** How often the event loop is looked at, in milliseconds: each time wakes a server that may have nothing else to do. */
const seldom = { eventLoopMonitoringPrecision: 40, eventLoopUtilizationTimeout: 1000 };

/** What a server counts of itself, for Prometheus. Never a name, an id or an address: labels are games, codes and statuses. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly commits = this.histogram('orrery_commit_seconds', 'Time of one commit to the disk', commitSeconds);
  private readonly writes = this.counter('orrery_writes_total', 'Writes that were committed');
  private readonly entries = this.counter('orrery_entries_total', 'Entries of logs: moves, undos, beginnings', [
    'game',
  ]);
  private readonly refusals = this.counter('orrery_refusals_total', 'Typed refusals', ['over', 'code']);
  private readonly answers = this.counter('orrery_http_answers_total', 'Answers over HTTP', ['status']);
  private readonly bytes = this.counter('orrery_socket_bytes_total', 'Bytes of messages on sockets', ['way']);
  /** Of these since the figures were last read: they change with every message. */
  private passing = { in: 0, out: 0 };
  private readonly entering = new Map<string, number>();
  private readonly hellos = this.counter('orrery_hellos_total', 'Devices that came to a table', ['kind']);

  private readonly resyncs = this.counter('orrery_resyncs_total', 'Devices that could not follow what was told', [
    'game',
  ]);

  private readonly mass = new MassRefusals(
    () => performance.now(),
    (code, count) => log.warn({ event: 'refusals', code, count }, 'one kind of refusal comes in masses'),
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry, ...seldom });
  }

  committed(seconds: number, writes: number): void {
    this.commits.observe(seconds);
    this.writes.inc(writes);
  }
  entered(game: string): void {
    this.entering.set(game, (this.entering.get(game) ?? 0) + 1);
  }
  refused(over: 'http' | 'socket', code: ErrorCode | 'RULES'): void {
    this.refusals.inc({ over, code });
    this.mass.seen(code);
  }
  answered(status: number): void {
    this.answers.inc({ status: String(status) });
  }
  passed(way: 'in' | 'out', bytes: number): void {
    this.passing[way] += bytes;
  }
  /** A device that has had a part of the match already resumes; any other begins. */
  greeted(kind: 'new' | 'resumed'): void {
    this.hellos.inc({ kind });
  }

  /** A device was shown the whole view again, because what it had followed was not the truth. */
  resynced(game: string): void {
    this.resyncs.inc({ game });
  }

  read(readings: Readings): void {
    this.lanes('orrery_bot_questions_waiting', 'Questions to bots that wait', readings.bots, ({ waiting }) => waiting);
    this.lanes('orrery_bot_answers_total', 'Answers of bots', readings.bots, ({ answered }) => answered);
    this.lanes(
      'orrery_bot_wait_seconds_total',
      'Waited by all questions',
      readings.bots,
      (bots) => bots.waitedMs / 1000,
    );
    this.lanes('orrery_bot_cpu_seconds_total', 'Thought by bots', readings.bots, ({ cpuMs }) => cpuMs / 1000);
    const { thinkers } = readings;
    this.gauge('orrery_thinkers', 'Programs elsewhere that think for bots', () => thinkers().thinkers);
    this.gauge('orrery_thinker_places', 'Questions they take at once', () => thinkers().places);
    this.gauge('orrery_thinker_questions', 'Questions they think about now', () => thinkers().thinking);
    this.gauge('orrery_thinker_answers_total', 'Questions they have answered', () => thinkers().answered);
    this.gauge('orrery_bot_questions_lost_total', 'Questions that had to be asked again', () => thinkers().lost);
    this.gauge('orrery_bot_moves_refused_total', 'Answers to questions that were no moves', () => thinkers().wrong);
    this.gauge('orrery_tables', 'Tables that are kept', readings.tables);
    this.gauge('orrery_live_matches', 'Matches in memory', readings.liveMatches);
    this.gauge('orrery_sockets', 'Open sockets', readings.sockets);
    this.gauge('orrery_store_bytes', 'Bytes of the database in use', readings.storeBytes);
    this.gauge('orrery_disk_free_bytes', 'Bytes left for the data', readings.diskFree);
  }
  private gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      ...{ name, help, registers: [this.registry] },
      collect: async (): Promise<void> => gauge.set(await read()),
    });
  }

  async text(): Promise<{ readonly type: string; readonly body: string }> {
    for (const way of ['in', 'out'] as const) this.bytes.inc({ way }, this.passing[way]);
    this.passing = { in: 0, out: 0 };
    for (const [game, entries] of this.entering) this.entries.inc({ game }, entries);
    this.entering.clear();
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }

  private lanes(name: string, help: string, read: Readings['bots'], figure: (lane: BotStats) => number): void {
    const metric: Gauge<'lane'> = new Gauge({
      ...{ name, help, labelNames: ['lane'] as const, registers: [this.registry] },
      collect: () => {
        for (const [lane, stats] of Object.entries(read())) metric.set({ lane }, figure(stats));
      },
    });
  }
  private counter<T extends string>(name: string, help: string, labelNames: T[] = []): Counter<T> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
  private histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.registry] });
  }
}
