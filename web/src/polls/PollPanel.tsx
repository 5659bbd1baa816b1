import { Icon } from '@orrery/ui';
import type { Poll, TableInfo } from '@orrery/wire';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { seatNames } from '../play/names.ts';
import { playSound } from '../play/sound.ts';
import { useSay } from '../words/speech.ts';
import { AbsentChoices, absentText } from './Absent.tsx';
import { Dial } from './Dial.tsx';
import { asksMyself, RematchChoices, useGoesOn } from './Rematch.tsx';
import { Said } from './Said.tsx';
import { TakeBackChoices } from './TakeBack.tsx';
import { timeLeft } from './time-left.ts';
import { useFocusUnder } from './useFocusUnder.ts';
import './polls.css';

interface PollPanelProps {
  readonly table: TableInfo;
  /** It lies on the score, which is a dialog, and not beside the board. */
  readonly inDialog?: boolean;
  /** The reader must answer the game itself, too. */
  readonly awaited?: boolean;
}

/** What the people at the table decide now, for those who do. */
export function PollPanel({ table, inDialog = false, awaited = false }: PollPanelProps) {
  const { poll } = table;
  return poll === null ? null : <OpenPoll key={poll.id} {...{ table, poll, inDialog, awaited }} />;
}

/** Whoever reads this has something to decide with the others, or has asked them. Who does not want another match has decided. */
export const hearsPoll = (table: TableInfo): boolean => {
  const { poll, seats } = table;
  if (poll === null) return false;
  if (poll.kind === 'takeBack' && asksMyself(table, poll)) return true;
  const saidNo = poll.votes.some(({ seat, choice }) => choice === 'no' && seats[seat]?.mine);
  return poll.voters.some((seat) => seats[seat]?.mine) && !saidNo;
};

function OpenPoll({ table, poll, inDialog, awaited }: Required<PollPanelProps> & { readonly poll: Poll }) {
  const say = useSay();
  const goesOn = useGoesOn(table);
  const words = wordsOf(table, poll, goesOn, say);
  useEffect(() => playSound('knock'), []);
  return (
    <Panel poll={poll} title={words.title} text={words.text} waits={waits(table, poll, awaited)}>
      <Said text={words.said} inDialog={inDialog} />
      {poll.kind === 'again' && <RematchChoices table={table} poll={poll} />}
      {poll.kind === 'takeBack' && <TakeBackChoices table={table} poll={poll} />}
      {poll.kind === 'absent' && <AbsentChoices table={table} poll={poll} name={nameIn(table, poll, say)} />}
    </Panel>
  );
}

/** About who is away: not before one's own move, and no longer once one has chosen. */
function waits({ seats }: TableInfo, { kind, votes }: Poll, awaited: boolean): Waits {
  if (kind !== 'absent') return null;
  const chosen = votes.find(({ seat }) => seats[seat]?.mine)?.choice;
  return awaited || chosen !== undefined ? `${awaited} ${chosen}` : null;
}

type Say = ReturnType<typeof useSay>;

const nameIn = ({ seats }: TableInfo, { seat }: Poll, say: Say): string =>
  (seat === null ? undefined : seatNames(seats, say)[seat]) ?? say('poll.host');

function wordsOf(table: TableInfo, poll: Poll, goesOn: boolean, say: Say) {
  const name = nameIn(table, poll, say);
  if (poll.kind === 'absent')
    return {
      title: say(poll.late ? 'poll.late.title' : 'poll.absent.title', { name }),
      text: say(absentText(table, poll), { name }),
      said: say(poll.late ? 'poll.late.said' : 'poll.absent.said', { name }),
    };
  const { kind } = poll;
  const asked = kind === 'again' && goesOn ? 'next' : kind;
  const title = asksMyself(table, poll) ? say(`poll.${asked}.title.you`) : say(`poll.${asked}.title`, { name });
  const seconds = Math.ceil(poll.of / 1000);
  return { title, text: say(`poll.${kind}.text`), said: `${title}. ${timeLeft(seconds, say)}` };
}

/** Why it stays out of the way of bar and hand on a phone; null: it does not. */
type Waits = string | null;

interface PanelProps {
  readonly poll: Poll;
  readonly title: string;
  readonly text: string;
  readonly waits: Waits;
  readonly children: ReactNode;
}

/** Never modal: the game goes on beside it. On a phone it is folded away where it would lie over what is needed now, or at will. */
function Panel({ poll, title, text, waits, children }: PanelProps) {
  const say = useSay();
  const heading = useId();
  const [wished, wish] = useState<{ readonly at: Waits; readonly folded: boolean } | null>(null);
  const folded = wished?.at === waits ? wished.folded : waits !== null;
  const body = useRef<HTMLDivElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (folded && body.current?.contains(document.activeElement)) fold.current?.focus();
  }, [folded]);
  const panel = useRef<HTMLElement>(null);
  useFocusUnder(panel, () => wish({ at: waits, folded: true }));
  const until = useMemo(() => Date.now() + poll.left, [poll]);
  return (
    <section ref={panel} className="poll" aria-labelledby={heading} data-folded={folded || undefined}>
      <header>
        <Dial until={until} of={poll.of} />
        <div className="poll-words">
          <h2 id={heading}>{title}</h2>
          <p>{text}</p>
        </div>
        <button
          type="button"
          ref={fold}
          className="btn icon plain poll-fold"
          aria-label={say(folded ? 'poll.unfold' : 'poll.fold')}
          aria-expanded={!folded}
          onClick={() => wish({ at: waits, folded: !folded })}
        >
          <Icon name={folded ? 'chevron-up' : 'chevron-down'} />
        </button>
      </header>
      <div className="poll-body" ref={body}>
        {children}
      </div>
    </section>
  );
}
