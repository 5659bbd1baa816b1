import { Icon } from '@orrery/ui';
import { useEffect } from 'react';
import { useSay } from '../words/speech.ts';
import { useCallAct } from './useCallAct.ts';
import { callToTable, loadCalls, useCalls } from './useCalls.ts';

/** In the menu of a table, for who can be called at all: not to this one. */
export function MuteEntry({ table }: { readonly table: string }) {
  const say = useSay();
  const calls = useCalls((state) => state.calls);
  const { act, said, busy } = useCallAct();
  useEffect(() => {
    void loadCalls();
  }, []);
  if (calls === null || (calls.devices.length === 0 && calls.webhook === null)) return null;
  const called = !calls.uncalled.includes(table);
  const change = () => void act(callToTable(table, !called), '');
  return (
    <div className="menu-calls">
      <button type="button" className="menu-entry seat-entry" aria-busy={busy} onClick={change}>
        <Icon name={called ? 'mute' : 'sound'} />
        <span>{say(called ? 'calls.table.off' : 'calls.table.on')}</span>
      </button>
      <p role="status" className="calls-said">
        {said}
      </p>
    </div>
  );
}
