import { Icon } from '@orrery/ui';
import { colourLetter, colourName } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import { inkOf } from './plan.ts';

interface ColourCountProps {
  readonly names: TableNames;
  readonly colour: string;
  readonly count: number;
  readonly size: number;
}

/** How many stars of a colour: lozenge, letter and number to see, the name of the colour to hear. */
export function ColourCount({ names: { say, sky }, colour, count, size }: ColourCountProps) {
  return (
    <>
      <span aria-hidden="true">
        <span style={{ color: inkOf(sky, colour) }}>
          <Icon name="lozenge" size={size} />
        </span>
        {colourLetter(say, colour)} {count}
      </span>
      <span className="unseen">{say('colours.one', { colour: colourName(say, colour), count })}</span>
    </>
  );
}
