import type { Kind } from '@orrery/kernel';
import type { LogLine } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { WebWord } from '../words/en.ts';
import { sayOfSeat } from './of-seat.ts';
import { linesOf, type Teller } from './told.ts';

/** What these eyes were told of a moment, in sentences: never nothing. */
export function toldNow(teller: Teller<Kind>, moment: number, say: Say<WebWord>): readonly LogLine[] {
  const lines = linesOf(teller, moment, moment);
  const sentences = lines.filter((line) => !line.heading);
  if (sentences.length > 0) return sentences;
  if (lines.length > 0) return lines;
  const { by } = teller.reader.moments[moment]!;
  const text = () => {
    if (by === null) return say('review.setup');
    if (typeof teller.eyes === 'number' && teller.eyes !== by)
      return sayOfSeat(say, 'review.untold', teller.seats[teller.eyes]!);
    return sayOfSeat(say, 'review.secret', teller.seats[by]!);
  };
  return [{ key: `${moment}`, at: null, actor: by, text: text(), cells: [], heading: false }];
}
