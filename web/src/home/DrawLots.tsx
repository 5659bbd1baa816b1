import { Compass, Emblem } from '@orrery/ui';
import type { Room } from '@orrery/words/room';
import { useState } from 'react';
import { useSay } from '../words/speech.ts';
import type { AtlasPlate } from './atlas.ts';
import { PeopleChoice } from './GameFilter.tsx';
import { PlayButton } from './PlateWays.tsx';
import { drawGame } from './wishes.ts';

interface DrawLotsProps {
  readonly plates: readonly AtlasPlate[];
  /** How many cells of the last row it fills. */
  readonly cells: number;
}

/** For who cannot choose: one of the games listed that has a seat for everybody. */
export function DrawLots({ plates, cells }: DrawLotsProps) {
  const say = useSay();
  const rooms = plates.map(({ room }) => room);
  const [people, setPeople] = useState<number | null>(null);
  const [drawn, setDrawn] = useState<Room | null>(null);
  return (
    <section className="lots" style={{ gridColumn: `span ${cells}` }} aria-label={say('home.lots')}>
      <div className="lots-picture" aria-hidden="true">
        {drawn === null ? <Compass size={84} /> : <Emblem game={drawn.id} />}
      </div>
      <p role="status">{drawn === null ? say('home.lots.text') : say('home.lots.drawn', { game: drawn.title })}</p>
      <div className="lots-ways">
        {drawn === null ? (
          <PeopleChoice rooms={rooms} people={people} choose={setPeople} />
        ) : (
          <PlayButton room={drawn} />
        )}
        <button type="button" className="btn" onClick={() => setDrawn(drawGame(rooms, people, drawn, Math.random()))}>
          {say(drawn === null ? 'home.lots' : 'home.lots.again')}
        </button>
      </div>
    </section>
  );
}
