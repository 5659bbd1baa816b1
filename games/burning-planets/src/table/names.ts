import type { Observer, Seat } from '@orrery/kernel';
import { type SeatInfo, seatNames } from '@orrery/ui';
import type { Say } from '@orrery/words';
import type { Options } from '../rules/options.ts';
import type { MessageId } from '../words/index.ts';
import type { Namer } from '../words/names.ts';

/** Names of things for one reader, with the seat identities they wear. */
export interface TableNames extends Namer {
  readonly options: Options;
  /** Which seat identity a seat wears; null: nobody's. */
  look(seat: Seat): number;
  look(seat: Seat | null): number | null;
  /** The letter of a seat, for all who do not go by colour; nobody has none. */
  letter(seat: Seat | null): string;
}

export function tableNames(
  say: Say<MessageId>,
  as: Observer,
  seats: readonly SeatInfo[],
  options: Options,
): TableNames {
  const known = seatNames(seats);
  function look(seat: Seat): number;
  function look(seat: Seat | null): number | null;
  function look(seat: Seat | null): number | null {
    return seat === null ? null : known.look(seat);
  }
  return {
    ...{ say, as, options, look },
    name: known.name,
    letter: (seat) => (seat === null ? '' : 'ABCDEF'.charAt(seat)),
  };
}
