import type { Say } from '@orrery/kernel';
import { listNames } from '@orrery/ui';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { nameOf } from '../play/names.ts';
import type { WebWord } from '../words/en.ts';
import { useSay } from '../words/speech.ts';
import { titleOf } from './atlas.ts';
import { type Card, since } from './cards.ts';
import { Thumb, ThumbEmblem } from './Thumb.tsx';
import { TileStanding } from './TileStanding.tsx';

export function TableTile({ card }: { readonly card: Card }) {
  const say = useSay();
  const mine = card.status === 'playing' && card.yourTurn;
  return (
    <Link href={card.href} className="tile" data-mine={mine || undefined} data-resume={card.status !== 'over'}>
      <span className="tile-picture" aria-hidden="true">
        <Suspense fallback={<ThumbEmblem game={card.game} />}>
          <Thumb game={card.game} rules={card.rules} view={card.view} />
        </Suspense>
      </span>
      <span className="tile-text">
        <b>{titleOf(card.game)}</b>
        <span className="tile-turn">
          {mine && <i className="tile-mark" aria-hidden="true" />}
          <span>{turnOf(card, say)}</span>
        </span>
        <span className="tile-who">
          {whoOf(card, say)}
          <Suspense>
            <TileStanding card={card} />
          </Suspense>
        </span>
      </span>
      <span className="tile-go">
        {say(card.status === 'over' ? 'home.result' : mine || card.status === 'waiting' ? 'home.resume' : 'home.watch')}
      </span>
    </Link>
  );
}

function turnOf(card: Card, say: Say<WebWord>): string {
  if (card.status === 'over') return say('home.over');
  if (card.status === 'waiting')
    return say('home.waiting', { n: card.seats.filter((seat) => !seat.taken && seat.kind !== 'bot').length });
  if (card.yourTurn) {
    const { id, n } = since(card.since, Date.now());
    return id === 'since.now' ? say('home.turn') : say('home.turn.since', { since: say(id, { n }) });
  }
  const [seat] = card.awaited;
  const fact = seat === undefined ? undefined : card.seats[seat];
  if (seat === undefined || fact === undefined || card.awaited.length > 1)
    return say('home.turn.many', { n: card.awaited.length });
  return say('home.turn.of', { name: nameOf(fact, seat, true, say) });
}

function whoOf(card: Card, say: Say<WebWord>): string {
  const others = card.seats.flatMap((fact, seat) =>
    fact.mine && fact.kind !== 'here' ? [] : [nameOf(fact, seat, fact.kind !== 'here', say)],
  );
  return others.length === 0 ? say('home.alone') : say('home.with', { names: listNames(others, say as Say) });
}
