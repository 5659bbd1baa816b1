import { BrokenLog } from './chance.ts';
import { advance, begin, optionsOf } from './fold.ts';
import type { Chance, Game, Kind, Observer, Result, Seat } from './game.ts';
import type { Entry, MatchHead, MoveEntry, SetupEntry, UndoEntry } from './log.ts';
import { type Refused, step, type Taken } from './step.ts';
import { hearersOf, isQuiet, isRetractable, observersOf } from './undo.ts';
import { WaysBack } from './ways-back.ts';

/**
 * One telling. Each observer counts its own, from 0 and without gaps: an entry that tells an observer nothing is not
 * in its numbers, so that nobody learns of a secret act by its number. Nor does it say who acted: the events do.
 */
export interface Told<K extends Kind> {
  readonly no: number;
  readonly at: number;
  readonly seen: readonly K['seen'][];
  /** Set by an undo: the telling of this number no longer holds; its own number where there was none. */
  readonly undone?: number;
}

/** Whose turn it is: what a list shows of a match, kept beside its log so that no list has to open it. */
export interface Turn {
  /** Whom the match waits for, as far as everybody may know. */
  readonly awaited: readonly Seat[];
  /** The truth: each of these seats may know it of itself, and nobody of another. */
  readonly asked: readonly Seat[];
  /** When everybody was last told something. */
  readonly since: number;
}

interface Step<K extends Kind> {
  readonly entry: Entry;
  readonly events: readonly K['event'][];
  readonly heardBy: ReadonlySet<Observer>;
}

interface Led<K extends Kind> {
  readonly next: K['state'];
  readonly events: readonly K['event'][];
}

/** The next entry, and all that it leads to. */
export interface Weighed<K extends Kind> extends Led<K> {
  readonly entry: Entry;
  readonly heardBy: ReadonlySet<Observer>;
  /** Its mover may take it back while it was told of nothing that others did since. */
  readonly reversible: boolean;
  /** By an undo: the states before the moves that were made since. */
  readonly redirected?: ReadonlyMap<number, K['state']>;
}

/** So many undos of one seat a match can hold, that no log grows for ever. */
const mostUndos = 500;

/**
 * Where the entries of a match lead: its state, and what each entry told whom. It takes them one by one and asks nothing of
 * the world; a host plays on at its end, a verifier only follows.
 */
export class Course<K extends Kind> {
  readonly game: Game<K>;
  readonly head: MatchHead;
  private state!: K['state'];
  private readonly steps: Step<K>[] = [];
  /** The moves that still count, by their seq. */
  private readonly standing: number[] = [];
  private readonly waysBack = new WaysBack<K['state']>();
  private readonly undos = new Map<Seat, number>();
  /** The entries each observer was told of, by their seq. */
  private readonly heard = new Map<Observer, number[]>();
  private readonly ids = new Map<string, number>();
  private draws = 0;

  /** Throws BrokenLog for a match that these rules cannot play. */
  constructor(game: Game<K>, head: MatchHead) {
    this.game = game;
    this.head = head;
    optionsOf(game, head);
    for (const who of observersOf(head.seats)) this.heard.set(who, []);
  }

