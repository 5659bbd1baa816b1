import { BrokenLog } from './chance.ts';
import { advance, begin, optionsOf } from './fold.ts';
import type { Chance, Game, Kind, Observer, Result, Seat } from './game.ts';
import type { Entry, MatchHead, MoveEntry, SetupEntry, UndoEntry } from './log.ts';
import type { Snapshot } from './snapshot.ts';
import { type Refused, step, type Taken } from './step.ts';
import { type Numbers, Tellings, type Told } from './tellings.ts';
import { isAnswer, mostUndos, Unasked } from './unasked.ts';
import { hearersOf, isQuiet, isRetractable, isRetrievable } from './undo.ts';
import { WaysBack } from './ways-back.ts';

/** Whose turn it is: what a list shows of a match, kept beside its log so that no list has to open it. */
export interface Turn {
  /** Whom the match waits for, as far as everybody may know. */
  readonly awaited: readonly Seat[];
  /** The truth: each of these seats may know it of itself, and nobody of another. */
  readonly asked: readonly Seat[];
  /** When everybody was last told something. */
  readonly since: number;
}

interface Led<K extends Kind> {
  readonly next: K['state'];
  readonly events: readonly K['event'][];
}

/** The next entry, and all that it leads to. */
export interface Weighed<K extends Kind> extends Led<K> {
  readonly entry: Entry;
  readonly heardBy: ReadonlySet<Observer>;
  /** By an undo: the tellings that no longer hold. */
  readonly undone?: Numbers;
  /** Its mover may take it back while it was told of nothing that others did since. */
  readonly reversible: boolean;
  /** It may be taken back where all agree, while it is the last that counts. */
  readonly retrievable?: boolean;
  /** By an undo: the states before the moves that were made since. */
  readonly redirected?: ReadonlyMap<number, K['state']>;
}

/** A course that does not remember everything knows the ids of so many entries, of each seat its share. */
const mostIds = 1024;

/**
 * Where the entries of a match lead: its state, and what each entry told whom. It takes them one by one and asks nothing of
 * the world; a host plays on at its end, a verifier only follows.
 */
export class Course<K extends Kind> {
  readonly game: Game<K>;
  readonly head: MatchHead;
  private state!: K['state'];
  /** What everybody sees of a state: clocks and bots look at it after every entry. */
  private open: { readonly of: K['state']; readonly view: K['view'] } | null = null;
  private readonly heard: Tellings<K>;
  private waysBack = new WaysBack<K['state']>();
  private readonly undos = new Map<Seat, number>();
  private readonly unasked = new Unasked();
  /** By seat, oldest first. */
  private readonly ids: Map<string, number>[];
  private idsKnown = 0;
  private readonly mostIds: number;
  private last = { seq: -1, at: Number.NEGATIVE_INFINITY };
  private draws = 0;

  /**
   * Throws BrokenLog for a match that these rules cannot play. `remembered`: of each observer so many tellings; absent: all, and
   * all ids.
   */
  constructor(game: Game<K>, head: MatchHead, remembered: number = Number.POSITIVE_INFINITY) {
    this.game = game;
    this.head = head;
    optionsOf(game, head);
    this.heard = new Tellings(game, head.seats, remembered);
    this.mostIds = remembered === Number.POSITIVE_INFINITY ? remembered : Math.ceil(mostIds / head.seats);
    this.ids = Array.from({ length: head.seats }, () => new Map());
  }

  /** A course that goes on where a snapshot was taken. Throws where it is damaged, or was written by other rules. */
  static at<K extends Kind>(game: Game<K>, head: MatchHead, snapshot: Snapshot<K>, remembered: number): Course<K> {
    if (snapshot.rules !== game.rules) throw new BrokenLog(`the snapshot is of rules ${snapshot.rules}`);
    const course = new Course(game, head, remembered);
    course.restore(snapshot);
    return course;
  }

