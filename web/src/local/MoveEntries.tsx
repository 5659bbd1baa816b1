import type { Kind } from '@orrery/kernel';
import { Icon } from '@orrery/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Question } from '../people/Question.tsx';
import { useAsked } from '../people/useAsked.ts';
import { useAttempt } from '../people/useAttempt.ts';
import { WhoseSeat } from '../people/WhoseSeat.tsx';
import { seatNames } from '../play/names.ts';
import { useFeed } from '../play/useFeed.ts';
import { useSay } from '../words/speech.ts';
import type { LocalFeed } from './feed.ts';
import { moveToServer } from './move.ts';
import { movedHere } from './moved.ts';
import '../people/people.css';

/**
 * In the menu of a table of this device, each after one question: it goes on at the server, where friends can come to it; or a seat
 * goes on to another person or device, and with it the table to the server.
 */
export function MoveEntries({ feed }: { readonly feed: LocalFeed<Kind> }) {
  const say = useSay();
  const { table: facts } = useFeed(feed);
  const moving = useAsked();
  const handing = useAsked();
  const [chosen, setChosen] = useState<number | null>(null);
  if (facts === null || facts.status !== 'playing') return null;
  const { id: table } = facts;
  const names = seatNames(facts.seats, say);
  const seats = facts.seats.flatMap(({ mine }, seat) => (mine ? [{ seat, name: names[seat] ?? '' }] : []));
  const seat = chosen ?? seats[0]?.seat ?? 0;
  if (moving.asks)
    return (
      <MoveQuestion table={table} title={say('local.move')} yes={say('local.move.yes')} stay={moving.back}>
        <p>{say('local.move.sure')}</p>
      </MoveQuestion>
    );
  if (handing.asks)
    return (
      <MoveQuestion table={table} title={say('handOn.title')} yes={say('handOn.yes')} handOn={seat} stay={handing.back}>
        <WhoseSeat seats={seats} chosen={seat} choose={setChosen} />
        <p>{say('local.handOn.sure')}</p>
      </MoveQuestion>
    );
  return (
    <>
      <button type="button" ref={handing.button} className="menu-entry seat-entry" onClick={handing.ask}>
        <Icon name="device" />
        <span>
          {say(seats.length > 1 ? 'handOn.entry.one' : 'handOn.entry')}
          <small className="menu-note">{say('handOn.entry.why')}</small>
        </span>
      </button>
      <button type="button" ref={moving.button} className="menu-entry seat-entry" onClick={moving.ask}>
        <Icon name="share" />
        <span>
          {say('local.move')}
          <small className="menu-note">{say('local.move.why')}</small>
        </span>
      </button>
    </>
  );
}

interface MoveQuestionProps {
  readonly table: string;
  readonly title: string;
  readonly yes: string;
  /** The seat for which a link is made at once. */
  readonly handOn?: number;
  readonly children: ReactNode;
  stay(): void;
}

function MoveQuestion({ table, title, yes, handOn, children, stay }: MoveQuestionProps) {
  const say = useSay();
  const [, go] = useLocation();
  const { attempt, problem, busy } = useAttempt();
  const move = async () => {
    const moved = moveToServer(table);
    if (!(await attempt(moved))) return;
    const reply = await moved;
    if (reply.ok) go(`/t/${reply.value}`, { replace: true, state: movedHere(handOn) });
  };
  return (
    <Question {...{ title, yes, no: say('seat.stay'), problem, busy }} sure={() => void move()} back={stay}>
      {children}
      <p>{say('local.move.luck')}</p>
    </Question>
  );
}
