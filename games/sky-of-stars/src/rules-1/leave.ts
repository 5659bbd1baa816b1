import type { Emit, Ending, Seat } from '@orrery/kernel';
import type { Event, Seen } from './events.ts';
import { activeSeats, hasAnswered, leftOf } from './seats.ts';
import { NOT_YET, type State } from './state.ts';
import type { Next } from './steps.ts';

/**
 * SK-P20, `onLeave: drop`: the seat is inactive from now on; its unrevealed answers are gone. Gives back the step that must
 * follow at once: null where the step under way simply goes on without the seat.
 */
export function leave(s: State, seat: Seat, emit: Emit<Event>): Next {
  const player = s.players[seat]!;
  player.active = false;
  player.leftIn = s.round;
  if (s.roller === seat) s.roller = leftOf(s, seat);
  s.asked = s.asked.filter((other) => other !== seat && s.targets[other] !== seat);
  s.pending = s.pending.map((answer, other) => (s.asked.includes(other) ? answer : null));
  s.ballots[seat]!.fill(NOT_YET);
  const wasOpen = s.open.includes(seat);
  if (wasOpen) {
    s.open = s.open.filter((owner) => owner !== seat);
    for (const ballots of s.ballots) ballots[seat] = NOT_YET;
    // With one drawing less a seat may have nothing left to answer.
    s.asked = s.asked.filter((other) => s.open.some((owner) => owner !== other));
  }
  const answered = s.asked.filter((other) => hasAnswered(s, other));
  emit?.({ t: 'left', seat, asked: s.asked, answered, next: s.roller });
  if (wasOpen && s.phase === 'show') emit?.({ t: 'showCancelled', owner: seat });
  if (activeSeats(s).length < 2) {
    s.deserted = true;
    return 'end';
  }
  return wasOpen && s.open.length === 0 ? 'show' : null;
}

/** Those who stayed were too few to go on. */
export function ending(last: readonly Seen[]): Ending | null {
  const over = last.some((seen) => seen.t === 'gameOver' && seen.result.reason === 'left');
  return over ? { t: 'left', seats: last.flatMap((seen) => (seen.t === 'left' ? [seen.seat] : [])) } : null;
}
