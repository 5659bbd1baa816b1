import { useId } from 'react';
import type { OptionField, OptionsProps } from '../table/contract.ts';
import { DefaultMark } from './DefaultMark.tsx';
import { Option } from './OptionList.tsx';
import { sayOptionValue } from './say-option.ts';
import { withOption } from './with-option.ts';

type Value = string | number | boolean;

interface OptionChoiceProps extends Pick<OptionsProps, 'say'> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly chosen: unknown;
  /** What is played unless told otherwise; the first one where nothing is said. */
  readonly usual?: unknown;
  readonly shut?: boolean;
  choose(value: Value): void;
}

/** An option with a few values, all in sight. */
export function OptionChoice({ name, say, values, chosen, usual, shut = false, choose }: OptionChoiceProps) {
  const group = useId();
  const unless = usual ?? values[0];
  return (
    <Option title={say(`option.${name}`)} why={say(`option.${name}.why`)} shut={shut}>
      <div className="option-values">
        {values.map((value) => (
          <label key={String(value)}>
            <input type="radio" name={group} checked={chosen === value} onChange={() => choose(value)} />
            <span>
              {sayOptionValue(name, value, say)}
              {value === unless && <DefaultMark say={say} />}
            </span>
          </label>
        ))}
      </div>
    </Option>
  );
}

/** The field of an option whose values do not hang on anything else. */
export function choiceField(name: string, values: readonly Value[], usual: unknown = values[0]): OptionField {
  return {
    name,
    render: ({ value, say, change }) => (
      <OptionChoice
        name={name}
        say={say}
        values={values}
        chosen={value[name] ?? usual}
        usual={usual}
        choose={(chosen) => change(withOption(value, name, chosen, usual))}
      />
    ),
  };
}
