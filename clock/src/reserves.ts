import type { Seat } from '@orrery/kernel';

/** Milliseconds by seat. */
export type BySeat = Readonly<Record<Seat, number>>;

/**
 * Time that each seat has for the whole match besides that of its questions. It is drawn on only where everybody sees that this seat
 * alone is awaited: what is left of it tells nothing that nobody knew.
 */
export class Reserves {
  private readonly each: number;
  private readonly spent: Map<Seat, number>;
  private drawing: { readonly seat: Seat; readonly after: number } | null = null;

  constructor(each: number, spent: BySeat = {}) {
    this.each = each;
    this.spent = new Map(Object.entries(spent).map(([seat, ms]) => [Number(seat), ms]));
  }

  /** A question that has this limit is put to these seats: how much longer it may take. */
  open(awaited: readonly Seat[], limit: number): number {
    const [seat] = awaited;
    this.drawing = awaited.length === 1 && seat !== undefined ? { seat, after: limit } : null;
    return this.drawing === null ? 0 : this.left(this.drawing.seat);
  }

  /** It has taken so long. */
  close(took: number): void {
    if (this.drawing === null) return;
    const { seat, after } = this.drawing;
    this.drawing = null;
    const over = Math.min(Math.max(0, Math.round(took - after)), this.left(seat));
    if (over > 0) this.spent.set(seat, (this.spent.get(seat) ?? 0) + over);
  }

  all(): BySeat {
    return Object.fromEntries(this.spent);
  }

  private left(seat: Seat): number {
    return Math.max(0, this.each - (this.spent.get(seat) ?? 0));
  }
}
