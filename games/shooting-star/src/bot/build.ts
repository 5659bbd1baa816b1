import type { Chance, Seat } from '@orrery/kernel';
import { pickPlanet } from '../rules/build.ts';
import { cardsOf, DARK, NAMED } from '../rules/cards.ts';
import type { PlacePlanet } from '../rules/kind.ts';
import type { State } from '../rules/state.ts';

/** How many placements are compared: the sector grows snug, and never twice the same. */
const TRIES = 10;

/**
 * Builds without search: all hands are open and no mission is dealt yet (A40), so that nothing is anybody's own. A sensible sector is
 * compact, keeps its Dark planets at the rim, and does not give named planets away to the first shot.
 */
export function buildOn(s: State, by: Seat, chance: Chance): PlacePlanet {
  let best = pickPlanet(s, by, chance);
  for (let i = 1; i < TRIES; i++) {
    const move = pickPlanet(s, by, chance);
    if (sense(s, move) > sense(s, best)) best = move;
  }
  return best;
}

function sense(s: State, { planet, at, high }: PlacePlanet): number {
  const cards = cardsOf(s.options);
  const kind = cards.kind[cards.planetNumber.get(planet)!];
  const contacts = contactsAt(s, at.x, at.y);
  if (kind === DARK) return 1 - contacts / 2;
  return contacts + (kind === NAMED && high ? 0.5 : 0);
}

function contactsAt(s: State, x: number, y: number): number {
  let contacts = 0;
  for (let i = 0; i < s.cells.length; i += 2)
    if (Math.abs(s.cells[i]! - x) + Math.abs(s.cells[i + 1]! - y) === 1) contacts++;
  return contacts;
}
