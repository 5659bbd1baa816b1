import type { Series } from '@orrery/kernel';
import { useSay } from '../words/speech.ts';
import { Choices } from './Choices.tsx';

interface SeriesChoiceProps {
  readonly value: Series | null;
  /** Is there anything the sides could change between games? */
  readonly swaps: boolean;
  choose(series: Series | null): void;
}

/** One game, or the best of three: a thing of the table, whatever is played at it. */
export function SeriesChoice({ value, swaps, choose }: SeriesChoiceProps) {
  const say = useSay();
  return (
    <div className="create-privacy">
      <Choices<boolean>
        title={say('create.series')}
        options={[
          { value: false, text: say('create.series.single') },
          { value: true, text: say('create.series.best') },
        ]}
        value={value !== null}
        choose={(best) => choose(best ? { bestOf: 3, swap: false } : null)}
      />
      {value !== null && swaps && (
        <Choices<boolean>
          title={say('create.swap')}
          options={[
            { value: false, text: say('create.swap.no') },
            { value: true, text: say('create.swap.yes') },
          ]}
          value={value.swap}
          choose={(swap) => choose({ ...value, swap })}
        />
      )}
    </div>
  );
}
