import type { Seat } from '@orrery/kernel';
import { NOT_YET, type State } from './state.ts';

export function isActive(s: State, seat: Seat): boolean {
  return s.players[seat]?.active === true;
}

export function activeSeats(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.n; seat++) if (s.players[seat]!.active) seats.push(seat);
  return seats;
}

/** SK-S1: the next active seat clockwise. */
export function leftOf(s: State, seat: Seat): Seat {
  for (let i = 1; i < s.n; i++) {
    const next = (seat + i) % s.n;
    if (s.players[next]!.active) return next;
  }
  return seat;
}

/** The active seats clockwise, beginning at this one or at the first active after it. */
export function clockwiseFrom(s: State, first: Seat): Seat[] {
  const seats = activeSeats(s);
  return [...seats.filter((seat) => seat >= first), ...seats.filter((seat) => seat < first)];
}

/** Two seats play together. */
export function isDuo(s: { readonly n: number }): boolean {
  return s.n === 2;
}

/** Puts a question to some seats; what was answered before is gone. */
export function ask(s: State, asked: readonly Seat[]): void {
  s.asked = asked;
  s.pending.fill(null);
}

/** Opens the drawings of some seats to ballots of all active others: guesses, or verdicts. */
export function askBallots(s: State, owners: readonly Seat[]): void {
  const asked = activeSeats(s).filter((seat) => owners.some((owner) => owner !== seat));
  ask(s, asked);
  s.open = owners;
  for (const row of s.ballots) row.fill(NOT_YET);
}

export function hasAnswered(s: State, seat: Seat): boolean {
  if (s.phase !== 'show' && s.phase !== 'verdict') return s.pending[seat] !== null;
  const ballots = s.ballots[seat]!;
  for (const owner of s.open) if (owner !== seat && ballots[owner] === NOT_YET) return false;
  return true;
}

/** How many ballots a seat has still to give, or whether its answer is still to come. */
export function missing(s: State, seat: Seat): number {
  if (s.phase !== 'show' && s.phase !== 'verdict') return s.pending[seat] === null ? 1 : 0;
  const ballots = s.ballots[seat]!;
  return s.open.filter((owner) => owner !== seat && ballots[owner] === NOT_YET).length;
}

/** Those asked whom the step still waits for. */
export function unanswered(s: State): Seat[] {
  return s.asked.filter((seat) => !hasAnswered(s, seat));
}

export function isWaiting(s: State): boolean {
  for (const seat of s.asked) if (!hasAnswered(s, seat)) return true;
  return false;
}
