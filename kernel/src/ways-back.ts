import type { Seat } from './game.ts';

/** So many of its last moves a seat may take back in a row: what is kept for it does not grow with the match. */
const deepest = 64;

/**
 * The states before the moves that may still be taken back, by the seq of the move: an undo need not play the match again.
 * Each is as if what was taken back since had never been.
 */
export class WaysBack<S> {
  private readonly ways = new Map<number, { readonly by: Seat; readonly before: S }>();

  leads(seq: number): boolean {
    return this.ways.has(seq);
  }
  /** How many a seat has. */
  count(by: Seat): number {
    return this.of(by).length;
  }
  before(seq: number): S | undefined {
    return this.ways.get(seq)?.before;
  }

  open(seq: number, by: Seat, before: S): void {
    const own = this.of(by);
    if (own.length >= deepest) this.ways.delete(own[0]!);
    this.ways.set(seq, { by, before });
  }
  /** The state before a move is another one, since something earlier was taken back. */
  redirect(seq: number, before: S): void {
    const way = this.ways.get(seq);
    if (way !== undefined) this.ways.set(seq, { ...way, before });
  }
  close(seq: number): void {
    this.ways.delete(seq);
  }
  /** Something was done that nobody takes back: whom it concerns never comes behind it again. */
  closeFor(concerns: (by: Seat) => boolean): void {
    for (const [seq, { by }] of this.ways) if (concerns(by)) this.ways.delete(seq);
  }

  /** In the order of the moves. */
  private of(seat: Seat): number[] {
    return [...this.ways].flatMap(([seq, { by }]) => (by === seat ? [seq] : []));
  }
}
