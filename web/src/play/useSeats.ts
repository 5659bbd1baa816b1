import type { Kind } from '@orrery/kernel';
import type { SeatInfo } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { useMemo } from 'react';
import type { TableFacts } from './feed.ts';
import type { GameKit } from './kit.ts';
import { seated } from './names.ts';

/** Who sits where, in the colours of the game where it has its own. */
export function useSeats<K extends Kind>(
  { table }: GameKit<K>,
  { seats }: TableFacts,
  view: K['view'],
  say: Say,
): readonly SeatInfo[] {
  // By its numbers: a view is a new one after every event.
  const worn = table.looks?.(view).join() ?? '';
  return useMemo(
    () =>
      seated(seats, say, worn === '' ? undefined : worn.split(',').map(Number)).map((seat) =>
        seat.manner === undefined ? seat : { ...seat, mannerMeans: say(`manner.${seat.manner}`) },
      ),
    [seats, say, worn],
  );
}
