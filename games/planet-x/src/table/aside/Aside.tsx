import { Icon, Sheet } from '@orrery/ui';
import { useId, useState } from 'react';
import { stops } from '../answering.ts';
import type { TableNames } from '../names.ts';
import type { Answering } from '../useAnswering.ts';

export interface AsideProps {
  readonly names: TableNames;
  readonly answering: Answering;
  /** With two sides the other one wins; else a bot plays on (PX-E6). */
  readonly twoSides: boolean;
  /** null: there is nothing to give up. */
  readonly resign: (() => void) | null;
}

/** Where I stop, known to this device alone, and the way out of a lost game. */
export function Aside({ names, answering, twoSides, resign }: AsideProps) {
  const { say } = names;
  const [open, setOpen] = useState<'stop' | 'resign' | null>(null);
  const group = useId();
  const close = () => setOpen(null);
  return (
    <div className="px-stop">
      <button type="button" className="px-stop-now" aria-label={say('pref.change')} onClick={() => setOpen('stop')}>
        <span>
          {say('pref.title')} <b>{say(`pref.${answering.stop}`)}</b>
        </span>
        <Icon name="chevron-down" size={18} />
      </button>
      <p>{say('pref.private')}</p>
      {resign !== null && (
        <button type="button" className="btn plain" onClick={() => setOpen('resign')}>
          {say('act.resign')}
        </button>
      )}
      <Sheet open={open === 'stop'} title={say('pref.title')} onClose={close}>
        <div className="px-stops">
          {stops.map((stop) => (
            <label key={stop}>
              <input
                type="radio"
                name={group}
                checked={answering.stop === stop}
                onChange={() => {
                  answering.choose(stop);
                  close();
                }}
              />
              {say(`pref.${stop}`)}
            </label>
          ))}
        </div>
        <p>{say('pref.private')}</p>
      </Sheet>
      <Sheet open={open === 'resign'} title={say('resign.title')} onClose={close}>
        <div className="px-ask">
          <p>{say(twoSides ? 'resign.two' : 'resign.ffa')}</p>
          <div className="px-ask-answers">
            <button type="button" className="btn gold" onClick={close}>
              {say('resign.stay')}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => {
                close();
                resign?.();
              }}
            >
              {say('act.resign')}
            </button>
          </div>
        </div>
      </Sheet>
    </div>
  );
}
