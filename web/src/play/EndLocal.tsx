import { Icon } from '@orrery/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { forgetTable } from '../local/forget.ts';
import { onEscape } from '../people/onEscape.ts';
import { useFocusHere } from '../people/useFocusHere.ts';
import { useSay } from '../words/speech.ts';
import '../people/people.css';

/** In the menu of a table of this device: it is ended and forgotten, after one question. */
export function EndLocal({ table }: { readonly table: string }) {
  const say = useSay();
  const [asks, setAsks] = useState(false);
  if (asks) return <Question table={table} stay={() => setAsks(false)} />;
  return (
    <button type="button" className="menu-entry seat-entry menu-leave" onClick={() => setAsks(true)}>
      <Icon name="leave" />
      <span>
        {say('local.end')}
        <small className="menu-note">{say('local.end.why')}</small>
      </span>
    </button>
  );
}

function Question({ table, stay }: { readonly table: string; stay(): void }) {
  const say = useSay();
  const box = useFocusHere<HTMLDivElement>();
  const [, go] = useLocation();
  const end = () => void forgetTable(table).then(() => go('/'));
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="leave-question"
      role="alertdialog"
      aria-label={say('local.end')}
      onKeyDown={onEscape(stay)}
    >
      <p>{say('local.end.sure')}</p>
      <span className="askers-acts">
        <button type="button" className="btn gold" onClick={end}>
          {say('local.end')}
        </button>
        <button type="button" className="btn plain" onClick={stay}>
          {say('seat.stay')}
        </button>
      </span>
    </div>
  );
}
