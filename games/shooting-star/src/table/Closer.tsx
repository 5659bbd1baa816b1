import type { TableParts } from '@orrery/ui';
import type { View, XY } from '../rules/kind.ts';
import { siteAt } from '../sight/change.ts';
import { volleyOf } from '../sight/staged.ts';
import { cellName } from '../words/cell.ts';
import { capital, planetAt, weaponName } from '../words/names.ts';
import { Piece } from './board/Piece.tsx';
import { WeaponFace } from './hand/WeaponHand.tsx';
import { siteText, weaponText } from './labels.ts';
import type { TableNames } from './names.ts';
import './closer.css';

/** A planet or a weapon, large, with what its name does not say. */
export function closerTo(
  view: View,
  names: TableNames,
  cell: string,
  at: XY,
): ReturnType<NonNullable<TableParts['closer']>> {
  const weapon = names.set.weapons.find(({ id }) => id === cell);
  if (weapon !== undefined)
    return {
      title: weaponName(names, weapon.id),
      body: (
        <div className="ss-closer">
          <span className="ss-closer-card" aria-hidden="true">
            <WeaponFace card={weapon} names={names} me={view.me} />
          </span>
          <p>{weaponText(names, weapon.id)}</p>
        </div>
      ),
    };
  const site = siteAt(view, at);
  if (site === null) return null;
  return {
    title: `${cellName(at)}: ${capital(planetAt(names, site.planet, site.level))}`,
    body: (
      <div className="ss-closer">
        <svg viewBox="-62 -62 124 124" aria-hidden="true">
          <Piece {...site} r={36} gap={0.138} />
        </svg>
        <p>{siteText(names, site, volleyOf(view) !== null)}</p>
      </div>
    ),
  };
}
