import type { Favourites } from '@orrery/ui';
import { type Structure, structures } from '../data/index.ts';
import type { BurningPlanets } from '../rules/kind.ts';
import { StructureArt } from './art/Signs.tsx';

/** What somebody builds on planets. */
export const favourites: Favourites<BurningPlanets> = {
  word: 'favourites',
  of: (told, seat) => told.flatMap((seen) => (seen.t === 'built' && seen.seat === seat ? [{ id: seen.kind }] : [])),
  name: (id, say) => say(`thing.${id}`),
  Mark,
};

function Mark({ id }: { readonly id: string }) {
  const kind = structures.find((each): each is Structure => each === id);
  return (
    <svg viewBox="-1 -1 2 2" aria-hidden="true">
      {kind !== undefined && <StructureArt kind={kind} />}
    </svg>
  );
}
