import { Emblem } from '@orrery/ui';
import type { Room } from '@orrery/words/room';
import { Link } from 'wouter';
import { plates } from '../home/atlas.ts';
import { useSay } from '../words/speech.ts';

/** Which game: the plates in small. */
export function GamePick({ room, pick }: { readonly room: Room; pick(id: string): void }) {
  const say = useSay();
  return (
    <fieldset className="create-games">
      <legend>{say('create.game')}</legend>
      <div className="create-emblem">
        <Emblem game={room.id} className="emblem" />
      </div>
      {plates()
        .filter((plate) => plate.room !== null)
        .map(({ id, title, number }) => (
          <label key={id} className="create-game" data-chosen={id === room.id || undefined}>
            <input type="radio" name="game" value={id} checked={id === room.id} onChange={() => pick(id)} />
            <span>
              <small className="caps">{say('home.plate', { number })}</small>
              {title}
            </span>
          </label>
        ))}
      <p className="create-range">
        {say('create.seats.range', room.seats)} · <Link href={`/rules/${room.id}`}>{say('home.rules')}</Link>
      </p>
    </fieldset>
  );
}
