import { type ReactNode, useId } from 'react';
import { Option } from './OptionList.tsx';

interface SeatChoicesProps {
  readonly title: string;
  readonly why: string;
  /** What is chosen, by seat. */
  readonly chosen: readonly string[];
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  seatName(seat: number): string;
  /** A small picture beside its name. */
  picture(id: string, seat: number): ReactNode;
  /** What there is to know of it, for what somebody has chosen. */
  about(id: string): ReactNode;
  choose(seat: number, id: string): void;
}

/** An option that every seat has a value of its own for, such as its faction: all values in sight. */
export function SeatChoices({ title, why, chosen, choices, seatName, picture, about, choose }: SeatChoicesProps) {
  const group = useId();
  return (
    <Option title={title} why={why} className="option-wide">
      <div className="option-seats">
        {chosen.map((now, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <fieldset key={seat} className="option-seat">
            <legend>{seatName(seat)}</legend>
            <div className="option-picks" data-by={choices.length % 2 === 0 ? 2 : 3}>
              {choices.map(({ id, name }) => (
                <label key={id} data-chosen={id === now || undefined}>
                  <input
                    type="radio"
                    className="unseen ringed"
                    name={`${group} ${seat}`}
                    checked={id === now}
                    onChange={() => choose(seat, id)}
                  />
                  {picture(id, seat)}
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <dl className="option-about">
        {choices
          .filter(({ id }) => chosen.includes(id))
          .map(({ id, name }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{about(id)}</dd>
            </div>
          ))}
      </dl>
    </Option>
  );
}
