import { Sigil } from '@orrery/ui';
import type { TableInfo } from '@orrery/wire';
import { api } from '../remote/api.ts';
import { useSay } from '../words/speech.ts';
import { useAttempt } from './useAttempt.ts';
import './people.css';
import { Problem } from '../shell/Problem.tsx';

/** For the host: who watches, each with a way to show them out. */
export function Watchers({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  return (
    <section tabIndex={-1} className="askers" aria-label={say('people.watchers')}>
      <ul>
        {table.watchers.map(({ id, name, sigil }) => {
          const shown = name ?? say('people.nameless');
          return (
            <li key={id} aria-busy={busy}>
              {sigil !== null && <Sigil name={sigil} size={22} />}
              <b>{shown}</b>
              <button
                type="button"
                className="btn plain"
                aria-label={say('people.watcher.ban.name', { name: shown })}
                onClick={() => void attempt(api.removeWatcher(table.id, id))}
              >
                {say('people.watcher.ban')}
              </button>
            </li>
          );
        })}
      </ul>
      <Problem problem={problem} />
    </section>
  );
}
