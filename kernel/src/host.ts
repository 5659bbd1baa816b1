import { BrokenLog, RecordingChance } from './chance.ts';
import { advance, begin, fold, optionsOf } from './fold.ts';
import type { Chance, Game, Kind, Observer, Result, Seat } from './game.ts';
import { type Entry, type MatchHead, type MoveEntry, standing } from './log.ts';
import { step } from './step.ts';
import { isQuiet, observersOf } from './undo.ts';

/** Where the entries of matches are kept. `append` answers 'kept' only when the entry is durable, 'taken' if `seq` exists. */
export interface Journal {
  append(match: string, entry: Entry): Promise<'kept' | 'taken'>;
  read(match: string, from: number): Promise<readonly Entry[]>;
}

/** The world a host lives in: everything that is not the log. */
export interface World {
  readonly journal: Journal;
  /** The luck of entry `seq`. */
  chance(match: string, seq: number): Chance;
  now(): number;
}

export interface Play {
  readonly by: Seat;
  readonly id: string;
  /** The question this move answers, as `decision` gave it. */
  readonly decision: string;
  readonly move: unknown;
}

/** STALE: the question has changed since. NOTHING_TO_UNDO: the last entries are not this seat's, or no longer its alone. */
export type HostRefusal = 'STALE' | 'NOTHING_TO_UNDO';
export type Answer =
  | {
      readonly ok: true;
      /** The mover's last telling that counts this entry in. */
      readonly no: number;
    }
  | { readonly ok: false; readonly refusal: string };

/**
 * One telling. Each observer counts its own, from 0 and without gaps: an entry that tells an observer nothing is not
 * in its numbers, so that nobody learns of a secret act by its number. Nor does it say who acted: the events do.
 */
export interface Told<K extends Kind> {
  readonly no: number;
  readonly at: number;
  readonly seen: readonly K['seen'][];
  /** Set by an undo: the tellings from this number on no longer hold. */
  readonly undone?: number;
}

interface Step<K extends Kind> {
  readonly entry: Entry;
  readonly events: readonly K['event'][];
  /** May still be taken back by its mover. */
  readonly quiet: boolean;
}

/** A live match: one queue, every entry appended before anybody hears of it. The same on a server and in a browser. */
export class Host<K extends Kind> {
  readonly game: Game<K>;
  readonly head: MatchHead;
  private readonly world: World;
  private state!: K['state'];
  private steps: Step<K>[] = [];
  /** The entries each observer was told of, by their seq. */
  private readonly heard = new Map<Observer, number[]>();
  private readonly ids = new Map<string, number>();
  private readonly watchers = new Set<(seq: number) => void>();
  private queue: Promise<unknown> = Promise.resolve();

  private constructor(game: Game<K>, head: MatchHead, world: World) {
    this.game = game;
    this.head = head;
    this.world = world;
    for (const who of observersOf(head.seats)) this.heard.set(who, []);
  }

  /** Begins a new match: draws its setup and keeps it. Options must come from `readOptions`. */
  static async begin<K extends Kind>(game: Game<K>, head: MatchHead, world: World): Promise<Host<K>> {
    const chance = new RecordingChance(world.chance(head.id, 0));
    game.setup(optionsOf(game, head), head.seats, chance, null);
    await world.journal.append(head.id, { seq: 0, at: world.now(), t: 'setup', draws: chance.draws });
    return Host.open(game, head, world);
  }

  /** Opens a match from its journal, wherever it stands. */
  static async open<K extends Kind>(game: Game<K>, head: MatchHead, world: World): Promise<Host<K>> {
    const host = new Host(game, head, world);
    await host.readOn();
    if (host.steps.length === 0) throw new Error(`match ${head.id} has no entries`);
    return host;
  }

