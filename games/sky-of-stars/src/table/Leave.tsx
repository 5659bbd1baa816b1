import { Sheet, type Turn } from '@orrery/ui';
import { useState } from 'react';
import type { SkyOfStars } from '../rules/kind.ts';
import type { TableNames } from './names.ts';

/** SK-P20 with `onLeave: drop`: for good, so it asks. */
export function Leave({ turn, names }: { readonly turn: Turn<SkyOfStars> | null; readonly names: TableNames }) {
  const [sure, setSure] = useState(false);
  const { say } = names;
  if (!turn?.moves.some(({ t }) => t === 'leave')) return null;
  const leave = (): void => {
    setSure(false);
    void turn.play({ t: 'leave' });
  };
  return (
    <>
      <button type="button" className="sk-leave" onClick={() => setSure(true)}>
        {say('bar.leave')}
      </button>
      <Sheet open={sure} title={say('bar.leave')} className="sk-sure" onClose={() => setSure(false)}>
        <p>{say('bar.leaveSure')}</p>
        <div className="sk-sure-acts">
          <button type="button" className="btn" onClick={leave}>
            {say('bar.leave')}
          </button>
        </div>
      </Sheet>
    </>
  );
}
