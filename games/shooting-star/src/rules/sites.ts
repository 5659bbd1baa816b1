import { has } from './bits.ts';
import { cardsOf } from './cards.ts';
import type { LaidPlanet, Level } from './kind.ts';
import type { State } from './state.ts';

/** The number on the side that is up; null for a Dark planet. Not for gaps. */
export function levelAt(s: State, site: number): Level | null {
  if (has(s.dark, site)) return null;
  if (has(s.named, site)) return has(s.low, site) ? 3 : 4;
  return has(s.low, site) ? 1 : 2;
}

/** The planets of the sector in reading order. */
export function laidPlanets(s: State): LaidPlanet[] {
  const { planets } = cardsOf(s.options).set;
  const laid: LaidPlanet[] = [];
  for (const [site, planet] of s.planets.entries())
    if (planet >= 0)
      laid.push({
        at: { x: s.cells[2 * site]!, y: s.cells[2 * site + 1]! },
        planet: planets[planet]!.id,
        high: !has(s.dark | s.low, site),
      });
  return laid;
}
