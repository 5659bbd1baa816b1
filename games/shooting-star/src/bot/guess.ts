import type { Chance, Seat } from '@orrery/kernel';
import { first, tail } from '../rules/bits.ts';
import { WEAPONS } from '../rules/cards.ts';
import type { Move } from '../rules/kind.ts';
import { placement, type Sector, sectorOf } from '../rules/sector.ts';
import type { State } from '../rules/state.ts';
import { buildOn } from './build.ts';
import { promise } from './promise.ts';
import { Suspects } from './suspects.ts';

/** What a placement is worth, by any measure. */
type Worth = (s: State, sector: Sector, weapon: number, arrow: number, site: number) => number;

/** One for all guesses, each looks anew: playouts must not leave garbage. */
const suspects = new Suspects();
const amongSuspects: Worth = (s, sector, weapon, arrow, site) => suspects.promise(s, sector, weapon, arrow, site);

/** Plays for what lies open, as if nobody thought about anybody's cards. */
export function guess(s: State, by: Seat, chance: Chance): Move {
  return s.phase === 'build' ? buildOn(s, by, chance) : bestOf(6, s, by, promise, chance);
}

/** Plays with an eye on what the cards laid before may be. */
export function waryGuess(s: State, by: Seat, chance: Chance): Move {
  if (s.phase === 'build') return buildOn(s, by, chance);
  suspects.look(s, sectorOf(s), by, chance);
  return bestOf(12, s, by, amongSuspects, chance);
}

/** The best of a few placements drawn at random: quick, sensible, and not always the same. */
function bestOf(tries: number, s: State, by: Seat, worthOf: Worth, chance: Chance): Move {
  const sector = sectorOf(s);
  const arrows = sector.arrows.length;
  const cards = members(s.hands[by]!, hand);
  const sites = members(s.alive & ~s.covered, free);
  let best = Number.NEGATIVE_INFINITY;
  let [bestWeapon, bestArrow, bestSite] = [0, 0, 0];
  for (let i = 0; i < tries; i++) {
    const k = chance.int(cards * sites * arrows, 'guess');
    const cell = (k / arrows) | 0;
    const weapon = hand[(cell / sites) | 0]!;
    const site = free[cell % sites]!;
    const arrow = sector.arrows[k % arrows]!;
    const worth = worthOf(s, sector, weapon, arrow, site);
    if (worth > best) {
      best = worth;
      bestWeapon = weapon;
      bestArrow = arrow;
      bestSite = site;
    }
  }
  return placement(sector, bestWeapon, bestArrow, bestSite);
}

const hand = new Int32Array(WEAPONS);
const free = new Int32Array(32);

/** Writes the members of a set down, and how many they are. */
function members(set: number, out: Int32Array): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest = tail(rest)) out[size++] = first(rest);
  return size;
}
