import type { Emit, Seat } from '@orrery/kernel';
import { draw } from './draw.ts';
import type { Event } from './events.ts';
import { ANY, hasLine } from './line.ts';
import { activeSeats, ask } from './seats.ts';
import { record, type State } from './state.ts';
import type { Next, Step } from './steps.ts';

/** SK-P10: the first call ends the drawing; SK-P11: all others may draw one last line. */
export function callStop(s: State, caller: Seat, emit: Emit<Event>): Next {
  s.phase = 'last';
  record(s, { stop: { by: caller } });
  ask(
    s,
    activeSeats(s).filter((seat) => seat !== caller && hasLine(s, seat, ANY)),
  );
  emit?.({ t: 'stopCalled', seat: caller, asked: s.asked });
  return s.asked.length === 0 ? 'lasts' : null;
}

export const lasts: Step = (s, _chance, emit) => {
  for (const seat of s.asked) {
    const answer = s.pending[seat];
    if (answer?.t === 'line') draw(s, seat, { from: answer.from, to: answer.to, roll: 0 }, emit);
    else emit?.({ t: 'lastPassed', seat });
  }
  ask(s, []);
  return 'shows';
};
