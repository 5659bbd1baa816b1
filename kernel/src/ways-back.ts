import type { Observer, Seat } from './game.ts';
import type { MoveEntry } from './log.ts';
import type { Numbers } from './tellings.ts';

/** So many of its last moves a seat may take back in a row: what is kept for it does not grow with the match. */
const deepest = 64;

/** A move that may still be taken back. */
export interface Way<S> {
  readonly by: Seat;
  /** The state before it, as if what was taken back since had never been: an undo need not play the match again. */
  readonly before: S;
  /** Who was told of it, under which number. */
  readonly told: Numbers;
}

/** The moves that may still be taken back, and all that stand since the first of them. */
export class WaysBack<S> {
  /** By the seq of the move, in their order. */
  private readonly ways = new Map<number, Way<S>>();
  private standing: MoveEntry[] = [];

  /** The moves that count since the first that may be taken back, that one included. */
  get since(): readonly MoveEntry[] {
    return this.standing;
  }
  way(seq: number): Way<S> | undefined {
    return this.ways.get(seq);
  }
  /** The moves that a seat may take back, the last one first: until one that another made and it was told of. */
  of(by: Seat): number[] {
    const found: number[] = [];
    for (const [seq, way] of [...this.ways].reverse())
      if (way.by === by) found.push(seq);
      else if (way.told.has(by)) break;
    return found;
  }

  open(move: MoveEntry, before: S, told: Numbers): void {
    const own = [...this.ways].filter(([, { by }]) => by === move.by);
    if (own.length >= deepest) this.closeForGood(own[0]![0]);
    this.ways.set(move.seq, { by: move.by, before, told });
    this.standing.push(move);
  }
  /** Somebody has made a move that nobody takes back: whom it concerns never comes behind it again. */
  pass(move: MoveEntry, heardBy: ReadonlySet<Observer>): void {
    this.closeUpTo(move.seq, (by) => by === move.by || heardBy.has(by));
    this.standing.push(move);
    this.tidy();
  }
  /** A move is taken back. `redirected`: the states before those that were made since are other ones. */
  takeBack(seq: number, redirected: ReadonlyMap<number, S>): void {
    this.ways.delete(seq);
    this.standing = this.standing.filter((move) => move.seq !== seq);
    for (const [later, before] of redirected) this.ways.set(later, { ...this.ways.get(later)!, before });
    this.tidy();
  }

  /** It lies too far back: as if it had never been one to take back. */
  private closeForGood(seq: number): void {
    const { told } = this.ways.get(seq)!;
    this.ways.delete(seq);
    this.closeUpTo(seq, (by) => told.has(by));
    this.tidy();
  }
  private closeUpTo(last: number, concerns: (by: Seat) => boolean): void {
    for (const [seq, { by }] of this.ways) if (seq < last && concerns(by)) this.ways.delete(seq);
  }
  private tidy(): void {
    const first = this.standing.findIndex(({ seq }) => this.ways.has(seq));
    this.standing.splice(0, first < 0 ? this.standing.length : first);
  }
}
