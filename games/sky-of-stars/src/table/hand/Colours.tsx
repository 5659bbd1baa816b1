import type { Seat } from '@orrery/kernel';
import { Icon } from '@orrery/ui';
import { isDuo } from '../../rules/seats.ts';
import type { View } from '../../rules/view-kind.ts';
import { colourLetter, colourName } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { starsOf } from '../sky/figure.ts';
import { inkOf } from '../sky/plan.ts';

/** The stars a seat has used, by colour: as far as this observer has seen its drawings (SK-E3). */
function coloursSeen(view: View, names: TableNames, seat: Seat): readonly (readonly [string, number])[] {
  const { sky } = names;
  const used = starsOf(sky, view.players[seat]?.sky.drawings.flatMap(({ stars }) => stars) ?? []);
  return sky.colours.map((colour) => [colour, used.filter((star) => star.colour === colour).length] as const);
}

/** SK-E3 counts at this table; in Duo, and without the option, nothing does. */
export function coloursCount({ n, options }: View): boolean {
  return options.colourBonus && !isDuo({ n });
}

export function Colours({
  view,
  names,
  seat,
}: {
  readonly view: View;
  readonly names: TableNames;
  readonly seat: Seat;
}) {
  const { say, sky } = names;
  return (
    <ul className="sk-colours">
      <li>{say('colours.mine')}</li>
      {coloursSeen(view, names, seat).map(([colour, count]) => (
        <li key={colour}>
          <span aria-hidden="true">
            <span style={{ color: inkOf(sky, colour) }}>
              <Icon name="lozenge" size={18} />
            </span>
            {colourLetter(say, colour)} {count}
          </span>
          <span className="unseen">{say('colours.one', { colour: colourName(say, colour), count })}</span>
        </li>
      ))}
    </ul>
  );
}
