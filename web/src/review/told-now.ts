import type { Kind, Seat } from '@orrery/kernel';
import type { LogLine } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { WebWord } from '../words/en.ts';
import { sayOfSeat } from './of-seat.ts';
import { linesOf, readerOf, type Teller } from './told.ts';

/** What these eyes were told of a moment, in sentences: never nothing. */
export function toldNow(teller: Teller<Kind>, moment: number, say: Say<WebWord>): readonly LogLine[] {
  const lines = linesOf(teller, moment, moment);
  const sentences = lines.filter((line) => !line.heading);
  if (sentences.length > 0) return sentences;
  if (lines.length > 0) return lines;
  const left = unloggedAt(teller, moment);
  if (left.length > 0) return left;
  const { by } = teller.reader.moments[moment]!;
  const text = () => {
    if (by === null) return say('review.setup');
    if (typeof teller.eyes === 'number' && teller.eyes !== by)
      return sayOfSeat(say, 'review.untold', teller.seats[teller.eyes]!);
    return sayOfSeat(say, 'review.secret', teller.seats[by]!);
  };
  return [{ key: `${moment}`, at: null, actor: by, text: text(), cells: [], heading: false }];
}

/** What these eyes were told and the log of the game leaves out. */
function unloggedAt(teller: Teller<Kind>, moment: number): readonly LogLine[] {
  const { kit, reader, eyes, seats, say } = teller;
  const name = (seat: Seat) => seats[seat]?.name ?? String(seat + 1);
  return reader.toldAt(moment, eyes).flatMap((seen, event) => {
    const sentence = kit.words.unlogged?.(seen, readerOf(teller), name) ?? null;
    if (sentence === null) return [];
    const actor = kit.table.actor(seen);
    return {
      key: `${moment}.${event}`,
      at: null,
      actor,
      text: say(sentence.id, sentence.values),
      cells: [],
      heading: false,
    };
  });
}
