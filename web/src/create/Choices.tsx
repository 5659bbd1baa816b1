import { useId } from 'react';

interface ChoicesProps {
  readonly title: string;
  readonly options: readonly { readonly value: boolean; readonly text: string }[];
  readonly value: boolean;
  choose(value: boolean): void;
}

/** A yes and a no in words, both visible. */
export function Choices({ title, options, value, choose }: ChoicesProps) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend>{title}</legend>
      {options.map((option) => (
        <label key={String(option.value)}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => choose(option.value)} />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
