import { endingWords } from '@orrery/card';
import { stopOf } from '@orrery/kernel';
import type { SeatInfo } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { WebWord } from '../words/en.ts';
import type { ReviewedMatch } from './match.ts';

/** Why a match is over, where the last thing that was told of it does not say so itself. */
export function overWords(
  { reader, comings }: Pick<ReviewedMatch, 'reader' | 'comings'>,
  seats: readonly SeatInfo[],
  say: Say<WebWord>,
): string | null {
  const ending = reader.ending ?? stopOf(comings);
  // Who gives up or leaves does it in the last moment.
  if (ending.t === 'gaveUp' || ending.t === 'left') return null;
  return endingWords(ending, (seat) => seats[seat]?.name ?? '', say);
}
