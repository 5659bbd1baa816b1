import type { TableInfo } from '@orrery/wire';
import { useLocation } from 'wouter';
import { Question } from '../people/Question.tsx';
import { useAsked } from '../people/useAsked.ts';
import { useAttempt } from '../people/useAttempt.ts';
import { nameOf } from '../play/names.ts';
import { api } from '../remote/api.ts';
import { Problem } from '../shell/Problem.tsx';
import { useSay } from '../words/speech.ts';

/** Out of a table that waits. A host, who came without a link, is asked once more: the way back is not in their address. */
export function LeaveRoom({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const [, go] = useLocation();
  const leaving = useAsked();
  const { attempt, problem, busy } = useAttempt();
  const leave = () => void attempt(api.leave(table.id)).then((left) => left && go('/'));
  if (leaving.asks) {
    const heir = table.seats.findIndex(({ taken, mine }) => taken && !mine);
    return (
      <Question
        {...{ title: say('wait.leave'), yes: say('seat.leave'), no: say('seat.stay'), problem, busy }}
        sure={leave}
        back={leaving.back}
      >
        <p>
          {heir === -1
            ? say('wait.leave.alone')
            : say('wait.leave.host', { name: nameOf(table.seats, heir, false, say) })}
        </p>
      </Question>
    );
  }
  return (
    <>
      <button
        type="button"
        ref={leaving.button}
        className="wait-leave"
        aria-busy={busy}
        onClick={table.youHost ? leaving.ask : leave}
      >
        {say('wait.leave')}
      </button>
      <Problem problem={problem} />
    </>
  );
}
