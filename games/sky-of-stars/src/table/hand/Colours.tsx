import type { Seat } from '@orrery/kernel';
import { Explain } from '@orrery/ui';
import { isDuo } from '../../rules/seats.ts';
import type { View } from '../../rules/view-kind.ts';
import { capital, colourName } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { ColourCount } from '../sky/ColourCount.tsx';
import { starsOf } from '../sky/figure.ts';

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
  const { say } = names;
  const seen = coloursSeen(view, names, seat);
  const means = seen.map(
    ([colour, count]) => `${capital(say('colours.one', { colour: colourName(say, colour), count }))}.`,
  );
  return (
    <div className="sk-colours-strip explained">
      <ul className="sk-colours">
        <li>{say('colours.mine')}</li>
        {seen.map(([colour, count]) => (
          <li key={colour}>
            <ColourCount {...{ names, colour, count }} size={18} />
          </li>
        ))}
      </ul>
      <Explain what={say('colours.mine')} means={[...means, say('SK-E3')]} />
    </div>
  );
}
