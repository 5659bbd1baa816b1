import type { TableParts } from '@orrery/ui';
import { cellOfKey } from '../sight/cells.ts';
import { capital, planetName } from '../words/names.ts';
import { targetName } from './labels.ts';
import { planetUnder } from './map/plan.ts';
import type { TableNames } from './names.ts';
import type { PanelProps } from './panel.ts';
import { PlanetCard } from './planet/index.ts';
import { type Sense, unitAt } from './sense.ts';
import { UnitCard } from './units/UnitCard.tsx';

const nothing = (): void => undefined;

/** A unit or a planet of the map with all that can be told of it, whosever it is; nothing of it is chosen. */
export function closerTo(
  sense: Sense,
  names: TableNames,
  panel: PanelProps,
  key: string,
): ReturnType<NonNullable<TableParts['closer']>> {
  const cell = cellOfKey(key);
  if (cell === null) return null;
  const unit = unitAt(sense, cell);
  const deeds = { turn: null, act: nothing, explain: nothing };
  if (unit !== null)
    return {
      title: capital(targetName(names, sense, unit)),
      body: <UnitCard {...{ sense, names, unit, ...deeds }} me={null} trade={nothing} />,
    };
  const planet = planetUnder(sense.view.options, sense.view.planets, cell)?.planet;
  if (planet === undefined) return null;
  return {
    title: planetName(names.say, planet.id),
    body: <PlanetCard {...panel} {...deeds} planet={planet.id} chosen={null} build={nothing} launch={nothing} />,
  };
}
