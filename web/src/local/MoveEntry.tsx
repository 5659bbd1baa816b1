import { Icon } from '@orrery/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { onEscape } from '../people/onEscape.ts';
import { useAttempt } from '../people/useAttempt.ts';
import { useFocusHere } from '../people/useFocusHere.ts';
import { useSay } from '../words/speech.ts';
import { moveToServer } from './move.ts';
import '../people/people.css';

/** In the menu of a table of this device: it goes on at the server, where friends can come to it, after one question. */
export function MoveEntry({ table }: { readonly table: string }) {
  const say = useSay();
  const [asks, setAsks] = useState(false);
  if (asks) return <Question table={table} stay={() => setAsks(false)} />;
  return (
    <button type="button" className="menu-entry seat-entry" onClick={() => setAsks(true)}>
      <Icon name="share" />
      <span>
        {say('local.move')}
        <small className="menu-note">{say('local.move.why')}</small>
      </span>
    </button>
  );
}

function Question({ table, stay }: { readonly table: string; stay(): void }) {
  const say = useSay();
  const box = useFocusHere<HTMLDivElement>();
  const [, go] = useLocation();
  const { attempt, problem, busy } = useAttempt();
  const move = async () => {
    const moved = moveToServer(table);
    if (!(await attempt(moved))) return;
    const reply = await moved;
    if (reply.ok) go(`/t/${reply.value}`, { replace: true });
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="leave-question"
      role="alertdialog"
      aria-label={say('local.move')}
      onKeyDown={onEscape(stay)}
    >
      <p>{say('local.move.sure')}</p>
      <p>{say('local.move.luck')}</p>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <span className="askers-acts">
        <button type="button" className="btn gold" aria-busy={busy} onClick={() => void move()}>
          {say('local.move.yes')}
        </button>
        <button type="button" className="btn plain" onClick={stay}>
          {say('seat.stay')}
        </button>
      </span>
    </div>
  );
}
