import { Emblem, Graticule } from '@orrery/ui';
import { useLang } from '../words/speech.ts';
import type { AtlasPlate } from './atlas.ts';
import { PlateFacts } from './PlateFacts.tsx';
import { PlateWays } from './PlateWays.tsx';

/** One plate of the atlas: what the game is and the three ways into it. */
export function Plate({ plate: { id, number, title, room } }: { readonly plate: AtlasPlate }) {
  const lang = useLang();
  return (
    <article className="plate" aria-labelledby={`plate-${id}`}>
      <Graticule className="plate-frame" band={6}>
        <span className="plate-number caps" aria-hidden="true">
          {number}
        </span>
        <div className="plate-emblem">
          <Emblem game={id} />
        </div>
        <h3 id={`plate-${id}`}>{title}</h3>
        <PlateFacts room={room} />
        {room.idea !== undefined && <p className="plate-idea">{room.idea[lang]}</p>}
        <PlateWays room={room} />
      </Graticule>
    </article>
  );
}