  get seq(): number {
    return this.steps.length - 1;
  }
  get result(): Result | null {
    return this.game.result(this.state);
  }
  /** The truth, for whoever drives the match: what an observer may know of it is `waiting`. */
  get awaited(): readonly Seat[] {
    return this.game.awaited(this.state);
  }
  /** Whom the match waits for, as far as an observer may know. */
  waiting(who: Observer): readonly Seat[] {
    return this.game.awaited(this.state, who);
  }
  get actors(): readonly Seat[] {
    return this.game.actors(this.state);
  }
  get entries(): readonly Entry[] {
    return this.steps.map((s) => s.entry);
  }
  view(who: Observer): K['view'] {
    return this.game.view(this.state, who);
  }
  /** The key of the question now put to a seat. */
  decision(by: Seat): string {
    return this.game.asks?.(this.state, by) ?? String(this.tellings(by));
  }
  /** How many tellings an observer has had. */
  tellings(who: Observer): number {
    return this.heard.get(who)?.length ?? 0;
  }
  /** All that an observer was told from its telling `from` on. */
  told(who: Observer, from: number): Told<K>[] {
    const heard = this.heard.get(who) ?? [];
    return heard.slice(from).map((seq, i) => {
      const { entry, events } = this.steps[seq]!;
      const seen = events.map((event) => this.game.tell(event, who)).filter((s) => s !== null);
      const told = { no: from + i, at: entry.at, seen };
      return entry.t === 'undo' ? { ...told, undone: heard.findIndex((other) => other >= entry.from) } : told;
    });
  }
  /** How many of its own last moves a seat may take back. */
  undoable(by: Seat): number {
    const kept = standing(this.entries);
    let count = 0;
    for (let i = kept.length - 1; i > 0; i--) {
      const entry = kept[i] as MoveEntry;
      if (entry.by !== by || !this.steps[entry.seq]!.quiet) break;
      count++;
    }
    return count;
  }
  /** Calls back after every entry, once it is durable. A listener must not throw. */
  watch(listener: (seq: number) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  play(play: Play): Promise<Answer> {
    return this.enqueue(async () => {
      for (;;) {
        const known = this.ids.get(`${play.by}:${play.id}`);
        if (known !== undefined) return this.done(play.by, known);
        if (play.decision !== this.decision(play.by)) return { ok: false, refusal: 'STALE' satisfies HostRefusal };
        const seq = this.seq + 1;
        const taken = step(this.game, this.state, play.by, play.move, this.world.chance(this.head.id, seq));
        if (!taken.ok) return { ok: false, refusal: taken.refusal };
        const { draws, move } = taken;
        const entry: Entry = { seq, at: this.now(), t: 'move', by: play.by, id: play.id, move, draws };
        if (await this.keep(entry)) return this.done(play.by, seq);
      }
    });
  }

  /** Takes back the last move of a seat, while that is nobody else's business. */
  undo(by: Seat, id: string): Promise<Answer> {
    return this.enqueue(async () => {
      for (;;) {
        const known = this.ids.get(`${by}:${id}`);
        if (known !== undefined) return this.done(by, known);
        if (this.undoable(by) === 0) return { ok: false, refusal: 'NOTHING_TO_UNDO' satisfies HostRefusal };
        const last = standing(this.entries).at(-1) as MoveEntry;
        const entry: Entry = { seq: this.seq + 1, at: this.now(), t: 'undo', by, id, from: last.seq };
        if (await this.keep(entry)) return this.done(by, entry.seq);
      }
    });
  }

  /** Reads what others (another process on the same journal) have appended. */
  catchUp(): Promise<void> {
    return this.enqueue(() => this.readOn());
  }

  private async readOn(): Promise<void> {
    for (const entry of await this.world.journal.read(this.head.id, this.seq + 1)) this.take(entry);
  }

  /** A log never runs back in time, though a machine's clock may. */
  private now(): number {
    return Math.max(this.world.now(), this.steps.at(-1)!.entry.at);
  }

  private done(by: Seat, seq: number): Answer {
    return { ok: true, no: (this.heard.get(by) ?? []).findLastIndex((heard) => heard <= seq) };
  }

  /** Appends an entry and takes it; false where another process was faster, whose entries are then taken. */
  private async keep(entry: Entry): Promise<boolean> {
    if ((await this.world.journal.append(this.head.id, entry)) === 'kept') {
      this.take(entry);
      return true;
    }
    await this.readOn();
    if (this.seq < entry.seq) throw new BrokenLog(`entry ${entry.seq} is taken, and the journal does not show it`);
    return false;
  }

  /** Takes an entry that is durable. Where the rules do not follow it, the match stays as it was. */
  private take(entry: Entry): void {
    if (entry.seq !== this.seq + 1) throw new BrokenLog(`entry ${entry.seq} comes after entry ${this.seq}`);
    if ((entry.t === 'setup') !== (entry.seq === 0)) throw new BrokenLog(`entry ${entry.seq} is a ${entry.t}`);
    const events: K['event'][] = [];
    const hear = (event: K['event']) => events.push(event);
    let quiet = false;
    let next: K['state'];
    if (entry.t === 'setup') next = begin(this.game, this.head, entry, hear);
    else if (entry.t === 'undo') next = fold(this.game, this.head, [...this.entries, entry]);
    else {
      next = this.game.copy(this.state);
      advance(this.game, next, entry, hear);
      quiet = isQuiet(this.game, this.head.seats, entry.by, this.state, next, events, entry.draws.length);
    }
    this.state = next;
    if (entry.t !== 'setup') this.ids.set(`${entry.by}:${entry.id}`, entry.seq);
    this.steps.push({ entry, events, quiet });
    for (const [who, heard] of this.heard)
      if ((entry.t === 'undo' && entry.by === who) || events.some((event) => this.game.tell(event, who) !== null))
        heard.push(entry.seq);
    for (const listener of this.watchers) listener(entry.seq);
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work, work);
    this.queue = done.catch(() => undefined);
    return done;
  }
}
