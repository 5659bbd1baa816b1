import type { Chance, Seat } from '@orrery/kernel';
import { count, nth } from '../rules/bits.ts';
import { type Cards, WEAPONS } from '../rules/cards.ts';
import { IN_CONQUEST } from '../rules/keep.ts';
import type { PileCard } from '../rules/kind.ts';
import type { State } from '../rules/state.ts';

/** Puts the cards of an open pile where they lie. */
export function keepPile(s: State, cards: Cards, pile: readonly PileCard[], place: number, seat: Seat): void {
  for (const card of pile) {
    if (card.t === 'planet') s.keeper[cards.planetNumber.get(card.planet)!] = place + seat;
    else {
      const weapon = cards.weaponNumber.get(card.weapon)!;
      if (place !== IN_CONQUEST) s.debris[seat * s.n + card.owner]! |= 1 << weapon;
      else if (card.owner !== seat) s.caught[seat] = card.owner * WEAPONS + weapon;
    }
  }
}

export function weaponSet(cards: Cards, ids: readonly string[]): number {
  return ids.reduce((set, id) => set | (1 << cards.weaponNumber.get(id)!), 0);
}

/** Splits what a seat has not played into its hand and, where one lies, its face-down weapon. */
export function layFaceDown(s: State, seat: Seat, unplayed: number, chance: Chance): void {
  s.hands[seat] = unplayed;
  if (s.site[seat]! < 0) return;
  const weapon = nth(unplayed, chance.int(count(unplayed), 'face down'));
  s.weapon[seat] = weapon;
  s.hands[seat] = unplayed & ~(1 << weapon);
}
