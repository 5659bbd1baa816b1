import { randomInt } from 'node:crypto';
import type { Seating } from '@orrery/wire';
import type { Table, TableSeat } from './table.ts';

/** Who sits where in the next match: all as they sit, each one seat on, or as lots fall. A series goes on as it began. */
export function seatAnew(table: Table, seating: Seating): readonly TableSeat[] {
  const { seats, upcoming, matches } = table;
  if (seating === 'same' || upcoming !== null) return seats;
  const order = seating === 'rotate' ? rotated(seats.length) : drawn(seats.length);
  return order.map((from, at) => {
    const seat = seats[from]!;
    // What its person preferred was said for another seat.
    return from === at || seat.holder === null ? seat : { ...seat, since: matches.length };
  });
}

const rotated = (n: number): readonly number[] => Array.from({ length: n }, (_, at) => (at + n - 1) % n);

function drawn(n: number): readonly number[] {
  const order = Array.from({ length: n }, (_, at) => at);
  for (let at = n - 1; at > 0; at--) {
    const other = randomInt(at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
