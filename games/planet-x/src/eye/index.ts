import { dataOf, specialOf, unitOf } from '../data/index.ts';
import type { Options } from '../rules/kind.ts';

/** What the laboratory looks at in a match. */
export const eye = {
  /** What moves name that is used. */
  uses: ['card'],
  /** The data sets of ours written out, for whoever changes them. */
  spelled: (options: Options): Options => ({ ...options, data: dataOf(options) }),
  called(options: Options, name: string): string | null {
    const set = dataOf(options);
    const [kind, id = ''] = name.split(' ');
    if (kind === 'factions') return set.factions.find((faction) => faction.id === id)?.name.en ?? null;
    return (unitOf(set, id) ?? specialOf(set, id))?.name.en ?? null;
  },
};
