import type { TableInfo } from '@orrery/wire';
import { useEffect, useRef, useState } from 'react';
import { api } from '../remote/api.ts';
import { Problem } from '../shell/Problem.tsx';
import { useSay } from '../words/speech.ts';
import { Question } from './Question.tsx';
import { ReportForm } from './ReportForm.tsx';
import { useAttempt } from './useAttempt.ts';

interface PersonActsProps {
  readonly table: TableInfo;
  readonly link: string | null;
  readonly seat: number;
  readonly name: string;
}

/** What cannot be undone is asked once more. */
type Asked = 'remove' | 'ban' | 'host';

/** What one may do with somebody else at the table: for oneself, and as the host for everybody. */
export function PersonActs({ table, link, seat, name }: PersonActsProps) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  const [open, setOpen] = useState<Asked | 'report' | null>(null);
  const { muted = false, mutedForYou = false } = table.seats[seat] ?? {};
  const acts = useRef<HTMLDivElement>(null);
  const closed = useRef<Asked | 'report' | null>(null);
  const close = () => {
    closed.current = open;
    setOpen(null);
  };
  useEffect(() => {
    if (open !== null || closed.current === null) return;
    acts.current?.querySelector<HTMLElement>(`[data-act=${closed.current}]`)?.focus();
    closed.current = null;
  }, [open]);
  const certain: Readonly<Record<Asked, () => Promise<boolean>>> = {
    remove: () => attempt(api.remove(table.id, { seat, ban: false })),
    ban: () => attempt(api.remove(table.id, { seat, ban: true })),
    host: () => attempt(api.handOver(table.id, seat)),
  };
  if (open === 'report') return <ReportForm {...{ table, link, seat, name, close }} />;
  if (open !== null) {
    const sure = () => void certain[open]().then((done) => done && close());
    return <Sure act={open} name={name} problem={problem} busy={busy} sure={sure} close={close} />;
  }
  const muteForMe = () =>
    attempt(api.muteForMe(table.id, { seat, muted: !mutedForYou, ...(link === null ? {} : { link }) }));
  return (
    <div ref={acts} className="person-acts">
      <button type="button" className="btn" aria-busy={busy} onClick={() => void muteForMe()}>
        {say(mutedForYou ? 'people.unmute.me' : 'people.mute.me')}
      </button>
      <button type="button" className="btn" data-act="report" onClick={() => setOpen('report')}>
        {say('people.report')}
      </button>
      {table.youHost && (
        <>
          <button
            type="button"
            className="btn"
            aria-busy={busy}
            onClick={() => void attempt(api.mute(table.id, { seat, muted: !muted }))}
          >
            {say(muted ? 'people.unmute.all' : 'people.mute.all')}
          </button>
          {(['host', 'remove', 'ban'] as const).map((act) => (
            <button key={act} type="button" className="btn" data-act={act} onClick={() => setOpen(act)}>
              {say(`people.${act}`)}
            </button>
          ))}
        </>
      )}
      <Problem problem={problem} />
    </div>
  );
}

interface SureProps {
  readonly act: Asked;
  readonly name: string;
  readonly problem: string | null;
  readonly busy: boolean;
  sure(): void;
  close(): void;
}

/** What it means, and once more the question. */
function Sure({ act, name, problem, busy, sure, close }: SureProps) {
  const say = useSay();
  return (
    <Question
      {...{ title: say(`people.${act}`), yes: say(`people.${act}`), no: say('people.cancel'), problem, busy, sure }}
      className="person-form"
      back={close}
    >
      <p>{say(`people.${act}.sure`, { name })}</p>
    </Question>
  );
}
