import type { Seat } from '@orrery/kernel';
import { SMALL } from './cards.ts';
import type { Arrow, LastRound, RevealedWeapon } from './kind.ts';
import { type Sector, sectorOf, shot } from './sector.ts';
import type { State } from './state.ts';

/** SS-P5: writes down what is now turned up. */
export function show(s: State, sector: Sector): void {
  for (let seat = 0; seat < s.n; seat++) s.shown[seat] = shot(sector, s.weapon[seat]!, s.arrow[seat]!, s.site[seat]!);
  s.drawnBefore = s.drawn;
}

/** The weapons turned up last, in the order of placing; `first` placed first. */
export function shownWeapons(s: State, sector: Sector, first: Seat): RevealedWeapon[] {
  return s.shown.map((_, order) => {
    const seat = (first + order) % s.n;
    const code = s.shown[seat]!;
    const turn = Math.floor(code / sector.size);
    const { id } = sector.cards.set.weapons[turn >> 2]!;
    return { seat, at: sector.at[code % sector.size]!, arrow: (turn & 3) as Arrow, weapon: id };
  });
}

/** SS-P17: between two resolutions the Dark Invader has moved on by one seat, but at the end it stays. */
export function lastRound(s: State): LastRound | null {
  if (s.shown[0] === -1) return null;
  const sector = sectorOf(s);
  const first = s.phase === 'over' ? s.invader : (s.invader + s.n - 1) % s.n;
  const drawn = s.deck.slice(s.drawnBefore, s.drawn).filter((planet) => sector.cards.kind[planet] === SMALL);
  return {
    weapons: shownWeapons(s, sector, first),
    replacements: drawn.map((planet) => sector.cards.set.planets[planet]!.id),
  };
}
