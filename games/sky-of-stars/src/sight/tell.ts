import type { Observer } from '@orrery/kernel';
import type { Event, Seen } from '../rules/events.ts';

/**
 * Everything happens in the open, but for these:
 *
 * | event                 | its seat       | others and the table                                                     |
 * |-----------------------|----------------|--------------------------------------------------------------------------|
 * | numberDealt           | the number     | that it was dealt                                                        |
 * | chosen, lastPassed    | all of it      | nothing (`acted` and `guessed` tell that the seat has answered)          |
 * | lent                  | all of it      | nothing                                                                  |
 * | startChosen,          | all of it      | nothing; with open skies all of it, a line from its lower star: which    |
 * | lineDrawn, lastLine   |                | way it was drawn is part of the order                                    |
 * | erased                | eraser, owner: | that it happened; with open skies all of it                              |
 * |                       | the star       |                                                                          |
 */
export function tell(event: Event, who: Observer): Seen | null {
  switch (event.t) {
    case 'numberDealt':
      return { t: event.t, seat: event.seat, number: event.seat === who ? event.number : null };
    case 'chosen':
    case 'lent':
    case 'lastPassed':
      return event.seat === who ? event : null;
    case 'startChosen': {
      const { t, seat, star, open } = event;
      return open || seat === who ? { t, seat, star } : null;
    }
    case 'lineDrawn':
    case 'lastLine': {
      const { t, seat, from, to, roll, open } = event;
      if (seat === who) return { t, seat, from, to, roll };
      const [low, high] = [from, to].sort() as [string, string];
      return open ? { t, seat, from: low, to: high, roll } : null;
    }
    case 'erased': {
      const { t, by, owner, star, round, roll, open } = event;
      return { t, by, owner, star: open || by === who || owner === who ? star : null, round, roll };
    }
    default:
      return event;
  }
}

/** To open eyes everything that happens is told as to the seat that does it. */
export function tellOpenly(event: Event): Seen | null {
  return tell(event, event.t === 'erased' ? event.by : 'seat' in event && event.seat !== null ? event.seat : 'table');
}
