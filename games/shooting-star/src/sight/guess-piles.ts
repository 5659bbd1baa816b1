import { type Chance, type Seat, shuffle } from '@orrery/kernel';
import { count } from '../rules/bits.ts';
import { type Cards, cardsOf, SMALL, WEAPONS } from '../rules/cards.ts';
import { IN_CONQUEST, IN_DEBRIS } from '../rules/keep.ts';
import type { View } from '../rules/kind.ts';
import type { State } from '../rules/state.ts';
import { guessWeapons } from './guess-weapons.ts';

/**
 * `piles: memory`: what may lie in the piles of others, of which only the sizes are seen. Fills them with weapons that others
 * may have played and with `unseen` planets, and gives back the planets that are left for the deck.
 */
export function guessPiles(s: State, v: View, me: Seat, unseen: readonly number[], chance: Chance): number[] {
  const cards = cardsOf(s.options);
  const scrap = guessWeapons(s, cards, v, me, chance);
  const others = v.players.map((_, seat) => seat).filter((seat) => seat !== me);
  const debris = others.flatMap((seat) => Array<Seat>(v.players[seat]!.debrisSize).fill(seat));
  shuffle(debris, chance, 'piles');
  for (const weapon of scrap) s.debris[debris.pop()! * s.n + Math.floor(weapon / WEAPONS)]! |= 1 << (weapon % WEAPONS);
  const places = others.flatMap((seat) => {
    const planets = v.players[seat]!.conquestSize - (s.caught[seat] === -1 ? 0 : 2);
    return Array<number>(planets).fill(IN_CONQUEST + seat);
  });
  places.push(...debris.map((seat) => IN_DEBRIS + seat));
  const captured = inPiles(s, cards, v, unseen, chance).slice(0, places.length);
  for (const [i, place] of shuffle(places, chance, 'piles').entries()) s.keeper[captured[i]!] = place;
  return unseen.filter((planet) => !captured.includes(planet));
}

/**
 * Which planets may lie in the piles: those that came from the deck in the last resolution and are gone again, then any others; but
 * the next replacement, and a small card for every named planet left (I9), are still in the deck.
 */
function inPiles(s: State, cards: Cards, v: View, unseen: readonly number[], chance: Chance): number[] {
  const came = new Set(v.lastRound?.replacements.map((id) => cards.planetNumber.get(id)!));
  const free = shuffle([...unseen], chance, 'piles').filter((planet) => !came.has(planet));
  const next = v.next === null ? -1 : cards.planetNumber.get(v.next)!;
  const smalls = free.filter((planet) => cards.kind[planet] === SMALL && planet !== next);
  const kept = new Set([next, ...smalls.slice(0, count(s.named))]);
  const gone = unseen.filter((planet) => came.has(planet));
  return [...gone, ...free.filter((planet) => !kept.has(planet))];
}
