import { Prices } from './prices.ts';
import type { Move, Question } from './protocol.ts';
import { type Asker, type Budgets, type Effort, type Lane, laneOf, lanes, Schedule, type Waiting } from './schedule.ts';
import type { Thread } from './thread.ts';

export interface PoolSettings {
  /** How many threads there are of each kind. A quick one never thinks slowly; a slow one helps out when it is idle. */
  readonly threads: Readonly<Record<Lane, number>>;
  readonly budgets: Budgets;
  /** Milliseconds after which a question is answered quickly rather than well. */
  readonly patience: number;
}

/** The threads and the clock it runs on. */
export interface Machine {
  readonly start: (gone: () => void) => Thread;
  readonly now: () => number;
}

/** Of one lane: how it is now, and what has happened since the start. Plain numbers. */
export interface LaneStats {
  readonly waiting: number;
  readonly thinking: number;
  readonly answered: number;
  /** Of the answered: thought about beyond the budget, and quickly because they had waited too long. */
  readonly leftover: number;
  readonly eased: number;
  /** Not wanted any more before anybody thought about them. */
  readonly dropped: number;
  /** Milliseconds that all questions together have waited, and that thinking has cost. */
  readonly waitedMs: number;
  readonly cpuMs: number;
}

interface Ticket extends Waiting {
  readonly done: (move: Move | null) => void;
  readonly failed: (error: unknown) => void;
}
interface Worker {
  readonly kind: Lane;
  readonly thread: Thread;
  thinking: Lane | null;
}

/** How much of its usual time a bot thinks with what others have left over. */
const leftoverShare = 0.4;

/** Gives questions to threads, one at a time to each, in the order of the schedule. Threads are started when first needed. */
export class Dispatch {
  private readonly settings: PoolSettings;
  private readonly machine: Machine;
  private readonly schedule: Schedule<Ticket>;
  private readonly prices = new Prices();
  private readonly workers = new Set<Worker>();
  private readonly counts = { quick: noCounts(), slow: noCounts() };
  private closed = false;

  constructor(settings: PoolSettings, machine: Machine) {
    this.settings = settings;
    this.machine = machine;
    this.schedule = new Schedule({ ...settings, now: machine.now });
  }

  think(question: Question, asker: Asker, signal?: AbortSignal): Promise<Move | null> {
    return new Promise((done, failed) => {
      if (this.closed) throw new Error('the pool is closed');
      signal?.throwIfAborted();
      const lane = laneOf(question.bot);
      const ticket: Ticket = { question, asker, lane, since: this.machine.now(), done, failed };
      signal?.addEventListener('abort', () => this.drop(ticket, signal.reason), { once: true });
      this.schedule.add(ticket);
      this.hand();
    });
  }

  stats(): Readonly<Record<Lane, LaneStats>> {
    const of = (lane: Lane): LaneStats => ({
      waiting: this.schedule.waiting(lane),
      thinking: [...this.workers].filter(({ thinking }) => thinking === lane).length,
      ...this.counts[lane],
    });
    return { quick: of('quick'), slow: of('slow') };
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const lane of lanes)
      for (let next = this.schedule.next(lane); next !== null; next = this.schedule.next(lane))
        next.waiting.failed(new Error('the pool is closed'));
    await Promise.all([...this.workers].map(({ thread }) => thread.close()));
  }

  private drop(ticket: Ticket, why: unknown): void {
    if (!this.schedule.drop(ticket)) return;
    this.counts[ticket.lane].dropped++;
    ticket.failed(why);
  }

  /** Whoever has nothing to do gets the next question. */
  private hand(): void {
    for (const kind of lanes) {
      const crew = [...this.workers].filter((worker) => worker.kind === kind);
      for (const worker of crew) if (worker.thinking === null) this.give(worker);
      for (let no = crew.length; no < this.settings.threads[kind] && this.schedule.waiting(kind) > 0; no++)
        this.give(this.start(kind));
    }
  }

  private start(kind: Lane): Worker {
    const thread = this.machine.start(() => this.workers.delete(worker));
    const worker: Worker = { kind, thread, thinking: null };
    this.workers.add(worker);
    return worker;
  }

  private give(worker: Worker): void {
    const own = this.schedule.next(worker.kind);
    const next = own ?? (worker.kind === 'slow' ? this.schedule.next('quick') : null);
    if (next === null) return;
    worker.thinking = next.waiting.lane;
    void this.answer(worker.thread, next.waiting, next.effort).finally(() => {
      worker.thinking = null;
      this.hand();
    });
  }

  private async answer(thread: Thread, { question, asker, lane, since, done, failed }: Ticket, effort: Effort) {
    const counts = this.counts[lane];
    counts.waitedMs += this.machine.now() - since;
    const asked = effort === 'eased' && question.bot !== 'random' ? { ...question, bot: 'easy' as const } : question;
    try {
      const { move, cpuMs } = await thread.think(asked, effort === 'leftover' ? leftoverShare : 1);
      counts.answered++;
      counts.cpuMs += cpuMs;
      if (effort === 'paid') this.schedule.pay(asker, this.prices.of(question, cpuMs) / 1000);
      else counts[effort]++;
      done(move);
    } catch (error) {
      failed(error);
    }
  }
}

const noCounts = () => ({ answered: 0, leftover: 0, eased: 0, dropped: 0, waitedMs: 0, cpuMs: 0 });
