import type { Say } from '@orrery/kernel';
import { useId } from 'react';
import { Option } from './OptionList.tsx';

type Value = string | number | boolean;

interface OptionChoiceProps {
  /** `title`, `title.why` and `option.default` are messages of the game. */
  readonly title: string;
  readonly say: Say;
  readonly values: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: unknown;
  /** What is played unless told otherwise; the first one where nothing is said. */
  readonly usual?: unknown;
  readonly shut?: boolean;
  choose(value: Value): void;
}

/** An option with a few values, all in sight. */
export function OptionChoice({ title, say, values, chosen, usual, shut = false, choose }: OptionChoiceProps) {
  const name = useId();
  const unless = usual ?? values[0]?.value;
  return (
    <Option title={say(title)} why={say(`${title}.why`)} shut={shut}>
      <div className="option-values">
        {values.map(({ value, text }) => (
          <label key={String(value)}>
            <input type="radio" name={name} checked={chosen === value} onChange={() => choose(value)} />
            <span>
              {text}
              {value === unless && <small> ({say('option.default')})</small>}
            </span>
          </label>
        ))}
      </div>
    </Option>
  );
}
