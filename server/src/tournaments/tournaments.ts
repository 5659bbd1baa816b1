import type { Level } from '@orrery/kernel';
import type { MakeTournament } from '@orrery/wire';
import type { JobKinds } from '../jobs/kinds.ts';
import { warn } from '../log.ts';
import { no, type Outcome, yes } from '../outcome.ts';
import { drawKey, drawSecret, seal } from '../secrets.ts';
import type { Shelf } from '../shelf.ts';
import { HomeLost } from '../stores/store.ts';
import type { Table } from '../tables/table.ts';
import { seatedTable } from '../tables/tournament-table.ts';
import { absent, addBots, begin, end, entrantOf, join, leave, planOf } from './acts.ts';
import { type Act, type Held, TournamentKeeper, type Untimed } from './keeper.ts';
import { type Awaited, Meetings, type MeetingsSettings } from './meetings.ts';
import { pairedNext } from './rounds.ts';
import { isDecided, type Meeting, phaseOf } from './rules/tournament.ts';

interface Settings extends MeetingsSettings {
  readonly shelf: Shelf;
  /** Looks at a tournament again after so many milliseconds, whichever server is there then. */
  readonly wake: (tournament: string, ms: number) => Promise<void>;
  /** Is this tournament run here? */
  readonly serves: (tournament: string) => boolean;
  readonly during: <T>(tournament: string, work: () => Promise<T>) => Promise<T>;
}

/** In how many tournaments that are not over one person may be. */
const mostTournaments = 20;

/**
 * Runs tournaments: each is its log and the tables of its last round. Whatever happens, `look` sees what follows from what is
 * kept, so it goes on where a server before this one stopped.
 */
export class Tournaments {
  readonly kinds: JobKinds = {
    tournament: { run: ({ body }) => this.look((body as { id: string }).id), tries: Number.MAX_SAFE_INTEGER },
  };
  private readonly settings: Settings;
  private readonly keeper: TournamentKeeper;
  private readonly meetings: Meetings;
  /** What is being done with each tournament, one thing after the other. */
  private readonly turns = new Map<string, Promise<unknown>>();
  private closed = false;

  constructor(settings: Settings) {
    this.settings = settings;
    this.keeper = new TournamentKeeper(settings.store, settings.now);
    this.meetings = new Meetings(settings);
  }

  get patience(): number {
    return this.settings.patience;
  }

  /** Bots alone play at this table, for their tournament. */
  follows(table: string): boolean {
    return this.meetings.follows(table);
  }

  /** Who is not at the table of a meeting; nobody once it is decided. */
  awaited(held: Held, meeting: Meeting): readonly Awaited[] {
    return held.now.over ? [] : this.meetings.awaited(held, meeting);
  }

  find(id: string): Promise<Held | null> {
    return this.keeper.find(id);
  }

  async make(asked: MakeTournament, host: string): Promise<Outcome<Held>> {
    const { store, shelf, now } = this.settings;
    const plan = planOf(asked);
    const game = shelf.get(plan.game);
    if (game === undefined) return no('NO_SUCH_GAME');
    if (plan.pace?.tempo === 'days') return no('MALFORMED', { where: 'pace.tempo' });
    if ((await store.countTournamentsOf(host)) >= mostTournaments) return no('TOO_MANY_TOURNAMENTS');
    const [id, key] = [drawSecret(), drawKey()];
    const bots = [bot('easy'), bot('easy')];
    // Whatever is wrong with the options is said now, and not when the first table is laid.
    const tried = seatedTable(game, { id, name: plan.name, plan, tournament: { id, host }, sitters: bots }, now());
    if (!tried.ok) return tried;
    const at = now();
    const made = { t: 'made', at, plan, seal: seal(key) } as const;
    const joined = (asked.bots ?? []).map((level, entrant) => ({ t: 'joined', at, entrant, bot: level }) as const);
    const first = { after: 0, events: [made, ...joined], people: [], status: 'open', at } as const;
    await store.keepTournament({ id, key: Buffer.from(key).toString('hex'), host }, first);
    return yes((await this.keeper.find(id))!);
  }

  async join(id: string, person: string): Promise<Outcome<Held>> {
    const count = await this.settings.store.countTournamentsOf(person);
    return this.act(id, (held) => {
      const comes = entrantOf(held, person) === null && held.stored.host !== person;
      return comes && count >= mostTournaments ? no('TOO_MANY_TOURNAMENTS') : join(person)(held);
    });
  }

  leave(id: string, person: string): Promise<Outcome<Held>> {
    return this.act(id, (held) => leave(entrantOf(held, person))(held));
  }

