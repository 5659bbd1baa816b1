import type { Seat } from '@orrery/kernel';
import { type Bag, resources } from '../data/index.ts';
import type { State } from './state.ts';
import { priceAt, tablesOf } from './tables.ts';

/** Has the seat what a thing costs it? */
export function canPay(s: State, seat: Seat, thing: number): boolean {
  const { costs } = tablesOf(s.options);
  const from = priceAt(s, seat, thing);
  const purse = 4 * seat;
  return (
    s.stock[purse]! >= costs[from]! &&
    s.stock[purse + 1]! >= costs[from + 1]! &&
    s.stock[purse + 2]! >= costs[from + 2]! &&
    s.stock[purse + 3]! >= costs[from + 3]!
  );
}

/** Pays for a thing; `seen`: everybody knows what for. */
export function pay(s: State, seat: Seat, thing: number, seen: boolean): void {
  const { costs } = tablesOf(s.options);
  const from = priceAt(s, seat, thing);
  for (let k = 0; k < 4; k++) {
    s.stock[4 * seat + k]! -= costs[from + k]!;
    if (seen) s.ledger[4 * seat + k]! -= costs[from + k]!;
  }
}

/** Puts into a stock or a ledger (or with -1 takes out of it) four numbers that stand in a row. */
export function shift(purses: number[], seat: Seat, numbers: ArrayLike<number>, from: number, times: number): void {
  for (let k = 0; k < 4; k++) purses[4 * seat + k]! += times * numbers[from + k]!;
}

/** Everybody knows how many. */
export function shiftSeen(s: State, seat: Seat, numbers: ArrayLike<number>, from: number, times: number): void {
  shift(s.stock, seat, numbers, from, times);
  shift(s.ledger, seat, numbers, from, times);
}

export function holds(s: State, seat: Seat, numbers: ArrayLike<number>, from: number): boolean {
  for (let k = 0; k < 4; k++) if (s.stock[4 * seat + k]! < numbers[from + k]!) return false;
  return true;
}

export function listed(bag: Bag): number[] {
  return resources.map((res) => bag[res]);
}
