import { type Kind, sidesAt } from '@orrery/kernel';
import { useMemo } from 'react';
import type { Teller } from './told.ts';

/** Who wins together, by seat: the same for the whole match. */
export function useSides({ kit: { game }, options, seats: { length } }: Teller<Kind>): readonly number[] {
  return useMemo(() => sidesAt(game, options, length), [game, options, length]);
}
