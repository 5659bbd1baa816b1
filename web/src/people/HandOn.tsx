import { Icon, Sheet } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { useState } from 'react';
import { titleOf } from '../home/atlas.ts';
import { api } from '../remote/api.ts';
import { LinkToShare } from '../wait/LinkToShare.tsx';
import { tableUrl, useOrigin } from '../wait/links.ts';
import { Qr } from '../wait/Qr.tsx';
import { useSay } from '../words/speech.ts';
import { Question } from './Question.tsx';
import { useAsked } from './useAsked.ts';
import { useAttempt } from './useAttempt.ts';
import { type NamedSeat, WhoseSeat } from './WhoseSeat.tsx';
import '../wait/wait.css';
import './people.css';
import { Problem } from '../shell/Problem.tsx';

interface HandOnProps {
  readonly table: TableInfo;
  /** Of whoever sits at this device: not none. */
  readonly seats: readonly NamedSeat[];
  /** As a line of the menu, or as a button of a page. */
  readonly as: 'entry' | 'button';
}

/** My seat goes on to another person, or to another device of mine: by a link that works once. */
export function HandOn({ table, seats, as }: HandOnProps) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  const { asks, ask, back, button } = useAsked();
  const [open, setOpen] = useState(false);
  const [seat, setSeat] = useState(seats[0]?.seat ?? 0);
  const offerSeat = () =>
    void attempt(api.handOn(table.id, seat)).then((made) => {
      if (!made) return;
      back();
      setOpen(true);
    });
  const press = () => (seats.length > 1 ? ask() : offerSeat());
  if (asks)
    return (
      <Question
        {...{ title: say('handOn.title'), yes: say('handOn.yes'), no: say('people.cancel'), problem, busy }}
        sure={offerSeat}
        back={back}
      >
        <WhoseSeat seats={seats} chosen={seat} choose={setSeat} />
      </Question>
    );
  return (
    <>
      {as === 'entry' ? (
        <button type="button" ref={button} className="menu-entry seat-entry" aria-busy={busy} onClick={press}>
          <Icon name="device" />
          <span>
            {say(seats.length > 1 ? 'handOn.entry.one' : 'handOn.entry')}
            <small className="menu-note">{say('handOn.entry.why')}</small>
          </span>
        </button>
      ) : (
        <button type="button" className="btn" aria-busy={busy} onClick={press}>
          <Icon name="device" size={18} />
          {say('handOn.button')}
        </button>
      )}
      <Problem problem={problem} />
      <OfferedSeat table={table} seat={seat} open={open} close={() => setOpen(false)} />
    </>
  );
}

interface OfferedSeatProps {
  readonly table: TableInfo;
  readonly seat: number;
  readonly open: boolean;
  close(): void;
}

/** The link by which a seat goes on, as a picture and in letters, until it has been used. */
export function OfferedSeat({ table, seat, open, close }: OfferedSeatProps) {
  const say = useSay();
  const offer = table.seats[seat]?.offer ?? null;
  return (
    <Sheet open={open} title={say('handOn.title')} onClose={close}>
      {offer === null ? <p role="status">{say('handOn.used')}</p> : <Offer table={table} link={offer.link} />}
    </Sheet>
  );
}

function Offer({ table, link }: { readonly table: TableInfo; readonly link: string }) {
  const say = useSay();
  const { origin, onlyHere } = useOrigin();
  if (origin === null) return null;
  const url = tableUrl(origin, table.id, link);
  return (
    <div className="hand-on">
      <p>{say('handOn.text')}</p>
      <Qr text={url} label={say('handOn.qr')} />
      {onlyHere && <p className="wait-note">{say('invite.onlyHere')}</p>}
      <LinkToShare url={url} label={say('handOn.link')} about={{ title: titleOf(table.game) }} />
    </div>
  );
}