  /** The number of the last entry; -1 before the setup. */
  get seq(): number {
    return this.last.seq;
  }
  /** When the last entry was taken. */
  get at(): number {
    return this.last.at;
  }
  /** How many draws were made so far, by all entries together. */
  get drawn(): number {
    return this.draws;
  }
  get result(): Result | null {
    return this.game.result(this.state);
  }
  get actors(): readonly Seat[] {
    return this.game.actors(this.state);
  }
  /** Whom the match waits for: the truth, or with `who` as far as that observer may know. */
  awaited(who?: Observer): readonly Seat[] {
    return this.game.awaited(this.state, who);
  }
  view(who: Observer): K['view'] {
    if (who !== 'table') return this.game.view(this.state, who);
    if (this.open?.of !== this.state) this.open = { of: this.state, view: this.game.view(this.state, 'table') };
    return this.open.view;
  }
  /** The key of the question now put to a seat. */
  decision(by: Seat): string {
    return this.game.asks?.(this.state, by) ?? String(this.tellings(by));
  }
  /** How many tellings an observer has had. */
  tellings(who: Observer): number {
    return this.heard.count(who);
  }
  /** The number of an observer's oldest telling that is remembered. */
  firstTelling(who: Observer): number {
    return this.heard.first(who);
  }
  /** All that an observer was told from its telling `from` on, as far as it is remembered. */
  told(who: Observer, from: number): Told<K>[] {
    return this.heard.told(who, from);
  }

  /**
   * The moves a seat may take back, by their seq, the last one first: its own, while they are quiet (or retractable) and it
   * was told of nothing that others did since. What others did in secret does not stand in the way, for that would tell of it.
   */
  undoable(by: Seat): number[] {
    return (this.undos.get(by) ?? 0) >= mostUndos ? [] : this.waysBack.of(by);
  }

  /**
   * The last move that counts and that everybody was told of, if this seat made it and nothing random or hidden has come of it or of
   * what was done in secret since: what it may ask all to take back. As far as this seat knows, nobody has acted since.
   */
  retrievable(by: Seat): number | null {
    for (const { seq, way } of this.waysBack.allRetrievable) {
      if (way.by === by) return way.told.has('table') ? seq : null;
      if (way.told.has(by)) return null;
    }
    return null;
  }
  /** The last move that counts, and whose it is, if it may be taken back where all agree. */
  get lastRetrievable(): { readonly seq: number; readonly by: Seat } | null {
    const last = this.waysBack.retrievable;
    return last === null ? null : { seq: last.seq, by: last.way.by };
  }

  /**
   * May a seat still do what leads there (without `next`: take a move back), though it answers nothing? Only a host asks: a log in
   * which a seat did so more often is none the less valid.
   */
  mayDo(by: Seat, next?: K['state']): boolean {
    const { game, state } = this;
    if (next !== undefined && (game.result(next) !== null || isAnswer(game, by, state, next))) return true;
    return this.unasked.allows(by);
  }

  /** The entry of a seat that carries this id. */
  find(by: Seat, id: string): number | undefined {
    return this.ids[by]?.get(id);
  }
  /** All ids are known to `find`. */
  get knowsAllIds(): boolean {
    return this.idsKnown >= this.last.seq;
  }
  /** The number of an observer's telling that counts an entry in. */
  tellingOf(who: Observer, seq: number): number {
    return this.heard.counting(who, seq);
  }

  /** What a move would lead to; nothing is changed. */
  attempt(by: Seat, move: unknown, chance: Chance): Taken<K> | Refused<K> {
    return step(this.game, this.state, by, move, chance);
  }

  /** Takes the next entry. Where the rules do not follow it, it throws BrokenLog, and the course stays as it was. */
  take(entry: Entry): Weighed<K> {
    const weighed = this.weigh(entry);
    this.accept(weighed);
    return weighed;
  }

