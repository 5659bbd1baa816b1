import type { Faction, ShipClass } from '../../data/index.ts';
import { headingOf, hullOf, SPINES, SPREAD } from './hulls.ts';

export interface ShipArtProps {
  readonly faction: Faction;
  readonly cls: ShipClass;
  /** Which seat identity it wears; null: nobody's, as in a price list. */
  readonly look: number | null;
  /** Nose up, wherever its seat's ships point. */
  readonly upright?: boolean;
}

/** A ship about 0, 0, in cells; its seat's colour comes as --seat. */
export function ShipArt({ upright = false, ...ship }: ShipArtProps) {
  const turn = upright || ship.look === null ? 0 : headingOf(ship.look);
  return (
    <g transform={`rotate(${turn})scale(${SPREAD[ship.cls]})`}>
      <Hull {...ship} />
    </g>
  );
}

/** How a ship of the map lies and how large it is, as a style: with its place one transform, where each is a layer to the browser. */
export function lieOf({ cls, look }: Pick<ShipArtProps, 'cls' | 'look'>): string {
  return `rotate(${look === null ? 0 : headingOf(look)}deg)scale(${SPREAD[cls]})`;
}

/** Nose up, in a size of its own. */
export function Hull({ faction, cls, look }: Omit<ShipArtProps, 'upright'>) {
  const hull = hullOf(faction, cls);
  return (
    <>
      <path className="bp-halo" d={hull} />
      <path className="bp-hull" d={hull} />
      {look !== null && <path d={hull} fill={`url(#bp-hatch-${look})`} />}
      <path className="bp-edge" d={hull} />
      <path className="bp-spine" d={SPINES[cls]} />
    </>
  );
}
