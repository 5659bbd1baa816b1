import { Icon } from '@orrery/ui';
import type { Poll, TableInfo } from '@orrery/wire';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { seatNames } from '../play/names.ts';
import { playSound } from '../play/sound.ts';
import { useSay } from '../words/speech.ts';
import { AbsentChoices, absentText } from './Absent.tsx';
import { Dial } from './Dial.tsx';
import { asksMyself, RematchChoices } from './Rematch.tsx';
import { Said } from './Said.tsx';
import { TakeBackChoices } from './TakeBack.tsx';
import { timeLeft } from './time-left.ts';
import './polls.css';

interface PollPanelProps {
  readonly table: TableInfo;
  /** It lies on the score, which is a dialog, and not beside the board. */
  readonly inDialog?: boolean;
}

/** What the people at the table decide now, for those who do. */
export function PollPanel({ table, inDialog = false }: PollPanelProps) {
  const { poll } = table;
  return poll === null ? null : <OpenPoll key={poll.id} table={table} poll={poll} inDialog={inDialog} />;
}

/** Whoever reads this has something to decide with the others, or has asked them. Who does not want another match has decided. */
export const hearsPoll = (table: TableInfo): boolean => {
  const { poll, seats } = table;
  if (poll === null) return false;
  if (poll.kind === 'takeBack' && asksMyself(table, poll)) return true;
  const saidNo = poll.votes.some(({ seat, choice }) => choice === 'no' && seats[seat]?.mine);
  return poll.voters.some((seat) => seats[seat]?.mine) && !saidNo;
};

function OpenPoll({ table, poll, inDialog }: Required<PollPanelProps> & { readonly poll: Poll }) {
  const say = useSay();
  const words = wordsOf(table, poll, say);
  useEffect(() => playSound('knock'), []);
  return (
    <Panel poll={poll} title={words.title} text={words.text}>
      <Said text={words.said} inDialog={inDialog} />
      {poll.kind === 'again' && <RematchChoices table={table} poll={poll} />}
      {poll.kind === 'takeBack' && <TakeBackChoices table={table} poll={poll} />}
      {poll.kind === 'absent' && <AbsentChoices table={table} poll={poll} name={nameIn(table, poll, say)} />}
    </Panel>
  );
}

type Say = ReturnType<typeof useSay>;

const nameIn = ({ seats }: TableInfo, { seat }: Poll, say: Say): string =>
  (seat === null ? undefined : seatNames(seats, say)[seat]) ?? say('poll.host');

function wordsOf(table: TableInfo, poll: Poll, say: Say) {
  const name = nameIn(table, poll, say);
  if (poll.kind === 'absent')
    return {
      title: say(poll.late ? 'poll.late.title' : 'poll.absent.title', { name }),
      text: say(absentText(table, poll), { name }),
      said: say(poll.late ? 'poll.late.said' : 'poll.absent.said', { name }),
    };
  const { kind } = poll;
  const title = asksMyself(table, poll) ? say(`poll.${kind}.title.you`) : say(`poll.${kind}.title`, { name });
  const seconds = Math.ceil(poll.of / 1000);
  return { title, text: say(`poll.${kind}.text`), said: `${title}. ${timeLeft(seconds, say)}` };
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