  get turn(): Turn {
    return { awaited: this.awaited('table'), asked: this.awaited(), since: this.heard.lastAt('table') ?? this.at };
  }
  /** Whose turn it is once an entry is taken. */
  turnAfter({ entry, next, heardBy }: Weighed<K>): Turn {
    const { game } = this;
    const since = heardBy.has('table') ? entry.at : (this.heard.lastAt('table') ?? entry.at);
    return { awaited: game.awaited(next, 'table'), asked: game.awaited(next), since };
  }

  /** Goes on to where a weighed entry leads: the next one, weighed where the match stands. */
  accept({ entry, next, events, heardBy, undone, reversible, retrievable, redirected }: Weighed<K>): void {
    const { seq, at } = entry;
    const before = this.state;
    if (entry.t !== 'setup') this.weighConduct(entry, next);
    this.state = next;
    this.last = { seq, at };
    const numbers = this.heard.add({ seq, at, events, undone }, heardBy);
    if (entry.t === 'undo') {
      this.undos.set(entry.by, (this.undos.get(entry.by) ?? 0) + 1);
      this.waysBack.takeBack(entry.from, redirected ?? new Map());
    } else this.draws += entry.draws.length;
    if (entry.t === 'move') this.waysBack.note(entry, { by: entry.by, before, told: numbers }, retrievable === true);
    if (entry.t === 'move' && reversible) this.waysBack.open(entry, before, numbers);
    else if (entry.t === 'move') this.waysBack.pass(entry, heardBy);
    if (entry.t !== 'setup') this.note(entry.by, entry.id, seq);
  }

  /**
   * What the next entry leads to; nothing is changed. Throws BrokenLog where the rules do not follow it. `done`: what `attempt`
   * has made of the same move; if the match still stands where it was attempted, it is not played a second time.
   */
  weigh(entry: Entry, done?: Taken<K>): Weighed<K> {
    this.mustComeNext(entry);
    if (entry.t === 'undo') return entry.agreed ? this.beforeLast(entry) : this.without(entry);
    const { game, head } = this;
    const { next, events } = entry.t === 'setup' ? this.laidOut(entry) : this.played(entry, done);
    const heardBy = hearersOf(game, head.seats, events);
    if (entry.t === 'setup') return { entry, next, events, heardBy, reversible: false };
    const { by, draws } = entry;
    const reversible =
      isQuiet(game, by, next, heardBy, draws.length) || isRetractable(game, this.state, next, events, draws.length);
    const retrievable = isRetrievable(game, next, events, draws.length);
    return { entry, next, events, heardBy, reversible, retrievable };
  }

  /** How many moves a snapshot would hold. */
  get carried(): number {
    return this.waysBack.since.length;
  }
  /** To be written down at once: it holds what the course goes on with. */
  snapshot(): Snapshot<K> {
    const { since } = this.waysBack;
    const [first] = since;
    return {
      rules: this.game.rules,
      ...this.last,
      draws: this.draws,
      undos: [...this.undos],
      conduct: this.unasked.save(),
      tellings: this.heard.save(),
      state: first === undefined ? this.state : this.waysBack.before(first.seq),
      since,
      ways: since.flatMap(({ seq }) => {
        const way = this.waysBack.way(seq);
        return way === undefined ? [] : [{ seq, told: [...way.told] }];
      }),
      retrievable: this.waysBack.allRetrievable.map(({ seq, way }) => ({ seq, told: [...way.told] })).reverse(),
    };
  }

