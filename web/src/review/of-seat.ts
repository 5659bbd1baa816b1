import type { SeatInfo } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { WebWord } from '../words/en.ts';

/** What is said of a seat, by its name; with `.you`, to who reads their own match and has given no name. */
type OfSeat =
  | 'review.eyes.seat.now'
  | 'review.secret'
  | 'review.untold'
  | 'review.hidden'
  | 'review.chance.known'
  | 'review.chance.open'
  | 'review.legend.believed'
  | `review.mark.${'costly' | 'found' | 'lucky' | 'unlucky'}`;

/** In a sentence nobody is called "You". */
export function sayOfSeat(say: Say<WebWord>, id: OfSeat, { kind, name }: Pick<SeatInfo, 'kind' | 'name'>): string {
  return kind === 'me' && name === say('play.you') ? say(`${id}.you`) : say(id, { name });
}
