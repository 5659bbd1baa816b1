import type { Cell } from '../rules/moves.ts';
import type { PlanetSeen } from '../rules/seen.ts';
import { cellOfTarget } from '../sight/cells.ts';
import { DIRECTIONS, far, pointOf } from './map/hex.ts';
import { radiusOf } from './map/plan.ts';
import type { TableNames } from './names.ts';
import type { Sense } from './sense.ts';

const SIDES = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;

/** On which side of a ship a cell beside it lies: "to the north". */
export function sideText({ say }: TableNames, { view }: Sense, ship: number, cell: Cell): string {
  const from = cellOfTarget(view, { ship });
  const side = DIRECTIONS.findIndex(({ q, r }) => from !== null && q === cell.q - from.q && r === cell.r - from.r);
  return side < 0 ? '' : say(`side.${SIDES[side]!}`);
}

/** Where on a planet a cell is, as on the face of a clock: half hours and rings tell all cells of the largest apart. */
export function dialText({ say, options }: TableNames, planet: PlanetSeen, cell: Cell): string {
  const centre = pointOf(planet.centre);
  const at = pointOf(cell);
  const halves = Math.round((Math.atan2(at.x - centre.x, centre.y - at.y) / Math.PI) * 12 + 24) % 24;
  const hour = Math.floor(halves / 2) || 12;
  const ring = far(planet.centre, cell);
  return say('place.dial', {
    hour: halves % 2 === 0 ? String(hour) : `${hour}:30`,
    ring,
    border: ring === radiusOf(options, planet) ? 'yes' : 'no',
  });
}
