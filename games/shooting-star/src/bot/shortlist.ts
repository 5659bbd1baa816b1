import type { Chance, Seat } from '@orrery/kernel';
import { first, tail } from '../rules/bits.ts';
import type { Move, PlaceWeapon } from '../rules/kind.ts';
import { placement, type Sector, sectorOf, shot } from '../rules/sector.ts';
import type { State } from '../rules/state.ts';
import { buildOn } from './build.ts';
import { promise } from './promise.ts';

/** How many placements are thought about. */
export const LENGTH = 36;

/** The most promising placements, best first. */
export function shortlist(s: State, by: Seat, chance: Chance): readonly Move[] {
  if (s.phase === 'build') return [buildOn(s, by, chance)];
  const sector = sectorOf(s);
  const rated: { move: PlaceWeapon; worth: number }[] = [];
  for (let hand = s.hands[by]!; hand !== 0; hand = tail(hand))
    for (let free = s.alive & ~s.covered; free !== 0; free = tail(free))
      for (const arrow of aims(sector, first(hand), first(free), chance)) {
        const [weapon, site] = [first(hand), first(free)];
        const worth = promise(s, sector, weapon, arrow, site);
        rated.push({ move: placement(sector, weapon, arrow, site), worth });
      }
  rated.sort((a, b) => b.worth - a.worth);
  return rated.slice(0, LENGTH).map(({ move }) => move);
}

/** The arrows that differ in effect. Among those that do not one is drawn, or the arrow would give the card away. */
function aims(sector: Sector, weapon: number, site: number, chance: Chance): readonly number[] {
  const { arrows } = sector;
  return hitsAlike(sector, weapon, site) ? [arrows[chance.int(arrows.length, 'arrow')]!] : arrows;
}

/** Does a weapon hit the same from there whichever way its arrow points? */
export function hitsAlike(sector: Sector, weapon: number, site: number): boolean {
  const hits = (arrow: number) => sector.blast[shot(sector, weapon, arrow, site)]!;
  return sector.arrows.every((arrow) => hits(arrow) === hits(sector.arrows[0]!));
}