  addBots(id: string, person: string, bots: readonly Level[]): Promise<Outcome<Held>> {
    return this.asHost(id, person, addBots(bots));
  }
  remove(id: string, person: string, entrant: number): Promise<Outcome<Held>> {
    return this.asHost(id, person, leave(entrant));
  }
  absent(id: string, person: string, entrant: number): Promise<Outcome<Held>> {
    return this.asHost(id, person, absent(entrant));
  }
  begin(id: string, person: string): Promise<Outcome<Held>> {
    return this.asHost(id, person, begin);
  }
  end(id: string, person: string): Promise<Outcome<Held>> {
    return this.asHost(id, person, end);
  }

  /** The host does not wait for the end of the break. */
  next(id: string, person: string): Promise<Outcome<Held>> {
    return this.asHost(id, person, (held) => {
      const events = pairedNext(held);
      return events === null ? no('ROUND_RUNNING') : yes({ events });
    });
  }

  /** All tournaments that are run here go on. */
  resume(): void {
    const { store, serves } = this.settings;
    const all = store.runningTournaments().then((ids) => {
      for (const id of ids) if (serves(id)) this.lookSoon(id);
    });
    all.catch((error: unknown) => warn('tournaments do not go on', error));
  }

  /** A table has changed. */
  changed(table: Table): void {
    if (table.tournament !== undefined && table.status === 'over') this.lookSoon(table.tournament.id);
  }

  release(isTheirs: (id: string) => boolean): void {
    this.meetings.release(isTheirs);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled(this.turns.values());
  }

  private asHost(id: string, person: string, act: Act): Promise<Outcome<Held>> {
    return this.act(id, (held) => (held.stored.host === person ? act(held) : no('NOT_HOST')));
  }

  private act(id: string, act: Act): Promise<Outcome<Held>> {
    return this.inTurn(id, async () => {
      const done = await this.keeper.add(id, act);
      if (done.ok && phaseOf(done.value.now) !== 'registration') this.lookSoon(id);
      return done;
    });
  }

  private lookSoon(id: string): void {
    this.look(id).catch((error: unknown) => {
      if (!(error instanceof HomeLost)) warn(`tournament ${id}`, error);
    });
  }

  /** Does what follows from how things stand. */
  look(id: string): Promise<undefined> {
    return this.inTurn(id, async () => {
      if (this.closed || !this.settings.serves(id)) return undefined;
      const again = await this.goOn(id);
      if (again !== undefined) await this.settings.wake(id, again);
      return undefined;
    });
  }

  /** Answers after how many milliseconds to look again, if nothing happens before. */
  private async goOn(id: string): Promise<number | undefined> {
    for (;;) {
      const held = await this.keeper.find(id);
      if (held === null || phaseOf(held.now) === 'registration') return undefined;
      const last = held.now.rounds.at(-1);
      const seen = last === undefined ? { events: [], again: undefined } : await this.meetings.seeTo(held, last);
      if (held.now.over) return undefined;
      const events = seen.events.length > 0 ? seen.events : this.nextWhenDue(held);
      if (events.length === 0) return seen.again ?? breakLeft(held, this.settings.now());
      const added = await this.keeper.add(id, (now) =>
        now.stored.events.length === held.stored.events.length ? yes({ events }) : yes({ events: [] }),
      );
      if (!added.ok) return undefined;
    }
  }

  /** The next round, when its time has come. */
  private nextWhenDue(held: Held): readonly Untimed[] {
    const left = breakLeft(held, this.settings.now());
    return left === undefined || left > 0 ? [] : (pairedNext(held) ?? []);
  }

  private inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.turns.get(id) ?? Promise.resolve();
    const done = before.then(
      () => this.settings.during(id, work),
      () => this.settings.during(id, work),
    );
    this.turns.set(id, done);
    const forget = () => {
      if (this.turns.get(id) === done) this.turns.delete(id);
    };
    done.then(forget, forget);
    return done;
  }
}

const bot = (level: Level) => ({ person: null, bot: level, name: null });

/** When the next round begins, in milliseconds since 1970; null: when the host says so. */
export function nextAt({ now }: Held): number | null {
  const last = now.rounds.at(-1);
  if (last === undefined) return now.changed;
  const decided = Math.max(last.at, ...last.meetings.map(({ end }) => end?.at ?? 0));
  return now.plan.pause === null ? null : decided + now.plan.pause;
}

/** Milliseconds until the next round; undefined: the last one is played, or the host decides. */
function breakLeft(held: Held, now: number): number | undefined {
  const last = held.now.rounds.at(-1);
  if (last !== undefined && !isDecided(last)) return undefined;
  const at = nextAt(held);
  const left = at === null ? undefined : Math.max(0, at - now);
  // Longer than the break itself only where the clock was set back.
  return left !== undefined && left > (held.now.plan.pause ?? 0) ? 0 : left;
}
