import type { Poll, TableInfo } from '@orrery/wire';
import { useAttempt } from '../people/useAttempt.ts';
import { api } from '../remote/api.ts';
import { Problem } from '../shell/Problem.tsx';

interface YesOrNoProps {
  readonly table: TableInfo;
  readonly poll: Poll;
  readonly no: string;
  /** null: it was said. */
  readonly yes: string | null;
}

/** What a person answers to another who asks. */
export function YesOrNo({ table, poll, no, yes }: YesOrNoProps) {
  const { attempt, problem, busy } = useAttempt();
  const vote = (choice: 'yes' | 'no') => void attempt(api.vote(table.id, { poll: poll.id, choice }));
  return (
    <>
      <span className="poll-acts">
        <button type="button" className="btn" aria-busy={busy} onClick={() => vote('no')}>
          {no}
        </button>
        {yes !== null && (
          <button type="button" className="btn gold" aria-busy={busy} onClick={() => vote('yes')}>
            {yes}
          </button>
        )}
      </span>
      <Problem problem={problem} />
    </>
  );
}
