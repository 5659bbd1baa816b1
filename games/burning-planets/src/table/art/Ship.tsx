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
export function ShipArt({ faction, cls, look, upright = false }: ShipArtProps) {
  const hull = hullOf(faction, cls);
  const turn = upright || look === null ? 0 : headingOf(look);
  return (
    <g className="bp-ship" transform={`rotate(${turn})scale(${SPREAD[cls]})`}>
      <path className="bp-halo" d={hull} />
      <path className="bp-hull" d={hull} />
      {look !== null && <path d={hull} fill={`url(#bp-hatch-${look})`} />}
      <path className="bp-edge" d={hull} />
      <path className="bp-spine" d={SPINES[cls]} />
    </g>
  );
}
