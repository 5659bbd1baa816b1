import type { Seat } from '@orrery/kernel';
import type { Kit } from '../data/index.ts';
import type { State } from './state.ts';
import { KITS, kitNames } from './things.ts';

/**
 * A hold, as `uHold` keeps it: the kit aboard (0 none, else one more than its number); KNOWN: all saw it picked up from the
 * board; DOUBT: the ship has been where kits are loaded, and others cannot tell (BP-P44). Goods aboard are legs of contracts.
 */
const KIT = 3;
export const KNOWN = 4;
export const DOUBT = 8;

/** The number of the kit aboard, -1 if there is none. */
export function kitAboard(s: State, row: number): number {
  return (s.uHold[row]! & KIT) - 1;
}
export function kitNamed(s: State, row: number): Kit | null {
  return kitNames[kitAboard(s, row)] ?? null;
}
export function isKitKnown(s: State, row: number): boolean {
  return (s.uHold[row]! & KNOWN) !== 0;
}
export function isKitDoubtful(s: State, row: number): boolean {
  return (s.uHold[row]! & DOUBT) !== 0;
}
/** Loaded out of sight, or nothing loaded where it might have been. */
export function stow(s: State, row: number, kit: number): void {
  s.uHold[row] = kit >= 0 ? (kit + 1) | DOUBT : s.uHold[row]! | (isKitKnown(s, row) ? 0 : DOUBT);
}
/** Picked up for all to see. */
export function pickUp(s: State, row: number, kit: number): void {
  s.uHold[row] = (kit + 1) | KNOWN;
}
/** A kit comes into a reserve, for all to see (BP-P41). */
export function reserveKit(s: State, seat: Seat, kit: number): void {
  s.reserve[KITS * seat + kit]!++;
  s.kitsSeen[KITS * seat + kit]!++;
}
/** Put down, stored or lost, for all to see. */
export function emptyHold(s: State, row: number): void {
  s.uHold[row] = 0;
}
