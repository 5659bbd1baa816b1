import { sized } from '@orrery/ui';
import { type Faction, type Fighter, type Kit, kits, type ShipClass, shipClasses } from '../../data/index.ts';
import { ShipArt } from '../art/Ship.tsx';
import { KitArt, StructureArt } from '../art/Signs.tsx';

/** A unit among words; its seat's colour comes as --seat. */
export function UnitPicture({
  kind,
  faction,
  look,
  size,
}: {
  readonly kind: Fighter;
  readonly faction: Faction;
  readonly look: number;
  readonly size: number;
}) {
  return (
    <svg className="bp-unit-picture" viewBox="-1.3 -1.3 2.6 2.6" {...sized(size)} aria-hidden="true">
      {(shipClasses as readonly string[]).includes(kind) ? (
        <ShipArt faction={faction} cls={kind as ShipClass} look={look} upright />
      ) : (kits as readonly string[]).includes(kind) ? (
        <KitArt kind={kind as Kit} />
      ) : (
        <StructureArt kind={kind as 'cannon' | 'tower'} />
      )}
    </svg>
  );
}
