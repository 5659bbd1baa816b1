import { BrokenLog, RecordingChance } from './chance.ts';
import { Course, type Turn, type Weighed } from './course.ts';
import { type Ending, endingOf } from './ending.ts';
import { optionsOf } from './fold.ts';
import type { Chance, Game, Kind, Observer, Result, Seat } from './game.ts';
import type { Entry, MatchHead } from './log.ts';
import type { Snapshot } from './snapshot.ts';
import type { Told } from './tellings.ts';

/**
 * Where the entries of matches are kept. `append` answers 'kept' only when the entry is durable, 'taken' if `seq` exists;
 * `turn`: whose turn it is after it, for journals that make lists.
 */
export interface Journal {
  append(match: string, entry: Entry, turn?: Turn): Promise<'kept' | 'taken'>;
  /** From entry `from` on; `most`: no more than so many, if the journal can be read by pages. */
  read(match: string, from: number, most?: number): Promise<readonly Entry[]>;
}

/** Who remembers what a host does not keep in mind: all but the end of a match. Without, it keeps everything in mind. */
export interface Memory {
  /** So many tellings of each observer are kept in mind. */
  readonly tellings: number;
  /** The last snapshot, if there is a whole one. */
  snapshot(match: string): Promise<Snapshot | null>;
  /** Writes a snapshot down, sooner or later or not at all. */
  keepSnapshot(match: string, snapshot: Snapshot): void;
  /** The entry of a seat that carries this id. */
  find(match: string, by: Seat, id: string): Promise<number | undefined>;
  /** Others want their turn: asked before every entry that is folded, for one may cost as much as a hundred others. */
  mustRest(): boolean;
  /** Before a log is read on, and whenever it must: lets others have their turn. */
  rest(): Promise<void>;
}

/** The world a host lives in: everything that is not the log. */
export interface World {
  readonly journal: Journal;
  readonly memory?: Memory;
  /** The luck of a match after its first `drawn` draws. */
  chance(match: string, drawn: number): Chance;
  now(): number;
}

export interface Play {
  readonly by: Seat;
  readonly id: string;
  /** The question this move answers, as `decision` gave it. */
  readonly decision: string;
  readonly move: unknown;
}

/**
 * STALE: the question has changed since. NOTHING_TO_UNDO: what this seat knows of last is not its own, or no longer its alone.
 * TOO_MANY_CHANGES: this seat has done so much that answered nothing that now only answers are taken from it.
 */
export type HostRefusal = 'STALE' | 'NOTHING_TO_UNDO' | 'TOO_MANY_CHANGES';
export type Answer =
  | {
      readonly ok: true;
      /** The mover's last telling that counts this entry in. */
      readonly no: number;
    }
  | { readonly ok: false; readonly refusal: string };

/** Entries are read from a journal by so many at a time: it may be on another machine, and be waited for with every page. */
const pageSize = 256;
/** After so many entries a snapshot is taken: opening a match folds no more than these. */
const snapshotEvery = 256;
/** Moves that a snapshot holds because of a way back; with more it would be no quicker than folding, and is not taken. */
const mostCarried = 256;
/** Of a match that is put away, one is taken after so many. */
const worthSnapshot = 32;

/** A live match: one queue, every entry appended before anybody hears of it. The same on a server and in a browser. */
export class Host<K extends Kind> {
  readonly game: Game<K>;
  readonly head: MatchHead;
  private readonly world: World;
  private readonly course: Course<K>;
  private readonly watchers = new Set<(seq: number) => void>();
  private readonly log: Entry[] = [];
  private queue: Promise<unknown> = Promise.resolve();
  /** How many are in it. */
  private queued = 0;
  private readonly leaveQueue = (): void => {
    this.queued--;
  };
  /** The last entry of the last snapshot. */
  private kept: number;

  private constructor(course: Course<K>, world: World) {
    this.game = course.game;
    this.head = course.head;
    this.world = world;
    this.course = course;
    this.kept = course.seq;
  }

  /** Begins a new match: draws its setup and keeps it. Options must come from `readOptions`. */
  static async begin<K extends Kind>(game: Game<K>, head: MatchHead, world: World): Promise<Host<K>> {
    const chance = new RecordingChance(world.chance(head.id, 0));
    game.setup(optionsOf(game, head), head.seats, chance, null);
    const course = new Course(game, head);
    const setup = course.weigh({ seq: 0, at: world.now(), t: 'setup', draws: chance.draws });
    await world.journal.append(head.id, setup.entry, course.turnAfter(setup));
    return Host.open(game, head, world);
  }

