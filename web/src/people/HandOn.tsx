import { Icon, Sheet } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { useState } from 'react';
import { titleOf } from '../home/atlas.ts';
import { api } from '../remote/api.ts';
import { LinkToShare } from '../wait/LinkToShare.tsx';
import { tableUrl, useOrigin } from '../wait/links.ts';
import { Qr } from '../wait/Qr.tsx';
import { useSay } from '../words/speech.ts';
import { useAttempt } from './useAttempt.ts';
import '../wait/wait.css';
import './people.css';
import { Problem } from '../shell/Problem.tsx';

interface HandOnProps {
  readonly table: TableInfo;
  readonly seat: number;
  /** As a line of the menu, or as a button of a page. */
  readonly as: 'entry' | 'button';
}

/** My seat goes on to another person, or to another device of mine: by a link that works once. */
export function HandOn({ table, seat, as }: HandOnProps) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  const [open, setOpen] = useState(false);
  const offer = table.seats[seat]?.offer ?? null;
  const offerSeat = () => void attempt(api.handOn(table.id, seat)).then((made) => made && setOpen(true));
  return (
    <>
      {as === 'entry' ? (
        <button type="button" className="menu-entry seat-entry" aria-busy={busy} onClick={offerSeat}>
          <Icon name="device" />
          <span>
            {say('handOn.entry')}
            <small className="menu-note">{say('handOn.entry.why')}</small>
          </span>
        </button>
      ) : (
        <button type="button" className="btn" aria-busy={busy} onClick={offerSeat}>
          <Icon name="device" size={18} />
          {say('handOn.button')}
        </button>
      )}
      <Problem problem={problem} />
      <Sheet open={open} title={say('handOn.title')} onClose={() => setOpen(false)}>
        {offer === null ? <p role="status">{say('handOn.used')}</p> : <Offer table={table} link={offer.link} />}
      </Sheet>
    </>
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
