import { Icon } from '@orrery/ui';
import { useState } from 'react';
import { forgetTable } from '../local/forget.ts';
import { useSay } from '../words/speech.ts';
import type { Card } from './cards.ts';
import { TableTile } from './TableTile.tsx';

const shownAtFirst = 2;

/** The strip of tables this person sits at; one tap resumes. */
export function YourTables({ cards, refresh }: { readonly cards: readonly Card[]; refresh(): void }) {
  const say = useSay();
  const [all, setAll] = useState(false);
  const turns = cards.filter(({ yourTurn }) => yourTurn).length;
  const shown = all ? cards : cards.slice(0, shownAtFirst);
  const forget = async (card: Card) => {
    await forgetTable(card.id);
    refresh();
  };
  return (
    <section className="yours" aria-labelledby="yours">
      <div className="yours-head">
        <h2 id="yours">{say('home.yours')}</h2>
        <p>{say('home.waits', { n: turns })}</p>
        {cards.length > shownAtFirst && (
          <button type="button" className="yours-more" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? say('home.fewer') : say('home.all', { n: cards.length })}
          </button>
        )}
      </div>
      <ul className="yours-list">
        {shown.map((card) => (
          <li key={card.id}>
            <TableTile card={card} />
            {all && card.local && (
              <button
                type="button"
                className="yours-forget"
                aria-label={say('home.forget')}
                onClick={() => void forget(card)}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
