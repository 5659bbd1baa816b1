import {
  choiceField,
  dataField,
  flawText,
  OptionChoice,
  type OptionField,
  type OptionsProps,
  withOption,
} from '@orrery/ui';
import type { Say } from '@orrery/words';
import { dataFaults, readDataSet } from '../data/index.ts';
import { CHOICES, DEFAULTS } from '../rules/options.ts';
import type { MessageId } from '../words/index.ts';

/** SS-S2: in a sector that is built there are no six named planets set aside. */
function NamedStart({ value, say, change }: OptionsProps) {
  return (
    <OptionChoice
      name="namedStart"
      say={say}
      shut={value.sector === 'custom'}
      values={CHOICES.namedStart}
      chosen={value.namedStart ?? DEFAULTS.namedStart}
      choose={(chosen) => change(withOption(value, 'namedStart', chosen, DEFAULTS.namedStart))}
    />
  );
}

function FirstSeat({ seats, value, say, change }: OptionsProps) {
  return (
    <OptionChoice
      name="firstSeat"
      say={say}
      values={[DEFAULTS.firstSeat, ...Array(seats).keys()]}
      chosen={value.firstSeat ?? DEFAULTS.firstSeat}
      choose={(chosen) => change(withOption(value, 'firstSeat', chosen, DEFAULTS.firstSeat))}
    />
  );
}

export const options: readonly OptionField[] = [
  choiceField('sector', CHOICES.sector),
  choiceField('piles', CHOICES.piles),
  { name: 'firstSeat', render: (props) => <FirstSeat {...props} /> },
  choiceField('isolatedTo', CHOICES.isolatedTo),
  choiceField('arrow', CHOICES.arrow),
  { name: 'namedStart', render: (props) => <NamedStart {...props} /> },
  choiceField('nextReplacement', CHOICES.nextReplacement),
  dataField({
    read: readDataSet,
    flaw: (say, found) => flawText(say as Say<MessageId>, dataFaults, 'SHAPE', found),
  }),
];
