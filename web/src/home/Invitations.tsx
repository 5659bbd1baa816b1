import { Link } from 'wouter';
import { useSay } from '../words/speech.ts';
import { titleOf } from './atlas.ts';
import type { Card } from './cards.ts';
import { Heading } from './Heading.tsx';
import { RailRow } from './RailRow.tsx';
import { useSteady } from './steady.ts';

/** A table at which one has no seat, and may have one. */
export type InvitedCard = Card & { readonly invited: NonNullable<Card['invited']> };

export const isInvited = (card: Card): card is InvitedCard => card.invited !== null;

/** Tables at which a seat is kept for this person, or asked for. */
export function Invitations({ cards }: { readonly cards: readonly InvitedCard[] }) {
  const say = useSay();
  const [rows, steady] = useSteady(cards);
  return (
    <section className="rail-part" aria-labelledby="invitations">
      <Heading id="invitations" title={say('home.invitations')} />
      <ul className="rail-rows" {...steady}>
        {rows.map(({ id, href, game, name, invited }) => {
          const title = titleOf(game);
          const text = say(`home.invited.${invited}`);
          return (
            <RailRow key={id} game={game} title={title} text={name === null ? text : `${name}: ${text}`}>
              <Link className="btn" href={href} aria-label={say(`home.invited.${invited}.of`, { game: title })}>
                {say(`home.invited.${invited}.go`)}
              </Link>
            </RailRow>
          );
        })}
      </ul>
    </section>
  );
}
