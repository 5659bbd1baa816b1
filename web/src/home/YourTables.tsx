import { useState } from 'react';
import { useSay } from '../words/speech.ts';
import { type Card, firstCards } from './cards.ts';
import { DropTable } from './DropTable.tsx';
import { Heading } from './Heading.tsx';
import { useSteady } from './steady.ts';
import { TableTile } from './TableTile.tsx';
import { narrowScreen, useMedia, wideScreen } from './useMedia.ts';

/** The tables this person sits at, the most pressing first; the rest is a touch away. */
export function YourTables({ cards, refresh }: { readonly cards: readonly Card[]; refresh(): void }) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const swiped = useMedia(narrowScreen);
  const wide = useMedia(wideScreen);
  const [rows, steady] = useSteady(cards);
  const first = firstCards(rows, swiped ? 6 : wide ? 4 : 3);
  const shown = all ? rows : first;
  const turns = cards.filter(({ yourTurn }) => yourTurn).length;
  const more = rows.length - first.length;
  return (
    <section className="yours" aria-labelledby="yours">
      <Heading id="yours" title={say('home.yours')} aside={turns > 0 ? say('home.waits', { n: turns }) : null} />
      <ul className="yours-list" data-all={all || undefined} data-count={Math.min(shown.length, 4)} {...steady}>
        {shown.map((card) => (
          <li key={card.id}>
            <TableTile card={card} />
            {card.local && <DropTable card={card} dropped={refresh} />}
          </li>
        ))}
        {more > 0 && (
          <li className="yours-more">
            <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? say('home.fewer') : say('home.more', { n: more })}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
