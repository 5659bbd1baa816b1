import { Icon } from '@orrery/ui';
import { useEffect, useRef, useState } from 'react';
import { forgetTable } from '../local/forget.ts';
import { useSay } from '../words/speech.ts';
import { titleOf } from './atlas.ts';
import type { Card } from './cards.ts';

/** Deletes a table of this device, having asked once: what was played there is nowhere else. */
export function DropTable({ card, dropped }: { readonly card: Card; dropped(): void }) {
  const say = useSay();
  const [asks, setAsks] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asks) keep.current?.focus();
    else if (asked.current) opener.current?.focus();
    asked.current = asks;
  }, [asks]);
  const drop = async () => {
    await forgetTable(card.id);
    document.getElementById('yours')?.focus();
    dropped();
  };
  if (!asks)
    return (
      <button
        ref={opener}
        type="button"
        className="yours-drop"
        aria-label={say('home.drop.of', { game: titleOf(card.game) })}
        onClick={() => setAsks(true)}
      >
        <Icon name="close" size={16} />
      </button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a form with it
    <div className="yours-ask" role="group" aria-label={say('home.drop.of', { game: titleOf(card.game) })}>
      <p>{say('home.drop.ask')}</p>
      <button type="button" className="btn" onClick={() => void drop()}>
        {say('home.drop')}
      </button>
      <button type="button" className="btn" ref={keep} onClick={() => setAsks(false)}>
        {say('home.drop.keep')}
      </button>
    </div>
  );
}
