import type { Chance, Seat } from '@orrery/kernel';
import { count, nth } from '../rules/bits.ts';
import type { Move } from '../rules/kind.ts';
import { placement, sectorOf } from '../rules/sector.ts';
import type { State } from '../rules/state.ts';
import { buildOn } from './build.ts';
import { promise } from './promise.ts';

/** How many placements a guess compares: enough to be sensible, few enough to be quick and not always the same. */
const TRIES = 6;

/** The most promising of a few placements drawn at random. */
export function guess(s: State, by: Seat, chance: Chance): Move {
  if (s.phase === 'build') return buildOn(s, by, chance);
  const sector = sectorOf(s);
  const hand = s.hands[by]!;
  const free = s.alive & ~s.covered;
  const weapons = count(hand);
  const sites = count(free);
  const arrows = sector.arrows.length;
  let best = Number.NEGATIVE_INFINITY;
  let [bestWeapon, bestArrow, bestSite] = [0, 0, 0];
  for (let i = 0; i < TRIES; i++) {
    const k = chance.int(weapons * sites * arrows, 'guess');
    const cell = (k / arrows) | 0;
    const weapon = nth(hand, (cell / sites) | 0);
    const site = nth(free, cell % sites);
    const arrow = sector.arrows[k % arrows]!;
    const worth = promise(s, sector, weapon, arrow, site);
    if (worth > best) {
      best = worth;
      bestWeapon = weapon;
      bestArrow = arrow;
      bestSite = site;
    }
  }
  return placement(sector, bestWeapon, bestArrow, bestSite);
}
