import { Option } from './OptionList.tsx';

interface SeatChoicesProps {
  readonly title: string;
  readonly why: string;
  /** What is chosen, by seat. */
  readonly chosen: readonly string[];
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  seatName(seat: number): string;
  choose(seat: number, id: string): void;
}

/** An option that every seat has a value of its own for, such as its faction. */
export function SeatChoices({ title, why, chosen, choices, seatName, choose }: SeatChoicesProps) {
  return (
    <Option title={title} why={why}>
      <div className="option-seats">
        {chosen.map((now, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <label key={seat}>
            <span>{seatName(seat)}</span>
            <select className="field" value={now} onChange={(event) => choose(seat, event.target.value)}>
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Option>
  );
}
