import { type ReportReason, reportReasons, type TableInfo } from '@orrery/wire';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../remote/api.ts';
import { Problem } from '../shell/Problem.tsx';
import { useSay } from '../words/speech.ts';
import { onEscape } from './on-escape.ts';
import { useAttempt } from './useAttempt.ts';
import { useFocusHere } from './useFocusHere.ts';

interface ReportFormProps {
  readonly table: TableInfo;
  readonly link: string | null;
  readonly seat: number;
  readonly name: string;
  close(): void;
}

/** Tells whoever runs the server about somebody. */
export function ReportForm({ table, link, seat, name, close }: ReportFormProps) {
  const say = useSay();
  const id = useId();
  const form = useFocusHere<HTMLFormElement>();
  const { attempt, problem, busy } = useAttempt();
  const [reason, setReason] = useState<ReportReason>('insults');
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const more = text.trim() === '' ? {} : { text };
    setSent(await attempt(api.report(table.id, { seat, reason, ...more, ...(link === null ? {} : { link }) })));
  };
  if (sent) return <Sent />;
  return (
    <form
      ref={form}
      tabIndex={-1}
      className="person-form"
      aria-label={say('report.of', { name })}
      onKeyDown={onEscape(close)}
      onSubmit={(event) => void send(event)}
    >
      <fieldset>
        <legend>{say('report.reason')}</legend>
        {reportReasons.map((each) => (
          <label key={each}>
            <input type="radio" name={`${id}-why`} checked={reason === each} onChange={() => setReason(each)} />
            {say(`report.reason.${each}`)}
          </label>
        ))}
      </fieldset>
      <label htmlFor={id}>{say('report.text')}</label>
      <input id={id} className="field" maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
      <p className="people-note">{say('report.note')}</p>
      <Problem problem={problem} />
      <span className="askers-acts">
        <button type="submit" className="btn gold" aria-busy={busy}>
          {say('report.send')}
        </button>
        <button type="button" className="btn plain" onClick={close}>
          {say('people.cancel')}
        </button>
      </span>
    </form>
  );
}

function Sent() {
  const say = useSay();
  const note = useFocusHere<HTMLParagraphElement>();
  return (
    <p ref={note} tabIndex={-1} className="people-note report-sent" role="status">
      {say('report.sent')}
    </p>
  );
}
