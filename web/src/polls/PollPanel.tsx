import { Icon, useAnnounce } from '@orrery/ui';
import type { Poll, TableInfo } from '@orrery/wire';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { seatNames } from '../play/names.ts';
import { playSound } from '../play/sound.ts';
import { useSay } from '../words/speech.ts';
import { AbsentChoices, absentText } from './Absent.tsx';
import { Dial } from './Dial.tsx';
import './polls.css';

/** Beside the board: what the people at the table decide now, for those who do. */
export function PollPanel({ table }: { readonly table: TableInfo }) {
  const { poll } = table;
  return poll === null ? null : <OpenPoll key={poll.id} table={table} poll={poll} />;
}

/** Whoever reads this has something to decide with the others. */
export const decidesNow = ({ poll, seats }: TableInfo): boolean =>
  poll?.voters.some((seat) => seats[seat]?.mine) === true;

function OpenPoll({ table, poll }: { readonly table: TableInfo; readonly poll: Poll }) {
  const say = useSay();
  const voice = useAnnounce();
  const name = seatNames(table.seats, say)[poll.seat] ?? '';
  const said = say(`poll.${poll.kind}.said`, { name });
  useEffect(() => {
    voice.polite(said);
    playSound('knock');
  }, [voice, said]);
  return (
    <Panel poll={poll} title={say(`poll.${poll.kind}.title`, { name })} text={say(absentText(table, poll))}>
      <AbsentChoices table={table} poll={poll} name={name} />
    </Panel>
  );
}

interface PanelProps {
  readonly poll: Poll;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Never modal: the game goes on beside it. On a phone it can be folded away. */
function Panel({ poll, title, text, children }: PanelProps) {
  const say = useSay();
  const heading = useId();
  const [folded, setFolded] = useState(false);
  const until = useMemo(() => Date.now() + poll.left, [poll]);
  return (
    <section className="poll" aria-labelledby={heading} data-folded={folded || undefined}>
      <header>
        <Dial until={until} of={poll.of} />
        <div className="poll-words">
          <h2 id={heading}>{title}</h2>
          {!folded && <p>{text}</p>}
        </div>
        <button
          type="button"
          className="btn icon plain poll-fold"
          aria-label={say(folded ? 'poll.unfold' : 'poll.fold')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          <Icon name={folded ? 'chevron-up' : 'chevron-down'} />
        </button>
      </header>
      <div className="poll-body" hidden={folded}>
        {children}
      </div>
    </section>
  );
}
