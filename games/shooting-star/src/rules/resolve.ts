import type { Emit, Seat } from '@orrery/kernel';
import { first, has, tail } from './bits.ts';
import { WEAPONS } from './cards.ts';
import { isolate, strike } from './damage.ts';
import { endRound } from './end.ts';
import type { Event, XY } from './kind.ts';
import { destroy, destroyed, lift, scrap, weaponId } from './piles.ts';
import { type Sector, shot } from './sector.ts';
import { show, shownWeapons } from './shown.ts';
import type { State } from './state.ts';

/** SS-P5 to SS-P17: turns all weapons up, lets them fire one after another, and ends the round. */
export function resolveRound(s: State, sector: Sector, emit: Emit<Event>): void {
  show(s, sector);
  emit?.({ t: 'weaponsRevealed', weapons: shownWeapons(s, sector, s.invader) });
  const armed = rankWeapons(s, sector);
  for (let i = 0; i < armed; i++) {
    const seat = seatAt(s, 7 - (ranks[i]! & 7));
    if (s.site[seat]! >= 0) fire(s, sector, seat, emit);
    else emit?.({ t: 'weaponSkipped', owner: seat, weapon: weaponId(sector.cards, s.weapon[seat]!) });
  }
  returnShields(s, emit);
  endRound(s, emit);
}

/** SS-P6: who fires in this round, the first first, each as priority * 8 + 7 - order; gives how many. Shields do not. */
function rankWeapons(s: State, sector: Sector): number {
  let armed = 0;
  for (let order = 0; order < s.n; order++) {
    const priority = sector.cards.priority[s.weapon[seatAt(s, order)]!]!;
    if (priority === 0) continue;
    const rank = priority * 8 + 7 - order;
    let i = armed++;
    for (; i > 0 && ranks[i - 1]! < rank; i--) ranks[i] = ranks[i - 1]!;
    ranks[i] = rank;
  }
  return armed;
}
const ranks = new Uint8Array(8);

/** Whose go was number `order` in this round. */
function seatAt(s: State, order: number): Seat {
  const seat = s.invader + order;
  return seat < s.n ? seat : seat - s.n;
}

function fire(s: State, sector: Sector, seat: Seat, emit: Emit<Event>): void {
  const own = s.site[seat]!;
  const index = shot(sector, s.weapon[seat]!, s.arrow[seat]!, own);
  // SS-P7: gaps are ignored, and nothing blocks a shot.
  const targets = sector.blast[index]! & s.alive;
  if (emit !== null) emitFires(s, sector, seat, targets, emit);
  const carded = targets & s.covered & ~(1 << own);
  if (carded !== 0) {
    const catcher = catcherAmong(s, sector, carded);
    if (catcher >= 0) {
      catchWeapon(s, sector, seat, catcher, emit);
      return;
    }
    // SS-P9: the planets under the cards are sheltered.
    for (let rest = carded; rest !== 0; rest = tail(rest)) {
      if (emit !== null) emit(destroyed(s, sector, first(rest), seat, 'shot'));
      destroy(s, first(rest), seat);
    }
  }
  const before = s.alive;
  strike(s, sector, targets & ~carded, sector.again[index]!, seat, emit);
  // SS-P14: also if it hit nothing.
  scrap(s, seat, seat);
  emit?.({ t: 'weaponSpent', owner: seat, weapon: weaponId(sector.cards, s.weapon[seat]!) });
  if (s.alive !== before) isolate(s, sector, before & ~s.alive, seat, emit);
}

/** SS-P8: the seat whose Shield lies on one of the sites, the one placed earliest; -1 if none does. */
function catcherAmong(s: State, sector: Sector, sites: number): Seat {
  for (let order = 0; order < s.n; order++) {
    const seat = seatAt(s, order);
    if (s.weapon[seat] === sector.cards.shield && s.site[seat]! >= 0 && has(sites, s.site[seat]!)) return seat;
  }
  return -1;
}

/** SS-P8: weapon and Shield go to the catcher's Conquest, and nothing else happens. */
function catchWeapon(s: State, sector: Sector, attacker: Seat, catcher: Seat, emit: Emit<Event>): void {
  const weapon = s.weapon[attacker]!;
  emit?.({
    t: 'shieldCaught',
    catcher,
    shieldAt: sector.at[s.site[catcher]!] as XY,
    attacker,
    weapon: weaponId(sector.cards, weapon),
  });
  s.caught[catcher] = attacker * WEAPONS + weapon;
  lift(s, attacker);
  lift(s, catcher);
}

/** SS-P17: only Shields are still on the table, every other weapon had its moment. */
function returnShields(s: State, emit: Emit<Event>): void {
  if (s.covered === 0) return;
  for (let order = 0; order < s.n; order++) {
    const seat = seatAt(s, order);
    if (s.site[seat]! < 0) continue;
    scrap(s, seat, seat);
    emit?.({ t: 'shieldReturned', owner: seat });
  }
}

function emitFires(s: State, sector: Sector, seat: Seat, targets: number, emit: (event: Event) => void): void {
  const weapon = weaponId(sector.cards, s.weapon[seat]!);
  const at = sector.at[s.site[seat]!] as XY;
  emit({ t: 'weaponFires', seat, weapon, at, targets: sector.at.filter((_, site) => has(targets, site)) });
}
