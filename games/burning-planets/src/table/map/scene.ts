import type { Cue } from '@orrery/ui';
import type { Seen } from '../../rules/events.ts';
import type { BurningPlanets } from '../../rules/kind.ts';
import type { Cell } from '../../rules/moves.ts';
import type { View } from '../../rules/seen.ts';
import { cellOfTarget } from '../../sight/cells.ts';
import type { Passage } from './Pieces.tsx';

/** The way of the ship that is moving on stage. */
export function passageOf(cue: Cue<BurningPlanets> | null): Passage | null {
  if (cue?.seen.t !== 'moved') return null;
  return { ship: cue.seen.ship, path: cue.seen.path, ms: cue.ms, no: cue.no };
}

/** Where on the map an event happens; null: nowhere, or everywhere. */
export function placeOfCue(view: View, seen: Seen): Cell | null {
  const ofShip = (ship: number) => view.ships.find(({ no }) => no === ship)?.cell ?? null;
  const ofPlanet = (planet: number) => view.planets[planet]?.centre ?? null;
  switch (seen.t) {
    case 'asteroidPlaced':
    case 'cannonPlaced':
    case 'built':
    case 'demolished':
    case 'cleared':
    case 'shipBuilt':
    case 'razed':
    case 'kitPlaced':
      return seen.cell;
    case 'moved':
      return seen.path.at(-1) ?? null;
    case 'attacked':
      return cellOfTarget(view, seen.target);
    case 'conquered':
    case 'bombarded':
    case 'kitStored':
    case 'unloaded':
      return ofPlanet(seen.planet);
    case 'loaded':
      return ofShip(seen.ship);
    default:
      return null;
  }
}