  /** Opens a match from its journal, wherever it stands. */
  static async open<K extends Kind>(game: Game<K>, head: MatchHead, world: World): Promise<Host<K>> {
    const host = await Host.find(game, head, world);
    if (host === null) throw new Error(`match ${head.id} has no entries`);
    return host;
  }

  /** The same; null: it has not begun. */
  static async find<K extends Kind>(game: Game<K>, head: MatchHead, world: World): Promise<Host<K> | null> {
    const recalled = await recall(game, head, world);
    const host = new Host(recalled?.course ?? new Course(game, head, world.memory?.tellings), world);
    await world.memory?.rest();
    await host.readOn(recalled?.later);
    return host.seq < 0 ? null : host;
  }

  get seq(): number {
    return this.course.seq;
  }
  /** Whose turn it is. */
  get turn(): Turn {
    return this.course.turn;
  }
  get result(): Result | null {
    return this.course.result;
  }
  /** Why it is over; null: it is not. */
  get ending(): Ending | null {
    if (this.result === null) return null;
    return endingOf(this.game, this.told('table', this.tellings('table') - 1)[0]?.seen ?? []);
  }
  /** The truth, for whoever drives the match: what an observer may know of it is `waiting`. */
  get awaited(): readonly Seat[] {
    return this.course.awaited();
  }
  /** Whom the match waits for, as far as an observer may know. */
  waiting(who: Observer): readonly Seat[] {
    return this.course.awaited(who);
  }
  get actors(): readonly Seat[] {
    return this.course.actors;
  }
  /** All entries; of a host with a memory beside it, none: they are in its journal. */
  get entries(): readonly Entry[] {
    return this.log;
  }
  view(who: Observer): K['view'] {
    return this.course.view(who);
  }
  /** The key of the question now put to a seat. */
  decision(by: Seat): string {
    return this.course.decision(by);
  }
  /** How many tellings an observer has had. */
  tellings(who: Observer): number {
    return this.course.tellings(who);
  }
  /** The number of an observer's oldest telling that is kept in mind. */
  firstTelling(who: Observer): number {
    return this.course.firstTelling(who);
  }
  /** All that an observer was told from its telling `from` on, as far as it is kept in mind. */
  told(who: Observer, from: number): Told<K>[] {
    return this.course.told(who, from);
  }
  /** How many of its own last moves a seat may take back. */
  undoable(by: Seat): number {
    return this.course.undoable(by).length;
  }
  /** Calls back after every entry, once it is durable. A listener must not throw. */
  watch(listener: (seq: number) => void): () => void {
    this.watchers.add(listener);
    return () => this.watchers.delete(listener);
  }

  play({ by, id, decision, move }: Play): Promise<Answer> {
    return this.act(by, id, () => {
      if (decision !== this.decision(by)) return 'STALE' satisfies HostRefusal;
      const chance = this.world.chance(this.head.id, this.course.drawn);
      const taken = this.course.attempt(by, move, chance);
      if (!taken.ok) return taken.refusal;
      if (!this.course.mayDo(by, taken.state)) return 'TOO_MANY_CHANGES' satisfies HostRefusal;
      const { draws } = taken;
      const { seq, at } = this.nextEntry();
      return this.course.weigh({ seq, at, t: 'move', by, id, move: taken.move, draws }, taken);
    });
  }

  /** Takes back the last move of a seat, while that is nobody else's business. */
  undo(by: Seat, id: string): Promise<Answer> {
    return this.act(by, id, () => {
      const [from] = this.course.undoable(by);
      if (from === undefined) return 'NOTHING_TO_UNDO' satisfies HostRefusal;
      if (!this.course.mayDo(by)) return 'TOO_MANY_CHANGES' satisfies HostRefusal;
      try {
        return this.course.weigh({ ...this.nextEntry(), t: 'undo', by, id, from });
      } catch (error) {
        if (error instanceof BrokenLog) return 'NOTHING_TO_UNDO' satisfies HostRefusal;
        throw error;
      }
    });
  }

  /** The last move of a seat that everybody was told of, if all might agree to take it back; null: there is none. */
  retrievable(by: Seat): number | null {
    return this.course.retrievable(by);
  }
  /**
   * All whom it concerns have agreed: the move `from` of a seat has not been, nor what others did in secret since, who are then
   * asked anew.
   */
  takeBack(by: Seat, from: number, id: string): Promise<Answer> {
    // In one piece: nobody plays on after a part of it.
    return this.enqueue(async () => {
      for (;;) {
        if (this.retrievable(by) !== from) return { ok: false, refusal: 'NOTHING_TO_UNDO' satisfies HostRefusal };
        const last = this.course.lastRetrievable;
        if (last === null) return { ok: false, refusal: 'NOTHING_TO_UNDO' satisfies HostRefusal };
        const own = last.seq === from ? id : `${id}-${last.seq}`;
        const answer = await this.actNow(last.by, own, () => {
          const now = this.course.lastRetrievable;
          if (now?.seq !== last.seq) return 'NOTHING_TO_UNDO' satisfies HostRefusal;
          return this.course.weigh({
            ...this.nextEntry(),
            ...{ t: 'undo', by: last.by, id: own, from: last.seq, agreed: true },
          });
        });
        if (!answer.ok || last.seq === from) return answer;
      }
    });
  }

