import type { Say } from '@orrery/kernel';
import { flawText, OptionChoice, OptionList, type OptionsProps, OwnData, withOption } from '@orrery/ui';
import { dataFaults, readDataSet } from '../data/index.ts';
import type { Options as Chosen } from '../rules/kind.ts';
import type { MessageId } from '../words/index.ts';

type Listed = Exclude<keyof Chosen, 'firstSeat' | 'data'>;

/** Each option with its values, the default first. */
const LISTED: { readonly [K in Listed]: readonly Chosen[K][] } = {
  sector: ['grid', 'custom'],
  isolatedTo: ['conquest', 'debris'],
  arrow: ['half', 'fixed', 'quarter'],
  namedStart: ['random', 'level4'],
  nextReplacement: ['hidden', 'shown'],
  piles: ['open', 'memory'],
};

export function Options({ seats, value, say, change }: OptionsProps) {
  const keys = Object.keys(LISTED) as Listed[];
  return (
    <OptionList>
      {keys.map((key) => (
        <OptionChoice
          key={key}
          title={`option.${key}`}
          say={say}
          shut={key === 'namedStart' && value.sector === 'custom'}
          values={LISTED[key].map((one) => ({ value: one, text: say(`option.${key}.${one}`) }))}
          chosen={value[key] ?? LISTED[key][0]}
          choose={(chosen) => change(withOption(value, key, chosen, LISTED[key][0]))}
        />
      ))}
      <OptionChoice
        title="option.firstSeat"
        say={say}
        values={[
          { value: 'random', text: say('option.firstSeat.random') },
          ...Array.from({ length: seats }, (_, seat) => ({
            value: seat,
            text: say('option.firstSeat.seat', { seat: seat + 1 }),
          })),
        ]}
        chosen={value.firstSeat ?? 'random'}
        choose={(chosen) => change(withOption(value, 'firstSeat', chosen, 'random'))}
      />
      <Cards value={value} say={say} change={change} />
    </OptionList>
  );
}

/** Whoever owns the box may bring its card values as a file. */
function Cards({ value, say, change }: Pick<OptionsProps, 'value' | 'say' | 'change'>) {
  return (
    <OwnData
      title="option.data"
      say={say}
      own={value.data === undefined ? null : say('option.data.own')}
      take={(raw) => {
        const read = readDataSet(raw);
        if (read.ok) change({ ...value, data: read.value });
        return read.ok ? null : flawText(say as Say<MessageId>, dataFaults, 'SHAPE', read);
      }}
      drop={() => change(withOption(value, 'data', null, null))}
    />
  );
}
