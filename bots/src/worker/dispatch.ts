import { Prices } from './prices.ts';
import type { Move, Question, Thought } from './protocol.ts';
import { type Asker, type Budgets, type Effort, type Lane, laneOf, lanes, Schedule, type Waiting } from './schedule.ts';
import type { LaneStats, ThinkerStats } from './stats.ts';
import { type Joining, joinedTeam, ownTeam, type Team } from './team.ts';
import { type Thinker, ThinkerLost } from './thinker.ts';

export interface PoolSettings {
  /** How many threads there are of each kind. A quick one never thinks slowly; a slow one helps out when it is idle. */
  readonly threads: Readonly<Record<Lane, number>>;
  readonly budgets: Budgets;
  /** Milliseconds after which a question is answered quickly rather than well. */
  readonly patience: number;
}

/** What it runs on: a thinker of its own, and a clock. */
export interface Machine {
  readonly start: (gone: () => void) => Thinker;
  readonly now: () => number;
  /** Calls back after a time, unless the answer is called first. */
  readonly after: (ms: number, then: () => void) => () => void;
}

interface Ticket extends Waiting {
  readonly signal: AbortSignal | undefined;
  readonly done: (move: Move | null) => void;
  readonly failed: (error: unknown) => void;
  /** Who has been asked, and did not answer. */
  readonly lostBy: Team[];
}
interface Given {
  readonly waiting: Ticket;
  readonly effort: Effort;
}

/** How much of its usual time a bot thinks with what others have left over. */
const leftoverShare = 0.4;
/** Who has not answered after so many milliseconds is given up, with all that it was asked. It ends its own long thoughts sooner. */
export const longestSilence = 15_000;
/** So often a question is asked before it fails. */
const mostTries = 3;
/** Of a thinker that has joined so many answers may be against the rules. */
const mostWrong = 3;

/**
 * Gives questions to thinkers, as many at a time to each as it has places, in the order of the schedule. What a thinker has lost is
 * asked again at once, elsewhere: it has had its turn.
 */
export class Dispatch {
  private readonly machine: Machine;
  private readonly schedule: Schedule<Ticket>;
  private readonly prices = new Prices();
  private readonly own: Team;
  private readonly joined = new Set<Team>();
  private readonly again: Record<Lane, Set<Given>> = { quick: new Set(), slow: new Set() };
  private readonly answeredBy = new WeakMap<Question, Team>();
  private readonly counts = { quick: noCounts(), slow: noCounts() };
  private readonly faults = { answered: 0, lost: 0, wrong: 0 };
  private closed = false;

  constructor(settings: PoolSettings, machine: Machine) {
    this.machine = machine;
    this.schedule = new Schedule({ ...settings, now: machine.now });
    this.own = ownTeam(settings.threads, machine.start);
  }

  think(question: Question, asker: Asker, signal?: AbortSignal): Promise<Move | null> {
    return new Promise((done, failed) => {
      if (this.closed) throw new Error('the pool is closed');
      signal?.throwIfAborted();
      const lane = laneOf(question.bot);
      const ticket = { question, asker, lane, since: this.machine.now(), signal, done, failed, lostBy: [] };
      signal?.addEventListener('abort', () => this.drop(ticket, signal.reason), { once: true });
      this.schedule.add(ticket);
      this.hand();
    });
  }

  /** Somebody thinks along; the answer lets them go: they are asked nothing more. */
  join(joining: Joining): () => void {
    const team = joinedTeam(joining);
    this.joined.add(team);
    this.hand();
    return () => void this.joined.delete(team);
  }

  /** The rules have refused what was answered to this question. */
  refused(question: Question): void {
    const team = this.answeredBy.get(question);
    if (team === undefined) return;
    this.faults.wrong++;
    if (!team.joined || ++team.wrong < mostWrong) return;
    this.joined.delete(team);
    team.dismiss('wrong');
  }

  stats(): Readonly<Record<Lane, LaneStats>> {
    const of = (lane: Lane): LaneStats => ({
      waiting: this.schedule.waiting(lane) + this.again[lane].size,
      thinking: this.teams.flatMap(({ places }) => places).filter(({ thinking }) => thinking === lane).length,
      ...this.counts[lane],
    });
    return { quick: of('quick'), slow: of('slow') };
  }

