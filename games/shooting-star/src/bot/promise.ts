import { count, first, tail } from '../rules/bits.ts';
import { ROUNDS } from '../rules/end.ts';
import { type Sector, shot } from '../rules/sector.ts';
import type { State } from '../rules/state.ts';
import { LATE, MOON, NAMED_BONUS, SHOT_CARD, TURNED, usualGain } from './weights.ts';

/**
 * What a placement promises on the board as it lies, in points, less what the weapon would usually bring later. Looks at no
 * face of a card on the table, not even in an imagined state: in a playout nobody may know what only the searcher knows.
 */
export function promise(s: State, sector: Sector, weapon: number, arrow: number, site: number): number {
  const { cards } = sector;
  if (weapon === cards.shield) return lure(s, sector, site) - keepsake(s, sector, weapon);
  const targets = sector.blast[shot(sector, weapon, arrow, site)]! & s.alive;
  const carded = SHOT_CARD * count(targets & s.covered);
  const left = TURNED * count(targets & ~s.covered & ~s.dark & ~s.low);
  const gain = haul(s, sector, weapon, arrow, site) + carded + left;
  return gain * (1 - LATE * (8 - cards.priority[weapon]!)) - keepsake(s, sector, weapon);
}

/** What is given up by playing a weapon now: its usual gain, the less the fewer rounds are left to play it in. */
export function keepsake(s: State, sector: Sector, weapon: number): number {
  return (usualGain(sector.cards)[weapon]! * (ROUNDS - s.round)) / (ROUNDS + 2 - s.round);
}

/** What a weapon takes if nobody fires before it: planets shot, and planets cut off. */
export function haul(s: State, sector: Sector, weapon: number, arrow: number, site: number): number {
  const index = shot(sector, weapon, arrow, site);
  const exposed = sector.blast[index]! & s.alive & ~s.covered & ~s.dark;
  const taken = sector.again[index] === null ? exposed & s.low : exposed;
  return worthOf(s, sector, taken) + worthOf(s, sector, cutOff(s, sector, taken & ~s.named));
}

/** Planets taken: one point each, moons, and what named ones mean for missions. */
function worthOf(s: State, sector: Sector, sites: number): number {
  if (sites === 0) return 0;
  let worth = count(sites) + NAMED_BONUS * count(sites & s.named);
  for (let rest = sites; rest !== 0; rest = tail(rest))
    if (sector.cards.moons[s.planets[first(rest)]!]! > 0) worth += MOON;
  return worth;
}

/** SS-P15: the planets left without a neighbour once `gone` are. */
function cutOff(s: State, sector: Sector, gone: number): number {
  if (gone === 0) return 0;
  const left = s.alive & ~gone;
  let near = 0;
  for (let rest = gone; rest !== 0; rest = tail(rest)) near |= sector.neighbours[first(rest)]!;
  let alone = 0;
  for (let rest = near & left; rest !== 0; rest = tail(rest))
    if ((sector.neighbours[first(rest)]! & left) === 0) alone |= rest & -rest;
  return alone;
}

/** How likely a Shield on this site is shot at: by cards that lie near it, and for the planets around that are worth taking. */
function lure(s: State, sector: Sector, site: number): number {
  const near = sector.neighbours[site]!;
  let around = near;
  for (let rest = near; rest !== 0; rest = tail(rest)) around |= sector.neighbours[first(rest)]!;
  return 0.25 + 0.3 * count(around & s.covered) + 0.06 * count(around & s.low) + ((s.low >>> site) & 1) * 0.15;
}
