import { Emblem, Icon } from '@orrery/ui';
import { listed, type Say } from '@orrery/words';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { paceName, usePaceReader } from '../pace/pace-words.ts';
import { nameOf } from '../play/names.ts';
import type { WebWord } from '../words/en.ts';
import { useSay } from '../words/speech.ts';
import { titleOf } from './atlas.ts';
import { type Card, since } from './cards.ts';
import { Thumb } from './Thumb.tsx';
import { TileStanding } from './TileStanding.tsx';

/** One of your tables: what is played, whose turn it is and since when, who is there and how it stands. */
export function TableTile({ card }: { readonly card: Card }) {
  const say = useSay();
  const reader = usePaceReader();
  const mine = (card.status === 'playing' && card.yourTurn) || card.again;
  return (
    <Link href={card.href} className="tile" data-mine={mine || undefined} data-local={card.local || undefined}>
      <span className="tile-picture" aria-hidden="true">
        <Suspense fallback={<Emblem game={card.game} />}>
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
          {card.local && <Icon name="device" size={16} />}
          <span>
            {[whoOf(card, say), paceOf(card, reader)].filter((said) => said !== '').join(' · ')}
            <Suspense>
              <TileStanding card={card} />
            </Suspense>
          </span>
        </span>
      </span>
    </Link>
  );
}

/** Said where somebody is hurried, or has days. */
const paceOf = ({ pace }: Card, reader: ReturnType<typeof usePaceReader>): string =>
  pace === null || pace.tempo === 'off' ? '' : paceName(pace, reader);

function turnOf(card: Card, say: Say<WebWord>): string {
  if (card.again) return say('home.again');
  if (card.status === 'over') return say(card.endSeen ? 'home.over' : 'home.over.unseen');
  if (card.status === 'waiting')
    return say('home.waiting', { n: card.seats.filter((seat) => !seat.taken && seat.kind !== 'bot').length });
  if (card.yourTurn) {
    const ago = since(card.since, Date.now());
    return ago === null ? say('home.turn') : say('home.turn.since', { since: say(ago.id, { n: ago.n }) });
  }
  const [seat] = card.awaited;
  const fact = seat === undefined ? undefined : card.seats[seat];
  if (seat === undefined || fact === undefined || card.awaited.length > 1)
    return say('home.turn.many', { n: card.awaited.length });
  return say('home.turn.of', { name: nameOf(card.seats, seat, true, say) });
}

/** On this device bots are not worth naming; elsewhere everybody who is there is, after the table's own name. */
function whoOf(card: Card, say: Say<WebWord>): string {
  const others = card.seats.flatMap((fact, seat) => {
    const there = (fact.taken && !fact.mine) || fact.level !== null || fact.gone === true;
    return fact.kind === 'here' || (there && !card.local) ? [nameOf(card.seats, seat, fact.kind !== 'here', say)] : [];
  });
  const names = others.length === 0 ? null : say('home.with', { names: listed(say, others) });
  if (card.local) return [say('home.here'), ...(names === null ? [] : [names])].join(', ');
  const alone = card.status === 'waiting' ? [] : [say('home.alone')];
  return [...(card.name === null ? [] : [card.name]), ...(names === null ? alone : [names])].join(', ');
}