  /** It is not needed for a while: the next time it shall be opened quickly. */
  putAway(): void {
    this.keepSnapshot(worthSnapshot);
  }

  /** All that was asked of it is done. */
  idle(): Promise<void> {
    return this.enqueue(async () => undefined);
  }

  /** Reads what others (another process on the same journal) have appended. */
  catchUp(): Promise<void> {
    return this.enqueue(() => this.readOn());
  }

  /** Appends what a seat does, once for each id, made anew on every state it meets; or says why it is refused. */
  private act(by: Seat, id: string, make: () => Weighed<K> | K['refusal']): Promise<Answer> {
    return this.enqueue(() => this.actNow(by, id, make));
  }

  private async actNow(by: Seat, id: string, make: () => Weighed<K> | K['refusal']): Promise<Answer> {
    for (;;) {
      const known = this.course.find(by, id) ?? (this.course.knowsAllIds ? undefined : await this.findOld(by, id));
      if (known !== undefined) return { ok: true, no: this.course.tellingOf(by, known) };
      const made = make();
      if (typeof made === 'string') return { ok: false, refusal: made };
      const { seq } = made.entry;
      if ((await this.world.journal.append(this.head.id, made.entry, this.course.turnAfter(made))) === 'kept') {
        this.accept(made);
        this.keepSnapshot(snapshotEvery);
        return { ok: true, no: this.course.tellingOf(by, seq) };
      }
      // Another process was faster: its entries are taken, and this is made anew after them.
      await this.readOn();
      if (this.seq < seq) throw new BrokenLog(`entry ${seq} is taken, and the journal does not show it`);
    }
  }

  private async findOld(by: Seat, id: string): Promise<number | undefined> {
    const found = await this.world.memory?.find(this.head.id, by, id);
    if (found !== undefined && found > this.seq) await this.readOn();
    return found;
  }

  /** A log never runs back in time, though a machine's clock may. */
  private nextEntry(): { seq: number; at: number } {
    return { seq: this.seq + 1, at: Math.max(this.world.now(), this.course.at) };
  }

  /** `first`: the page that comes next, where it is read already. */
  private async readOn(first?: readonly Entry[]): Promise<void> {
    const { memory } = this.world;
    for (let page = first; ; page = undefined) {
      page ??= await this.world.journal.read(this.head.id, this.seq + 1, pageSize);
      for (const entry of page) {
        if (memory?.mustRest()) await memory.rest();
        this.accept(this.course.weigh(entry));
      }
      if (page.length < pageSize) break;
      await memory?.rest();
    }
    this.keepSnapshot(snapshotEvery);
  }

  private accept(weighed: Weighed<K>): void {
    this.course.accept(weighed);
    if (this.world.memory === undefined) this.log.push(weighed.entry);
    for (const listener of this.watchers) listener(weighed.entry.seq);
  }

  /** If so many entries have come since the last one. */
  private keepSnapshot(after: number): void {
    const { memory } = this.world;
    if (memory === undefined || this.seq < this.kept + after || this.course.carried > mostCarried) return;
    this.kept = this.seq;
    memory.keepSnapshot(this.head.id, this.course.snapshot() as Snapshot);
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queued++ === 0 ? work() : this.queue.then(work);
    this.queue = done.then(this.leaveQueue, this.leaveQueue);
    return done;
  }
}

/** The course at the last snapshot, and the page after it; null where there is none that these rules and this log know. */
async function recall<K extends Kind>(game: Game<K>, head: MatchHead, { journal, memory }: World) {
  const snapshot = (await memory?.snapshot(head.id)) as Snapshot<K> | null | undefined;
  if (memory === undefined || snapshot == null) return null;
  const [last, ...later] = await journal.read(head.id, snapshot.seq, 1 + pageSize);
  // A log that was put back to an older day does not reach so far, or goes elsewhere.
  if (last?.seq !== snapshot.seq || last.at !== snapshot.at) return null;
  try {
    return { course: Course.at(game, head, snapshot, memory.tellings), later };
  } catch {
    return null;
  }
}
