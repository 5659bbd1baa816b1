import { useId } from 'react';

interface ChoicesProps<T extends string | number | boolean> {
  readonly title: string;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly value: NoInfer<T>;
  choose(value: NoInfer<T>): void;
}

/** A few answers in words, all visible. */
export function Choices<T extends string | number | boolean>({ title, options, value, choose }: ChoicesProps<T>) {
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
