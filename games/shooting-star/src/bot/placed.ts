import type { PlaceWeapon } from '../rules/kind.ts';
import { type Sector, sectorOf, shot, siteAt } from '../rules/sector.ts';
import type { State } from '../rules/state.ts';

/** A weapon as it would lie. */
export interface Placed {
  readonly s: State;
  readonly sector: Sector;
  readonly weapon: number;
  /** The planet under the card, and those it fires at. */
  readonly site: number;
  readonly targets: number;
}

export function placedBy(s: State, { weapon: id, at, arrow }: PlaceWeapon): Placed {
  const sector = sectorOf(s);
  const weapon = sector.cards.set.weapons.findIndex((card) => card.id === id);
  const site = siteAt(sector, at);
  return { s, sector, weapon, site, targets: sector.blast[shot(sector, weapon, arrow, site)]! & s.alive };
}