  thinkers(): ThinkerStats {
    const places = [...this.joined].flatMap((team) => team.places);
    const thinking = places.filter((place) => place.thinking !== null).length;
    return { thinkers: this.joined.size, places: places.length, thinking, ...this.faults };
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const lane of lanes)
      for (let next = this.next(lane, () => true); next !== null; next = this.next(lane, () => true))
        next.waiting.failed(new Error('the pool is closed'));
    await this.own.close();
  }

  private get teams(): Team[] {
    return [...this.joined, this.own];
  }

  private drop(ticket: Ticket, why: unknown): void {
    const lost = [...this.again[ticket.lane]].find(({ waiting }) => waiting === ticket);
    const waited = lost === undefined ? this.schedule.drop(ticket) : this.again[ticket.lane].delete(lost);
    if (!waited) return;
    this.counts[ticket.lane].dropped++;
    ticket.failed(why);
  }

  /** Whoever has nothing to do gets the next question: first those of its own kind, then slow places help out. */
  private hand(): void {
    this.fill('quick', 'quick');
    this.fill('slow', 'slow');
    this.fill('slow', 'quick');
  }

  private fill(kind: Lane, lane: Lane): void {
    for (const team of this.teams)
      for (const place of team.places) {
        if (this.schedule.waiting(lane) + this.again[lane].size === 0) return;
        if (place.kind !== kind || place.thinking !== null) continue;
        const next = this.next(lane, (ticket) => this.fits(team, ticket));
        if (next === null) break;
        place.thinking = lane;
        void this.answer(team, next).finally(() => {
          place.thinking = null;
          this.hand();
        });
      }
  }

  /** What was lost has had its turn, and comes first. */
  private next(lane: Lane, fits: (ticket: Ticket) => boolean): Given | null {
    for (const given of this.again[lane])
      if (fits(given.waiting)) {
        this.again[lane].delete(given);
        return given;
      }
    return this.schedule.next(lane, fits);
  }

  private fits(team: Team, { question, lostBy }: Ticket): boolean {
    return team.knows(question) && !(team.joined && lostBy.includes(team));
  }

  private async answer(team: Team, given: Given): Promise<void> {
    const { question, asker, lane, since, lostBy, done, failed } = given.waiting;
    const { effort } = given;
    const counts = this.counts[lane];
    if (lostBy.length === 0) counts.waitedMs += this.machine.now() - since;
    const asked = effort === 'eased' && question.bot !== 'random' ? { ...question, bot: 'easy' as const } : question;
    try {
      const thought = team.thinker().think(asked, effort === 'leftover' ? leftoverShare : 1);
      const { move, cpuMs } = await this.within(team, thought);
      counts.answered++;
      counts.cpuMs += cpuMs;
      if (team.joined) this.faults.answered++;
      if (effort === 'paid') this.schedule.pay(asker, this.prices.of(question, cpuMs) / 1000);
      else counts[effort]++;
      this.answeredBy.set(question, team);
      done(move);
    } catch (error) {
      if (!(error instanceof ThinkerLost)) failed(error);
      else this.askAgain(team, given, error);
    }
  }

  private askAgain(team: Team, given: Given, why: ThinkerLost): void {
    const { lane, lostBy, signal, failed } = given.waiting;
    lostBy.push(team);
    this.faults.lost++;
    if (this.closed || signal?.aborted || lostBy.length >= mostTries) failed(why);
    else this.again[lane].add(given);
  }

  /** Nobody waits for ever for a thinker that is frozen, or that thinks and thinks. */
  private async within(team: Team, thought: Promise<Thought>): Promise<Thought> {
    let cancel: () => void = () => undefined;
    const silence = new Promise<never>((_, failed) => {
      cancel = this.machine.after(longestSilence, () => {
        this.joined.delete(team);
        failed(new ThinkerLost('a thinker does not answer'));
        team.dismiss('silent');
      });
    });
    try {
      return await Promise.race([thought, silence]);
    } finally {
      cancel();
    }
  }
}

const noCounts = () => ({ answered: 0, leftover: 0, eased: 0, dropped: 0, waitedMs: 0, cpuMs: 0 });
