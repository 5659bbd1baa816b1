import { Graticule, Icon } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { useAttempt } from '../people/useAttempt.ts';
import { api } from '../remote/api.ts';
import { useSay } from '../words/speech.ts';

/** For the host, in the place of the code: nobody can come, and how to let them. */
export function Locked({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  return (
    <section className="invite" aria-label={say('people.manage')}>
      <Graticule className="invite-plate">
        <p>{problem ?? say('people.locked')}</p>
        <button type="button" className="btn" aria-busy={busy} onClick={() => void attempt(api.lock(table.id, false))}>
          <Icon name="lock" size={18} />
          {say('people.unlock')}
        </button>
      </Graticule>
    </section>
  );
}
