import { useId } from 'react';
import { useSay } from '../words/speech.ts';
import './people.css';

export interface NamedSeat {
  readonly seat: number;
  readonly name: string;
}

interface WhoseSeatProps {
  readonly seats: readonly NamedSeat[];
  readonly chosen: number;
  choose(seat: number): void;
}

/** Where several people share a device: whose seat is meant. */
export function WhoseSeat({ seats, chosen, choose }: WhoseSeatProps) {
  const say = useSay();
  const id = useId();
  if (seats.length < 2) return null;
  return (
    <p className="whose-seat">
      <label htmlFor={id}>{say('handOn.whose')}</label>
      <select id={id} className="field" value={chosen} onChange={({ target }) => choose(Number(target.value))}>
        {seats.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
