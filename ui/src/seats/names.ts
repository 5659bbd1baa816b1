import type { Seat } from '@orrery/kernel';
import type { SeatInfo } from '../table/contract.ts';

/** What a seat is called, and which seat identity it wears; of one that nobody is known to have: its number. */
export function seatNames(seats: readonly SeatInfo[]): { name(seat: Seat): string; look(seat: Seat): number } {
  const info = (seat: Seat) => seats.find((one) => one.seat === seat);
  return { name: (seat) => info(seat)?.name ?? String(seat + 1), look: (seat) => info(seat)?.look ?? seat };
}
