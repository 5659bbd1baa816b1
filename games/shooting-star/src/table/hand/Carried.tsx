import type { View } from '../../rules/kind.ts';
import type { TableNames } from '../names.ts';
import { WeaponFace } from './WeaponHand.tsx';

/** The weapon under the finger while it is carried to a planet. */
export function Carried({
  weapon,
  at,
  names,
  me,
}: {
  readonly weapon: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly names: TableNames;
  readonly me: View['me'];
}) {
  const card = names.weapon(weapon);
  if (card === undefined) return null;
  return (
    <div className="ss-carried" style={{ left: at.x, top: at.y }} aria-hidden="true">
      <WeaponFace card={card} names={names} chosen me={me} />
    </div>
  );
}
