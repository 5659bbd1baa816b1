import { Card, Hand, type HandCard } from '@orrery/ui';
import { memo, type PointerEvent } from 'react';
import type { WeaponCard } from '../../data/index.ts';
import type { View } from '../../rules/kind.ts';
import { shortWeaponName } from '../../words/names.ts';
import { Dots } from '../Dots.tsx';
import { weaponLabel } from '../labels.ts';
import type { TableNames } from '../names.ts';

export interface WeaponHandProps {
  readonly view: View;
  readonly names: TableNames;
  readonly chosen: string | null;
  /** It is not my go, or my move is on its way. */
  readonly shut: boolean;
  choose(weapon: string): void;
  handle?(weapon: string): { onPointerDown(event: PointerEvent): void };
}

/** Nine weapons from 8 down to the Shield; those played are ghosts. */
export const WeaponHand = memo(function WeaponHand(props: WeaponHandProps) {
  const { view, names, chosen, shut, choose, handle } = props;
  const hand = view.hand ?? [];
  const cards = firingOrder(names.set.weapons).map((card): HandCard => {
    const used = !hand.includes(card.id);
    return {
      key: card.id,
      label: weaponLabel(names, card.id, used),
      face: <WeaponFace card={card} names={names} chosen={card.id === chosen} used={used} me={view.me} />,
      used,
      shut,
      digit: String(card.priority ?? 9),
    };
  });
  return (
    <div className="ss-hand">
      <Hand
        cards={cards}
        chosen={chosen}
        label={names.say('hand.label')}
        choose={choose}
        {...(handle ? { handle } : {})}
      />
    </div>
  );
});

export function firingOrder(weapons: readonly WeaponCard[]): WeaponCard[] {
  return [...weapons].sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
}

export function WeaponFace({
  card,
  names,
  chosen = false,
  used = false,
  me,
}: {
  readonly card: WeaponCard;
  readonly names: TableNames;
  readonly chosen?: boolean;
  readonly used?: boolean;
  readonly me: View['me'];
}) {
  return (
    <Card
      top={card.priority ?? '–'}
      picture={<WeaponPicture card={card} />}
      name={shortWeaponName(names, card.id)}
      chosen={chosen}
      used={used}
      {...(me === 'table' ? {} : { look: names.look(me) })}
    />
  );
}

export function WeaponPicture({ card }: { readonly card: WeaponCard }) {
  return (
    <svg className="ss-pattern" viewBox="-22 -22 44 44" aria-hidden="true">
      <Dots card={card} step={8.4} />
    </svg>
  );
}
