import { Emblem, Graticule, Icon } from '@orrery/ui';
import { Link } from 'wouter';
import { useLang, useSay } from '../words/speech.ts';
import type { AtlasPlate } from './atlas.ts';
import { PlateFacts } from './PlateFacts.tsx';
import { PlateWays } from './PlateWays.tsx';

/** One plate of the atlas: what the game is, its rules and the three ways into it. */
export function Plate({ plate: { id, number, title, room } }: { readonly plate: AtlasPlate }) {
  const say = useSay();
  const lang = useLang();
  return (
    <article className="plate" aria-labelledby={`plate-${id}`}>
      <Graticule className="plate-frame" band={6}>
        <span className="plate-number caps" aria-hidden="true">
          {number}
        </span>
        <Link className="plate-book" href={`/rules/${id}`} aria-label={say('home.rules.of', { game: title })}>
          <Icon name="rules" size={20} />
        </Link>
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
