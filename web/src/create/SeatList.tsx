import { Icon } from '@orrery/ui';
import { useState } from 'react';
import { useSay } from '../words/speech.ts';
import { SeatRow } from './SeatRow.tsx';
import { add, type Place, type Range } from './seats.ts';
import { useSeatDrag } from './useSeatDrag.ts';

interface SeatListProps {
  readonly places: readonly Place[];
  /** The identity each place will wear. */
  readonly looks: readonly number[];
  readonly range: Range;
  change(places: readonly Place[]): void;
}

/** Who plays, in the order of play: kinds mix freely, places move by drag or by button. */
export function SeatList({ places, looks, range, change }: SeatListProps) {
  const say = useSay();
  const [said, setSaid] = useState('');
  const moved = (next: readonly Place[], from: number, to: number) => {
    change(next);
    setSaid(say('create.moved', { from: from + 1, to: to + 1 }));
  };
  const drag = useSeatDrag(places, moved);
  return (
    <section className="create-seats" aria-labelledby="create-seats">
      <h2 id="create-seats">{say('create.who')}</h2>
      <ol ref={drag.list}>
        {places.map((place, at) => (
          <SeatRow
            key={place.key}
            place={place}
            at={at}
            look={looks[at] ?? at}
            places={places}
            range={range}
            dragged={drag.dragged === place.key}
            grip={drag.grip(place.key)}
            change={change}
            moved={moved}
          />
        ))}
      </ol>
      <button
        type="button"
        className="btn"
        disabled={places.length >= range.max}
        onClick={() => change(add(places, range))}
      >
        <Icon name="plus" size={18} />
        {say('create.add')}
      </button>
      <p className="unseen" role="status">
        {said}
      </p>
    </section>
  );
}
