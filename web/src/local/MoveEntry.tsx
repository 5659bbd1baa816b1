import { Icon } from '@orrery/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Question } from '../people/Question.tsx';
import { useAttempt } from '../people/useAttempt.ts';
import { useSay } from '../words/speech.ts';
import { moveToServer } from './move.ts';
import { movedHere } from './moved.ts';
import '../people/people.css';

/** In the menu of a table of this device: it goes on at the server, where friends can come to it, after one question. */
export function MoveEntry({ table }: { readonly table: string }) {
  const say = useSay();
  const [asks, setAsks] = useState(false);
  if (asks) return <MoveQuestion table={table} stay={() => setAsks(false)} />;
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

function MoveQuestion({ table, stay }: { readonly table: string; stay(): void }) {
  const say = useSay();
  const [, go] = useLocation();
  const { attempt, problem, busy } = useAttempt();
  const move = async () => {
    const moved = moveToServer(table);
    if (!(await attempt(moved))) return;
    const reply = await moved;
    if (reply.ok) go(`/t/${reply.value}`, { replace: true, state: movedHere });
  };
  return (
    <Question
      {...{ title: say('local.move'), yes: say('local.move.yes'), no: say('seat.stay'), problem, busy }}
      sure={() => void move()}
      back={stay}
    >
      <p>{say('local.move.sure')}</p>
      <p>{say('local.move.luck')}</p>
    </Question>
  );
}
