import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import { factions, ours1 } from '../data/index.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';

/** What the laboratory looks at in a match. */
export const eye = {
  /** What moves name that is used. */
  uses: ['cls', 'kind', 'kit'],
  /** The data sets of ours written out, for whoever changes them. */
  spelled: (options: Options): Options => ({ ...options, data: options.data === 'ours-1' ? ours1 : options.data }),
  /** What is dealt anew from match to match where nobody names it. */
  deals: 'factions',
  /** As different as so many seats can be. */
  deal(options: Options, lot: Chance): Options {
    const seats = options.factions.length;
    const all = Array.from({ length: Math.ceil(seats / factions.length) }, () => shuffle([...factions], lot, 'order'));
    return { ...options, factions: all.flat().slice(0, seats) };
  },
  given: ({ options }: State, seat: Seat): string[] => [`factions ${options.factions[seat]}`],
};
