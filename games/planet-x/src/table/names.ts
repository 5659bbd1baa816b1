import type { Observer, Seat } from '@orrery/kernel';
import { type SeatInfo, seatNames } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { dataOf } from '../data/index.ts';
import { type Manner, mannerOf } from '../picture/manner.ts';
import type { Options } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';
import { factionOf, inTongue, type Namer, namer } from '../words/names.ts';

/** Names of things for one reader, with what a table draws them by. */
export interface TableNames extends Namer {
  /** The visual language of a seat's faction. */
  manner(seat: Seat): Manner;
  faction(seat: Seat): string;
  camp(seat: Seat): string;
}

export function tableNames(
  say: Say<MessageId>,
  as: Observer,
  seats: readonly SeatInfo[],
  options: Options,
): TableNames {
  const set = dataOf(options);
  const { factions } = options;
  const card = (seat: Seat) => factionOf(set, factions[seat] ?? '');
  return {
    ...namer(say, as, seatNames(seats).name, set),
    manner: (seat) => mannerOf(set, factions[seat] ?? ''),
    faction: (seat) => {
      const found = card(seat);
      return found === null ? '' : inTongue(say, found.name);
    },
    camp: (seat) => {
      const found = card(seat);
      return found === null ? '' : inTongue(say, found.camp);
    },
  };
}
