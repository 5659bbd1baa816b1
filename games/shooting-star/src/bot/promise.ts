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
  const later = (ROUNDS - s.round) / (ROUNDS + 2 - s.round);
  const kept = usualGain(cards)[weapon]! * later;
  if (weapon === cards.shield) return lure(s, sector, site) - kept;
  const index = shot(sector, weapon, arrow, site);
  const targets = sector.blast[index]! & s.alive;
  const carded = targets & s.covered;
  const exposed = targets & ~s.covered & ~s.dark;
  const again = sector.again[index]!;
  const taken = again === null ? exposed & s.low : exposed;
  const gain = worthOf(s, sector, taken) + worthOf(s, sector, cutOff(s, sector, taken & ~s.named));
  const shots = SHOT_CARD * count(carded) + TURNED * count(exposed & ~taken);
  return (gain + shots) * (1 - LATE * (8 - cards.priority[weapon]!)) - kept;
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
