import type { Seat } from '@orrery/kernel';
import type { BySeat } from './reserves.ts';

/** After so many in a row somebody counts as absent. */
const absentAfter = 2;

/** How often in a row the time of a seat has run out, where everybody saw that it was awaited. */
export class RunOuts {
  private readonly times: Map<Seat, number>;

  constructor(times: BySeat = {}) {
    this.times = new Map(Object.entries(times).map(([seat, count]) => [Number(seat), count]));
  }

  get none(): boolean {
    return this.times.size === 0;
  }
  get absent(): readonly Seat[] {
    return [...this.times].flatMap(([seat, count]) => (count >= absentAfter ? [seat] : []));
  }

  ranOut(seat: Seat): void {
    this.times.set(seat, (this.times.get(seat) ?? 0) + 1);
  }
  /** It has answered itself, or somebody else plays it. False: nothing was known against it. */
  answered(seat: Seat): boolean {
    return this.times.delete(seat);
  }

  all(): BySeat {
    return Object.fromEntries(this.times);
  }
}
