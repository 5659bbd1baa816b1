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
  /** What there is to know of it, under what is chosen. */
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
            <div className="option-picks">
              {choices.map(({ id, name }) => (
                <label key={id}>
                  <input
                    type="radio"
                    className="unseen"
                    name={`${group} ${seat}`}
                    checked={id === now}
                    onChange={() => choose(seat, id)}
                  />
                  {picture(id, seat)}
                  <span>{name}</span>
                </label>
              ))}
            </div>
            <div className="option-about">{about(now)}</div>
          </fieldset>
        ))}
      </div>
    </Option>
  );
}
