import { type Chance, type Observer, type Seat, shuffle } from '@orrery/kernel';
import { cardsOf } from '../src/rules/cards.ts';
import { IN_CONQUEST, IN_HAND } from '../src/rules/keep.ts';
import type { State } from '../src/rules/state.ts';

/** Somewhere a weapon can lie, with the means to put another of the same owner there. */
interface Place {
  readonly owner: Seat;
  readonly weapon: number;
  readonly at: 'hand' | 'table' | 'debris' | 'caught';
  readonly holder: Seat;
}

/** `piles: memory`: all that `who` cannot see of hands and piles, with every size as it was. */
export function scramblePiles(s: State, who: Observer, chance: Chance): void {
  relabelWeapons(s, who, chance);
  swapDebris(s, who, chance);
  swapPlanets(s, who, chance);
}

/**
 * Weapons of one other seat change places among hand, table and the piles of others. What was turned up last is known to be
 * gone, so it stays where it is; a Shield changes places only with what no Shield has caught.
 */
function relabelWeapons(s: State, who: Observer, chance: Chance): void {
  const { shield, set } = cardsOf(s.options);
  const size = s.planets.length;
  for (let owner = 0; owner < s.n; owner++) {
    if (owner === who) continue;
    const shown = s.shown[owner]! < 0 ? -1 : Math.floor(s.shown[owner]! / (4 * size));
    const free = placesOf(s, owner).filter((place) => place.holder !== who && place.weapon !== shown);
    const plain = free.filter((place) => place.weapon !== shield);
    permute(s, plain, set.weapons.length, chance);
    const uncaught = placesOf(s, owner).filter((place) => place.holder !== who && place.weapon !== shown);
    permute(
      s,
      uncaught.filter((place) => place.at !== 'caught'),
      set.weapons.length,
      chance,
    );
  }
}

function permute(s: State, places: readonly Place[], weapons: number, chance: Chance): void {
  const to = shuffle(
    places.map((place) => place.weapon),
    chance,
    'scramble',
  );
  for (const place of places) remove(s, place);
  for (const [i, place] of places.entries()) put(s, { ...place, weapon: to[i]! }, weapons);
}

function placesOf(s: State, owner: Seat): Place[] {
  const places: Place[] = [];
  for (let weapon = 0; weapon < 9; weapon++) {
    if ((s.hands[owner]! >> weapon) & 1) places.push({ owner, weapon, at: 'hand', holder: owner });
    if (s.site[owner]! >= 0 && s.weapon[owner] === weapon) places.push({ owner, weapon, at: 'table', holder: owner });
    for (let holder = 0; holder < s.n; holder++) {
      if ((s.debris[holder * s.n + owner]! >> weapon) & 1) places.push({ owner, weapon, at: 'debris', holder });
      if (s.caught[holder] === owner * 9 + weapon) places.push({ owner, weapon, at: 'caught', holder });
    }
  }
  return places;
}

function remove(s: State, { owner, weapon, at, holder }: Place): void {
  if (at === 'hand') s.hands[owner]! &= ~(1 << weapon);
  if (at === 'debris') s.debris[holder * s.n + owner]! &= ~(1 << weapon);
}

function put(s: State, { owner, weapon, at, holder }: Place, weapons: number): void {
  if (at === 'hand') s.hands[owner]! |= 1 << weapon;
  if (at === 'table') s.weapon[owner] = weapon;
  if (at === 'debris') s.debris[holder * s.n + owner]! |= 1 << weapon;
  if (at === 'caught') s.caught[holder] = owner * weapons + weapon;
}

/** The weapons in the Debris piles of others, whosever they are, change piles. */
function swapDebris(s: State, who: Observer, chance: Chance): void {
  const places: Place[] = [];
  for (let owner = 0; owner < s.n; owner++)
    places.push(...placesOf(s, owner).filter(({ at, holder }) => at === 'debris' && holder !== who));
  const holders = shuffle(
    places.map((place) => place.holder),
    chance,
    'scramble',
  );
  for (const place of places) remove(s, place);
  for (const [i, place] of places.entries()) put(s, { ...place, holder: holders[i]! }, 9);
}

/**
 * Planets in the piles of others change piles; and each kind of them changes places with the same kind in the deck, but for
 * a shown next card and for what was seen to come from the deck in the last resolution.
 */
function swapPlanets(s: State, who: Observer, chance: Chance): void {
  const { kind } = cardsOf(s.options);
  const inPile = (planet: number) => s.keeper[planet]! >= IN_CONQUEST && s.keeper[planet]! < IN_HAND;
  const hidden = s.keeper.map((_, planet) => planet).filter((one) => inPile(one) && holderOf(s, one) !== who);
  const keepers = shuffle(
    hidden.map((planet) => s.keeper[planet]!),
    chance,
    'scramble',
  );
  for (const [i, planet] of hidden.entries()) s.keeper[planet] = keepers[i]!;
  const isSmall = (planet: number) => kind[planet] === 0;
  const came = s.deck.slice(s.drawnBefore, s.drawn).filter(isSmall);
  const next = s.options.nextReplacement === 'shown' ? s.deck.slice(s.drawn).find(isSmall) : undefined;
  const inDeck = s.deck.filter((planet, place) => (place >= s.drawn || !isSmall(planet)) && planet !== next);
  for (let each = 0; each < 3; each++) {
    const from = [...hidden.filter((planet) => !came.includes(planet)), ...inDeck].filter((one) => kind[one] === each);
    exchange(s, from, shuffle([...from], chance, 'scramble'));
  }
}

/** Wherever a planet of `from` is, in a pile or in the deck, drawn or not, there is now the one of `to` beside it. */
function exchange(s: State, from: readonly number[], to: readonly number[]): void {
  const other = new Map(from.map((planet, i) => [planet, to[i]!]));
  const keepers = from.map((planet) => s.keeper[planet]!);
  for (const [i, planet] of to.entries()) s.keeper[planet] = keepers[i]!;
  s.deck = s.deck.map((planet) => other.get(planet) ?? planet);
}

function holderOf(s: State, planet: number): Seat {
  return s.keeper[planet]! % 5;
}
