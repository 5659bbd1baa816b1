import { Emblem, Graticule, OrreryMark } from '@orrery/ui';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay } from '../words/speech.ts';
import type { AtlasPlate } from './atlas.ts';
import { playNow } from './playNow.ts';

/** One plate of the atlas: what the game is and the three ways into it. */
export function Plate({ plate }: { readonly plate: AtlasPlate }) {
  const say = useSay();
  const { id, number, title, emblem, idea, room } = plate;
  return (
    <article className="plate" data-soon={room === null || undefined} aria-labelledby={`plate-${id}`}>
      <Graticule className="plate-frame">
        <div className="plate-emblem">
          {emblem === null ? <OrreryMark size={180} /> : <Emblem game={emblem} className="emblem" />}
        </div>
        <p className="plate-number caps">{say('home.plate', { number })}</p>
        <h2 id={`plate-${id}`}>{title}</h2>
        {room !== null && (
          <p className="plate-facts">
            <span className="wide">{say('home.players', room.seats)}</span>
            <span className="narrow">{say('home.players.short', room.seats)}</span>
            <i aria-hidden="true" />
            <span>
              {say(room.minutes.min === room.minutes.max ? 'home.minutes.one' : 'home.minutes', room.minutes)}
            </span>
          </p>
        )}
        {idea !== null && <p className="plate-idea">{say(idea)}</p>}
        {room === null ? <p className="plate-soon caps">{say('home.soon')}</p> : <Ways plate={plate} />}
      </Graticule>
    </article>
  );
}

function Ways({ plate: { id, title, room } }: { readonly plate: AtlasPlate }) {
  const say = useSay();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    if (room === null || busy) return;
    setBusy(true);
    go(await playNow(room));
  };
  return (
    <div className="plate-ways">
      <button
        type="button"
        className="btn gold"
        data-play={id}
        aria-label={say('home.play.of', { game: title })}
        aria-busy={busy}
        onClick={() => void play()}
      >
        {say('home.play')}
      </button>
      <Link className="btn" href={`/new/${id}?friends`} aria-label={say('home.invite.of', { game: title })}>
        {say('home.invite')}
      </Link>
      <Link className="btn" href={`/learn/${id}`} aria-label={say('home.learn.of', { game: title })}>
        {say('home.learn')}
      </Link>
    </div>
  );
}
