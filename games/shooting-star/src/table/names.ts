import type { Observer, Seat } from '@orrery/kernel';
import { type SeatInfo, seatNames } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { DataSet, WeaponCard } from '../data/index.ts';
import type { Options } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';
import { type Namer, namer } from '../words/names.ts';

/** Names of things for one reader, with what a table draws them by. */
export interface TableNames extends Namer {
  weapon(id: string): WeaponCard | undefined;
  /** Which seat identity a seat wears. */
  look(seat: Seat): number;
}

export function tableNames(
  say: Say<MessageId>,
  as: Observer,
  seats: readonly SeatInfo[],
  set: DataSet,
  isolatedTo: Options['isolatedTo'] = 'conquest',
): TableNames {
  const { name, look } = seatNames(seats);
  return {
    ...namer(say, as, name, set),
    isolatedTo,
    weapon: (id) => set.weapons.find((card) => card.id === id),
    look,
  };
}
