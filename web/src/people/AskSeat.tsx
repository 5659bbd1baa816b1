import { Icon } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { api } from '../remote/api.ts';
import { invitationOf } from '../wait/invitation.ts';
import { useSay } from '../words/speech.ts';
import { useAttempt } from './useAttempt.ts';
import './people.css';
import { Problem } from '../shell/Problem.tsx';

interface AskSeatProps {
  readonly table: TableInfo;
  readonly link: string | null;
  /** Closes the menu. */
  close(): void;
}

/** In the menu, for who watches a running match: take over from a bot, or ask the host for it. */
export function AskSeatEntry({ table, link, close }: AskSeatProps) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  const invitation = invitationOf(table, link);
  if (invitation.t !== 'bot' || table.request === 'waits' || table.returnTo !== null) return null;
  const ask = () => void attempt(api.join(table.id, link === null ? {} : { link })).then((asked) => asked && close());
  return (
    <>
      <button type="button" className="menu-entry" aria-busy={busy} onClick={ask}>
        <Icon name="person" />
        <span>{say(invitation.asks ? 'join.ask.sit' : 'join.take')}</span>
      </button>
      <Problem problem={problem} />
    </>
  );
}
