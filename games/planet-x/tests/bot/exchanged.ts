import { UNITS } from '../../src/rules/cards.ts';
import { game } from '../../src/rules/index.ts';
import { HAND, type State } from '../../src/rules/state.ts';

/** The same match with the other number for each of two seats. A unit is numbered by whose it is. */
export function exchanged(s: State): State {
  const seat = (of: number) => (of < 0 ? of : 1 - of);
  const card = (of: number) => (of < 0 || of >= 2 * UNITS ? of : (of + UNITS) % (2 * UNITS));
  const byCard = <T>(list: readonly T[]) => list.map((_, at) => list[card(at)]!);
  const swap = <T>(list: readonly T[]) => [...list.slice(list.length / 2), ...list.slice(0, list.length / 2)];
  return {
    ...game.copy(s),
    options: { ...s.options, factions: swap(s.options.factions) },
    ...{ first: seat(s.first), active: seat(s.active), defender: seat(s.defender), owners: s.owners.map(seat) },
    ...{ deck: s.deck.map(card), discards: s.discards.map(card), slots: s.slots.map(card), bearer: s.bearer.map(card) },
    ...{ hands: swap(s.hands).map(card), sizes: swap(s.sizes), stackOf: byCard(s.stackOf), bonus: byCard(s.bonus) },
    place: byCard(s.place).map((place) => (place >= HAND ? HAND + 1 - (place - HAND) : place)),
  };
}
