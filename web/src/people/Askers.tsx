import { Icon, Sigil } from '@orrery/ui';
import type { Asker, TableInfo } from '@orrery/wire';
import { type ReactNode, useState } from 'react';
import { api } from '../remote/api.ts';
import { Strip } from '../shell/Strip.tsx';
import { useSay } from '../words/speech.ts';
import { useAttempt } from './useAttempt.ts';
import './people.css';
import { Problem } from '../shell/Problem.tsx';

/** For the host: who asks for a seat, each with a yes and a no. */
export function Askers({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  if (table.askers.length === 0) return null;
  const answer = (asker: Asker, yes: boolean) => void attempt(api.answer(table.id, { asker: asker.id, yes }));
  return (
    <section tabIndex={-1} className="askers" aria-label={say('asks.title')}>
      <ul>
        {table.askers.map((asker) => (
          <li key={asker.id} aria-busy={busy}>
            {asker.sigil !== null && <Sigil name={asker.sigil} size={22} />}
            <b>{askerText(asker, say)}</b>
            <span className="askers-acts">
              <button type="button" className="btn" onClick={() => answer(asker, true)}>
                {say('asks.yes')}
              </button>
              <button type="button" className="btn plain" onClick={() => answer(asker, false)}>
                {say('asks.no')}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {table.status === 'playing' && <p className="people-note">{say('asks.why')}</p>}
      <Problem problem={problem} />
    </section>
  );
}

/** The same above a running game, one at a time; it can be put off. null: nobody asks. */
export function useAskerPrompt(table: TableInfo | null): ReactNode {
  const [putOff, setPutOff] = useState<readonly string[]>([]);
  const waiting = table?.askers.filter(({ id }) => !putOff.includes(id)) ?? [];
  const [asker] = waiting;
  if (table === null || asker === undefined) return null;
  const later = () => setPutOff([...putOff, ...waiting.map(({ id }) => id)]);
  return <AskerPrompt key={asker.id} table={table} asker={asker} more={waiting.length - 1} later={later} />;
}

interface AskerPromptProps {
  readonly table: TableInfo;
  readonly asker: Asker;
  /** How many others ask. */
  readonly more: number;
  later(): void;
}

function AskerPrompt({ table, asker, more, later }: AskerPromptProps) {
  const say = useSay();
  const { attempt, problem, busy } = useAttempt();
  const answer = (yes: boolean) => void attempt(api.answer(table.id, { asker: asker.id, yes }));
  return (
    <Strip
      label={say('asks.title')}
      text={askerText(asker, say)}
      why={more > 0 ? `${say('asks.why')} ${say('asks.more', { n: more })}` : say('asks.why')}
      problem={problem}
      busy={busy}
    >
      <button type="button" className="btn" onClick={() => answer(true)}>
        {say('asks.yes')}
      </button>
      <button type="button" className="btn" onClick={() => answer(false)}>
        {say('asks.no')}
      </button>
      <button type="button" className="btn icon plain" aria-label={say('asks.later')} onClick={later}>
        <Icon name="close" size={18} />
      </button>
    </Strip>
  );
}

function askerText({ name, seat }: Asker, say: ReturnType<typeof useSay>): string {
  const called = name ?? say('people.nameless');
  return seat === null ? say('asks.any', { name: called }) : say('asks.seat', { name: called, n: seat + 1 });
}
