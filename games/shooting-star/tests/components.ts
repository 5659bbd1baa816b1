import { cardsOf } from '../src/rules/cards.ts';
import { deckCards } from '../src/rules/deck.ts';
import type { State } from '../src/rules/state.ts';

/** I1, I2: every planet and every weapon of the match, wherever it lies, by name. */
export function components(s: State): { readonly planets: string[]; readonly weapons: string[] } {
  const cards = cardsOf(s.options);
  const planet = (number: number) => cards.set.planets[number]!.id;
  const kept = s.keeper.flatMap((keeper, number) => (keeper >= 0 ? [planet(number)] : []));
  const laid = s.planets.filter((number) => number >= 0).map(planet);
  const deck = deckCards(s, cards).map(planet);
  const weapons: string[] = [];
  const add = (owner: number, weapon: number) => weapons.push(`${owner}:${cards.set.weapons[weapon]!.id}`);
  const addAll = (owner: number, set: number) => {
    for (let weapon = 0; weapon < 9; weapon++) if ((set >> weapon) & 1) add(owner, weapon);
  };
  for (let seat = 0; seat < s.n; seat++) {
    addAll(seat, s.hands[seat]!);
    if (s.site[seat]! >= 0) add(seat, s.weapon[seat]!);
    for (let owner = 0; owner < s.n; owner++) addAll(owner, s.debris[seat * s.n + owner]!);
    if (s.caught[seat]! < 0) continue;
    add(Math.floor(s.caught[seat]! / 9), s.caught[seat]! % 9);
    add(seat, cards.shield);
  }
  return { planets: [...kept, ...laid, ...deck].sort(), weapons: weapons.sort() };
}
