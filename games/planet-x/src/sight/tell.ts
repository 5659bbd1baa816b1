import type { Observer } from '@orrery/kernel';
import type { Event, Seen } from '../rules/events.ts';

/**
 * Who hears what. Everything happens in the open, but for:
 *
 * | event          | its seat     | the ally                  | others and the table     |
 * |----------------|--------------|---------------------------|--------------------------|
 * | dealt, drew    | the cards    | how many                  | how many                 |
 * | answered       | the answer   | nothing at all            | nothing at all           |
 * | supportOffered | the card     | that a card is offered    | that a card is offered   |
 * | supportSwapped | both cards   | both cards                | that two cards were      |
 */
export function tell(event: Event, who: Observer): Seen | null {
  switch (event.t) {
    case 'answered':
      return event.seat === who ? event : null;
    case 'dealt':
    case 'drew': {
      const { t, seat, count } = event;
      return { t, seat, count, cards: seat === who ? event.cards : null };
    }
    case 'supportOffered': {
      const { t, seat, ally } = event;
      return { t, seat, ally, card: seat === who ? event.card : null };
    }
    case 'supportSwapped': {
      const { t, seats } = event;
      return { t, seats, cards: who !== 'table' && seats.includes(who) ? event.cards : null };
    }
    default:
      return event;
  }
}
