import type { Observer, Seat } from '@orrery/kernel';
import { type SeatInfo, seatNames } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { type Card, cardOf, type Sky, skyOf } from '../data/index.ts';
import type { Options } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';
import { inTongue, type Namer } from '../words/names.ts';

/** Names of things for one reader, with what a table draws them by. */
export interface TableNames extends Namer {
  readonly sky: Sky;
  /** The seat of who reads it; null: nobody's, be it seen through the eyes of one, as others do when it is over. */
  readonly you: Seat | null;
  look(seat: Seat): number;
  /** The five words of a card, in the reader's language. */
  words(card: string | null): readonly string[];
}

export function tableNames(
  say: Say<MessageId>,
  as: Observer,
  seats: readonly SeatInfo[],
  options: Options,
): TableNames {
  const known = (card: string | null): Card | null => (card === null ? null : cardOf(options, card));
  return {
    say,
    as,
    data: options,
    sky: skyOf(options),
    you: seats.find(({ seat, kind }) => seat === as && (kind === 'me' || kind === 'here'))?.seat ?? null,
    ...seatNames(seats),
    words: (card) => (known(card)?.words ?? []).map((word) => inTongue(say, word)),
  };
}