  private restore(snapshot: Snapshot<K>): void {
    const { seq, at, draws, undos, conduct, tellings, state, since, ways, retrievable = [] } = snapshot;
    this.last = { seq, at };
    this.draws = draws;
    for (const [by, count] of undos) this.undos.set(by, count);
    this.unasked.restore(conduct);
    this.heard.restore(tellings);
    this.state = state;
    const told = new Map(ways.map((way) => [way.seq, new Map(way.told)]));
    const agreeable = new Map(retrievable.map((way) => [way.seq, new Map(way.told)]));
    for (const move of since) {
      const before = this.state;
      this.state = this.game.copy(before);
      advance(this.game, this.state, move, null);
      const numbers = told.get(move.seq);
      const heard = agreeable.get(move.seq);
      this.waysBack.note(move, { by: move.by, before, told: heard ?? new Map() }, heard !== undefined);
      if (numbers === undefined) this.waysBack.pass(move, new Set());
      else this.waysBack.open(move, before, numbers);
    }
  }

  private weighConduct({ t, by }: MoveEntry | UndoEntry, next: K['state']): void {
    if (t === 'move' && isAnswer(this.game, by, this.state, next)) this.unasked.answered(by, this.decision(by));
    else this.unasked.made(by);
  }

  private note(by: Seat, id: string, seq: number): void {
    const own = this.ids[by]!;
    own.set(id, seq);
    this.idsKnown++;
    if (own.size <= this.mostIds) return;
    for (const oldest of own.keys()) {
      own.delete(oldest);
      this.idsKnown--;
      return;
    }
  }

  private laidOut(entry: SetupEntry): Led<K> {
    const events: K['event'][] = [];
    return { next: begin(this.game, this.head, entry, (event) => events.push(event)), events };
  }

  private played(entry: MoveEntry, done?: Taken<K>): Led<K> {
    if (done !== undefined && done.before === this.state && done.move === entry.move && done.draws === entry.draws)
      return { next: done.state, events: done.events };
    const events: K['event'][] = [];
    const next = this.game.copy(this.state);
    advance(this.game, next, entry, (event) => events.push(event));
    return { next, events };
  }

  /**
   * Where all would stand without a move: the moves that others made since, which its mover knows nothing of, are played again.
   * Those are told of the undo who were told of the move; its mover is in any case.
   */
  private without(entry: UndoEntry): Weighed<K> {
    const { by, from } = entry;
    const { before, told } = this.waysBack.way(from)!;
    const next = this.game.copy(before);
    const redirected = new Map<number, K['state']>();
    for (const move of this.waysBack.since) {
      if (move.seq <= from) continue;
      if (this.waysBack.has(move.seq)) redirected.set(move.seq, this.game.copy(next));
      advance(this.game, next, move, null);
    }
    const heardBy = new Set([...told.keys(), by]);
    return { entry, next, events: [], heardBy, undone: told, reversible: false, redirected };
  }

  /** All agree: the last move that counts has not been, and who heard of it hears that. */
  private beforeLast(entry: UndoEntry): Weighed<K> {
    const { before, told } = this.waysBack.retrievable!.way;
    const next = this.game.copy(before);
    return { entry, next, events: [], heardBy: new Set([...told.keys(), entry.by]), undone: told, reversible: false };
  }

  private isLast({ by, from }: UndoEntry): boolean {
    const last = this.lastRetrievable;
    return last?.seq === from && last.by === by;
  }

  private mustComeNext(entry: Entry): void {
    const seq = this.seq + 1;
    if (seq === 0 && entry.t !== 'setup') throw new BrokenLog('the log does not begin with a setup');
    if (entry.seq !== seq) throw new BrokenLog(`entry ${seq} is numbered ${entry.seq}`);
    if (entry.at < this.at) throw new BrokenLog(`entry ${seq} is older than the one before it`);
    if (seq === 0) return;
    if (entry.t === 'setup') throw new BrokenLog(`entry ${seq} is a second setup`);
    if (this.find(entry.by, entry.id) !== undefined)
      throw new BrokenLog(`entry ${seq} was played before, under the same id`);
    const mayGo = entry.t === 'undo' && (entry.agreed ? this.isLast(entry) : this.undoable(entry.by)[0] === entry.from);
    if (entry.t === 'undo' && !mayGo) throw new BrokenLog(`entry ${seq} takes back what may not be taken back`);
  }
}
