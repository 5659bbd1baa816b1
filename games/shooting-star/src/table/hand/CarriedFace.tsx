import { memo } from 'react';
import type { View } from '../../rules/kind.ts';
import type { TableNames } from '../names.ts';
import { WeaponFace } from './WeaponHand.tsx';

/** The weapon above the finger while it is carried to a planet. */
export const CarriedFace = memo(function CarriedFace({
  weapon,
  names,
  me,
}: {
  readonly weapon: string;
  readonly names: TableNames;
  readonly me: View['me'];
}) {
  const card = names.weapon(weapon);
  if (card === undefined) return null;
  return (
    <div className="ss-carried">
      <WeaponFace card={card} names={names} chosen me={me} />
    </div>
  );
});
