import { BySeq } from './by-seq.ts';
import type { Observer, Seat } from './game.ts';
import type { MoveEntry } from './log.ts';
import type { Numbers } from './tellings.ts';

/** So many of its last moves a seat may take back in a row: what is kept for it does not grow with the match. */
const deepest = 64;
/** So many moves made in secret are kept for the sake of one that was seen before them: nobody changes their mind as often. */
const mostInSecret = 128;

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
  private readonly ways = new BySeq<Way<S>>();
  private standing: MoveEntry[] = [];
  /** The last moves that count, all in a row, of which nothing random or hidden came. */
  private readonly last = new BySeq<Way<S>>();

  /** The moves that count since the first that may be taken back, that one included. */
  get since(): readonly MoveEntry[] {
    return this.standing;
  }
  way(seq: number): Way<S> | undefined {
    return this.ways.get(seq);
  }
  /** Is the state before it needed, to take it back or for who takes back what was before it? */
  has(seq: number): boolean {
    return this.ways.has(seq) || this.last.has(seq);
  }
  /** The state before the first of `since`. */
  before(seq: number): S {
    return (this.ways.get(seq) ?? this.last.get(seq))!.before;
  }
  /** The last move that counts, if it may be taken back where all agree. */
  get retrievable(): { readonly seq: number; readonly way: Way<S> } | null {
    const { last } = this.last;
    return last === undefined ? null : { seq: last.seq, way: last.value };
  }
  /** Those that would be next, the last one first. */
  get allRetrievable(): readonly { readonly seq: number; readonly way: Way<S> }[] {
    if (this.last.size === 0) return [];
    return [...this.last].map(({ seq, value: way }) => ({ seq, way })).reverse();
  }
  /** Before a move is opened or passed: may it be taken back where all agree? */
  note(move: MoveEntry, way: Way<S>, retrievable: boolean): void {
    if (!retrievable) this.last.clear();
    else this.last.set(move.seq, way);
    this.forgetOldest();
  }
  /** The moves that a seat may take back, the last one first: until one that another made and it was told of. */
  of(by: Seat): number[] {
    const found: number[] = [];
    if (this.ways.size === 0) return found;
    for (const { seq, value: way } of [...this.ways].reverse())
      if (way.by === by) found.push(seq);
      else if (way.told.has(by)) break;
    return found;
  }

  open(move: MoveEntry, before: S, told: Numbers): void {
    const own = [...this.ways].filter(({ value }) => value.by === move.by);
    if (own.length >= deepest) this.closeForGood(own[0]!.seq);
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
    for (const kept of [this.ways, this.last]) {
      kept.delete(seq);
      for (const [later, before] of redirected) {
        const way = kept.get(later);
        if (way !== undefined) kept.set(later, { ...way, before });
      }
    }
    this.forgetOldest();
    this.standing = this.standing.filter((move) => move.seq !== seq);
    this.tidy();
  }

  /**
   * Only what everybody was told of counts: else who is told nothing would learn of what others do in secret. What was done in
   * secret is kept for the sake of what was seen before it.
   */
  private forgetOldest(): void {
    if (this.last.size === 0) return;
    let open = [...this.last].filter(({ value: { told } }) => told.has('table')).length;
    if (this.last.size - open > mostInSecret) this.last.clear();
    for (const { seq, value } of [...this.last]) {
      const { told } = value;
      if (told.has('table') && open-- <= deepest) return;
      this.last.delete(seq);
    }
  }
  /** It lies too far back: as if it had never been one to take back. */
  private closeForGood(seq: number): void {
    const { told } = this.ways.get(seq)!;
    this.ways.delete(seq);
    this.closeUpTo(seq, (by) => told.has(by));
    this.tidy();
  }
  private closeUpTo(last: number, concerns: (by: Seat) => boolean): void {
    if (this.ways.size === 0) return;
    for (const { seq, value } of [...this.ways]) if (seq < last && concerns(value.by)) this.ways.delete(seq);
  }
  private tidy(): void {
    const first = this.standing.findIndex(({ seq }) => this.has(seq));
    this.standing.splice(0, first < 0 ? this.standing.length : first);
  }
}