  /** The number of the last entry; -1 before the setup. */
  get seq(): number {
    return this.steps.length - 1;
  }
  /** When the last entry was taken. */
  get at(): number {
    return this.steps.at(-1)?.entry.at ?? Number.NEGATIVE_INFINITY;
  }
  /** When everybody was last told something. */
  private get toldLast(): number {
    const seq = this.heard.get('table')?.at(-1);
    return seq === undefined ? this.at : this.steps[seq]!.entry.at;
  }
  /** How many draws were made so far, by all entries together. */
  get drawn(): number {
    return this.draws;
  }
  get entries(): readonly Entry[] {
    return this.steps.map(({ entry }) => entry);
  }
  /**
   * The entries as a file may show them: they lead to the same match, but of what one seat alone was told they do not say
   * when it was done (the next thing that others were told of is its time), and of nothing by whose hand.
   */
  get published(): readonly Entry[] {
    let at = this.steps.findLast((step) => !isOnesOwn(step))?.entry.at ?? 0;
    return this.steps
      .toReversed()
      .map((step): Entry => {
        const { entry } = step;
        if (!isOnesOwn(step)) at = entry.at;
        return entry.t === 'setup' ? entry : { ...entry, at, id: String(entry.seq) };
      })
      .reverse();
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
      if (entry.t !== 'undo') return told;
      const undone = heard.lastIndexOf(entry.from);
      return { ...told, undone: undone < 0 ? told.no : undone };
    });
  }

  /**
   * The moves a seat may take back, by their seq, the last one first: its own, while they are quiet (or retractable) and it
   * was told of nothing that others did since. What others did in secret does not stand in the way, for that would tell of it.
   */
  undoable(by: Seat): number[] {
    const found: number[] = [];
    if ((this.undos.get(by) ?? 0) >= mostUndos) return found;
    const most = this.waysBack.count(by);
    for (let i = this.standing.length - 1; i >= 0 && found.length < most; i--) {
      const seq = this.standing[i]!;
      const { entry, heardBy } = this.steps[seq]!;
      const own = (entry as MoveEntry).by === by;
      if (own ? !this.waysBack.leads(seq) : heardBy.has(by)) break;
      if (own) found.push(seq);
    }
    return found;
  }

  /** The entry of a seat that carries this id. */
  find(by: Seat, id: string): number | undefined {
    return this.ids.get(`${by}:${id}`);
  }
  /** The number of an observer's last telling that counts an entry in. */
  tellingOf(who: Observer, seq: number): number {
    return (this.heard.get(who) ?? []).findLastIndex((heard) => heard <= seq);
  }

  /** What a move would lead to; nothing is changed. */
  attempt(by: Seat, move: unknown, chance: Chance): Taken<K> | Refused<K> {
    return step(this.game, this.state, by, move, chance);
  }

  /** Takes the next entry. Where the rules do not follow it, it throws BrokenLog, and the course stays as it was. */
  take(entry: Entry): void {
    this.accept(this.weigh(entry));
  }

  get turn(): Turn {
    return { awaited: this.awaited('table'), asked: this.awaited(), since: this.toldLast };
  }
  /** Whose turn it is once an entry is taken. */
  turnAfter({ entry, next, heardBy }: Weighed<K>): Turn {
    const { game } = this;
    const since = heardBy.has('table') ? entry.at : this.toldLast;
    return { awaited: game.awaited(next, 'table'), asked: game.awaited(next), since };
  }

  /** Goes on to where a weighed entry leads: the next one, weighed where the match stands. */
  accept({ entry, next, events, heardBy, reversible, redirected }: Weighed<K>): void {
    const before = this.state;
    this.state = next;
    for (const who of heardBy) this.heard.get(who)?.push(entry.seq);
    this.steps.push({ entry, events, heardBy });
    if (entry.t === 'undo') {
      this.standing.splice(this.standing.lastIndexOf(entry.from), 1);
      this.undos.set(entry.by, (this.undos.get(entry.by) ?? 0) + 1);
      this.waysBack.close(entry.from);
      for (const [seq, state] of redirected ?? []) this.waysBack.redirect(seq, state);
    } else this.draws += entry.draws.length;
    if (entry.t === 'move') {
      this.standing.push(entry.seq);
      if (reversible) this.waysBack.open(entry.seq, entry.by, before);
      else this.waysBack.closeFor((by) => by === entry.by || heardBy.has(by));
    }
    if (entry.t !== 'setup') this.ids.set(`${entry.by}:${entry.id}`, entry.seq);
  }

  /**
   * What the next entry leads to; nothing is changed. Throws BrokenLog where the rules do not follow it. `done`: what `attempt`
   * has made of the same move; if the match still stands where it was attempted, it is not played a second time.
   */
  weigh(entry: Entry, done?: Taken<K>): Weighed<K> {
    this.mustComeNext(entry);
    if (entry.t === 'undo') return this.without(entry);
    const { game, head } = this;
    const { next, events } = entry.t === 'setup' ? this.laidOut(entry) : this.played(entry, done);
    const heardBy = hearersOf(game, head.seats, events);
    if (entry.t === 'setup') return { entry, next, events, heardBy, reversible: false };
    const { by, draws } = entry;
    const reversible =
      isQuiet(game, by, next, heardBy, draws.length) || isRetractable(game, this.state, next, events, draws.length);
    return { entry, next, events, heardBy, reversible };
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
    const next = this.game.copy(this.waysBack.before(from)!);
    const redirected = new Map<number, K['state']>();
    for (const seq of this.standing.slice(this.standing.lastIndexOf(from) + 1)) {
      if (this.waysBack.leads(seq)) redirected.set(seq, this.game.copy(next));
      advance(this.game, next, this.steps[seq]!.entry as MoveEntry, null);
    }
    const heardBy = new Set([...this.steps[from]!.heardBy, by]);
    return { entry, next, events: [], heardBy, reversible: false, redirected };
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
    if (entry.t === 'undo' && this.undoable(entry.by)[0] !== entry.from)
      throw new BrokenLog(`entry ${seq} takes back what may not be taken back`);
  }
}

function isOnesOwn<K extends Kind>({ entry, heardBy }: Step<K>): boolean {
  return entry.t !== 'setup' && [...heardBy].every((who) => who === entry.by);
}
