import type { Favourites } from '@orrery/ui';
import type { Say } from '@orrery/words';
import { ours1 } from '../data/index.ts';
import type { ShootingStar } from '../rules/kind.ts';
import type { MessageId } from '../words/en.ts';
import { shortWeaponName } from '../words/names.ts';
import { Dots } from './Dots.tsx';

const cardOf = (id: string) => ours1.weapons.find((card) => card.id === id);

/** The weapons somebody lays; those of a set that an owner brought are not counted, for other matches do not know them. */
export const favourites: Favourites<ShootingStar> = {
  word: 'favourites',
  of: (told, seat) =>
    told.flatMap((seen) =>
      seen.t === 'weaponsRevealed'
        ? seen.weapons.flatMap((each) => (each.seat === seat && cardOf(each.weapon) ? [{ id: each.weapon }] : []))
        : [],
    ),
  gains: {
    word: 'favourites.gained',
    of: (seen, seat) =>
      seen.t === 'weaponPlaced' && seen.seat === seat && seen.weapon !== null && cardOf(seen.weapon) !== undefined
        ? seen.weapon
        : null,
  },
  name: (id, say) => shortWeaponName({ say: say as Say<MessageId>, set: ours1 }, id as never),
  Mark,
};

function Mark({ id }: { readonly id: string }) {
  const card = cardOf(id);
  return (
    <svg viewBox="-22 -22 44 44" aria-hidden="true">
      {card !== undefined && <Dots card={card} step={8} />}
    </svg>
  );
}
