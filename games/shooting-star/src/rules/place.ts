import type { Chance, Emit, Seat } from '@orrery/kernel';
import { count, first, has, nth, tail } from './bits.ts';
import type { Event, PlaceWeapon, Refusal } from './kind.ts';
import { resolveRound } from './resolve.ts';
import { placement, sectorOf, siteAt } from './sector.ts';
import type { State } from './state.ts';

/** SS-P2: why a weapon may not be laid so. */
export function refuseWeapon(s: State, by: Seat, { weapon, at, arrow }: PlaceWeapon): Refusal | null {
  const sector = sectorOf(s);
  const number = sector.cards.weaponNumber.get(weapon);
  if (number === undefined || !has(s.hands[by]!, number)) return 'CARD_NOT_IN_HAND';
  const site = siteAt(sector, at);
  if (site < 0 || !has(s.alive, site)) return 'NO_PLANET';
  if (has(s.covered, site)) return 'PLANET_COVERED';
  return sector.arrows.includes(arrow) ? null : 'BAD_ARROW';
}

/** SS-P1, SS-P2: one go; the last of a round turns all weapons up and resolves them. */
export function placeWeapon(s: State, by: Seat, { weapon, at, arrow }: PlaceWeapon, emit: Emit<Event>): void {
  const sector = sectorOf(s);
  const number = sector.cards.weaponNumber.get(weapon) as number;
  const site = siteAt(sector, at);
  s.hands[by]! &= ~(1 << number);
  s.weapon[by] = number;
  s.site[by] = site;
  s.arrow[by] = arrow;
  s.covered |= 1 << site;
  emit?.({ t: 'weaponPlaced', seat: by, at, arrow, order: orderOf(s, by), weapon });
  const next = (by + 1) % s.n;
  if (next === s.invader) resolveRound(s, sector, emit);
  else s.toAct = next;
}

/** SS-P1: whose go it is in a round, the Dark Invader's being 0. */
export function orderOf(s: State, seat: Seat): number {
  return (seat - s.invader + s.n) % s.n;
}

export function listWeapons(s: State, by: Seat): PlaceWeapon[] {
  const sector = sectorOf(s);
  const moves: PlaceWeapon[] = [];
  for (let hand = s.hands[by]!; hand !== 0; hand = tail(hand))
    for (let free = s.alive & ~s.covered; free !== 0; free = tail(free))
      for (const arrow of sector.arrows) moves.push(placement(sector, first(hand), arrow, first(free)));
  return moves;
}

/** Every legal placement is equally likely; SS-P4: there is one. */
export function pickWeapon(s: State, by: Seat, chance: Chance): PlaceWeapon {
  const sector = sectorOf(s);
  const hand = s.hands[by]!;
  const free = s.alive & ~s.covered;
  const cells = count(free);
  const arrows = sector.arrows.length;
  const k = chance.int(count(hand) * cells * arrows, 'pick');
  const cell = (k / arrows) | 0;
  return placement(sector, nth(hand, (cell / cells) | 0), sector.arrows[k % arrows]!, nth(free, cell % cells));
}
