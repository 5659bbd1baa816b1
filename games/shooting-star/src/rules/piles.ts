import type { Seat } from '@orrery/kernel';
import { count, has } from './bits.ts';
import { type Cards, cardsOf, WEAPONS } from './cards.ts';
import { countPlanets, IN_CONQUEST, IN_DEBRIS, planetsIn } from './keep.ts';
import type { Cause, Event, PileCard, Piles, XY } from './kind.ts';
import type { Sector } from './sector.ts';
import type { State } from './state.ts';

/** Takes a seat's weapon off the table into a Debris pile; its planet is free again. */
export function scrap(s: State, owner: Seat, into: Seat): void {
  s.debris[into * s.n + owner]! |= 1 << s.weapon[owner]!;
  lift(s, owner);
}

/** Takes a seat's weapon off its planet. */
export function lift(s: State, owner: Seat): void {
  s.covered &= ~(1 << s.site[owner]!);
  s.site[owner] = -1;
}

/** SS-P9, SS-P15: the card on a site goes to the attacker's Debris, unresolved. */
export function destroy(s: State, site: number, by: Seat): void {
  scrap(s, s.site.indexOf(site), by);
}

/** What is told of it, while the card still lies there. */
export function destroyed(s: State, sector: Sector, site: number, by: Seat, cause: Cause): Event {
  const owner = s.site.indexOf(site);
  const weapon = weaponId(sector.cards, s.weapon[owner]!);
  return { t: 'weaponDestroyed', by, owner, weapon, at: sector.at[site] as XY, cause };
}

export function weaponId(cards: Cards, weapon: number): string {
  return cards.set.weapons[weapon]!.id;
}

/** SS-E4: planets of all kinds, and a caught weapon together with the Shield that caught it. */
export function conquestSize(s: State, seat: Seat): number {
  return countPlanets(s, IN_CONQUEST, seat) + (s.caught[seat] === -1 ? 0 : 2);
}

/** SS-E7 counts every card, planets too (`isolatedTo: debris`). */
export function debrisSize(s: State, seat: Seat): number {
  let cards = s.options.isolatedTo === 'debris' ? countPlanets(s, IN_DEBRIS, seat) : 0;
  for (let owner = 0; owner < s.n; owner++) cards += count(s.debris[seat * s.n + owner]!);
  return cards;
}

/** Both piles of a seat, card by card. Planets come in the order of the data set, which tells nothing. */
export function pilesOf(s: State, seat: Seat): Piles {
  const cards = cardsOf(s.options);
  return { conquest: conquestCards(s, cards, seat), debris: debrisCards(s, cards, seat) };
}

function conquestCards(s: State, cards: Cards, seat: Seat): PileCard[] {
  const pile = planetCards(s, cards, IN_CONQUEST, seat);
  const caught = s.caught[seat]!;
  if (caught === -1) return pile;
  const [owner, weapon] = [Math.floor(caught / WEAPONS), caught % WEAPONS];
  pile.push({ t: 'weapon', owner, weapon: weaponId(cards, weapon) });
  pile.push({ t: 'weapon', owner: seat, weapon: weaponId(cards, cards.shield) });
  return pile;
}

function debrisCards(s: State, cards: Cards, seat: Seat): PileCard[] {
  const pile = planetCards(s, cards, IN_DEBRIS, seat);
  for (let owner = 0; owner < s.n; owner++)
    for (const weapon of weaponIds(cards, s.debris[seat * s.n + owner]!)) pile.push({ t: 'weapon', owner, weapon });
  return pile;
}

/** A set of weapons by name, in the order of the data set, which tells nothing. */
export function weaponIds(cards: Cards, set: number): string[] {
  return cards.set.weapons.filter((_, weapon) => has(set, weapon)).map((card) => card.id);
}

function planetCards(s: State, cards: Cards, place: number, seat: Seat): PileCard[] {
  return planetsIn(s, place, seat).map((planet) => ({ t: 'planet', planet: cards.set.planets[planet]!.id }));
}
