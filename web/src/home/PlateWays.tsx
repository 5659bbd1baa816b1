import type { Room } from '@orrery/words/room';
import { Link } from 'wouter';
import { useSay } from '../words/speech.ts';
import { usePlayNow } from './usePlayNow.ts';

/** The three ways into a game. */
export function PlateWays({ room }: { readonly room: Room }) {
  const say = useSay();
  const { id, title } = room;
  return (
    <div className="plate-ways">
      <PlayButton room={room} gold />
      <Link className="btn" href={`/new/${id}?friends`} aria-label={say('home.invite.of', { game: title })}>
        {say('home.invite.short')}
      </Link>
      <Link className="btn" href={`/learn/${id}`} aria-label={say('home.learn.of', { game: title })}>
        {say('home.learn')}
      </Link>
    </div>
  );
}

export function PlayButton({ room, gold = false }: { readonly room: Room; readonly gold?: boolean }) {
  const say = useSay();
  const { busy, play } = usePlayNow(room);
  return (
    <button
      type="button"
      className={gold ? 'btn gold' : 'btn'}
      data-play={room.id}
      aria-label={say('home.play.of', { game: room.title })}
      aria-busy={busy}
      onClick={play}
    >
      {say('home.play')}
    </button>
  );
}
