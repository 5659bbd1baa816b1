import { Icon, Sheet } from '@orrery/ui';
import { useId, useState } from 'react';
import { stops } from '../../rules/answering.ts';
import { sharedStops } from '../answering.ts';
import type { TableNames } from '../names.ts';
import type { Answering } from '../useAnswering.ts';
import './aside.css';

export interface AsideProps {
  readonly names: TableNames;
  /** Where I stop, at a device of my own. */
  readonly answering?: Stopping;
  /** Where everybody stops who sits at a shared device. */
  readonly device?: Stopping;
}

type Stopping = Pick<Answering, 'stop' | 'choose'>;

/** Where I stop, known to nobody else. */
export function Aside({ names, answering, device }: AsideProps) {
  const stopping = device ?? answering;
  return (
    <div className="px-stop">
      {stopping !== undefined && <Stops names={names} stopping={stopping} shared={device !== undefined} />}
    </div>
  );
}

interface StopsProps {
  readonly names: TableNames;
  readonly stopping: Stopping;
  readonly shared: boolean;
}

function Stops({ names, stopping, shared }: StopsProps) {
  const { say } = names;
  const note = say(shared ? 'pref.shared' : 'pref.private');
  const [open, setOpen] = useState(false);
  const group = useId();
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="px-stop-now" onClick={() => setOpen(true)}>
        <span>
          <b>{say(`pref.${stopping.stop}`)}</b>
        </span>
        <Icon name="chevron-down" size={18} />
        <span className="unseen">{say('pref.change')}</span>
      </button>
      <p>{note}</p>
      <Sheet open={open} title={say('pref.title')} onClose={close}>
        <div className="px-stops">
          {(shared ? sharedStops : stops).map((stop) => (
            <label key={stop} data-chosen={stopping.stop === stop || undefined}>
              <input
                type="radio"
                name={group}
                checked={stopping.stop === stop}
                onChange={() => stopping.choose(stop)}
              />
              <span>
                <b>{say(`pref.${stop}`)}</b>
                <small>{say(`pref.${stop}.why`)}</small>
              </span>
            </label>
          ))}
        </div>
        <div className="px-ask-answers">
          <p>{note}</p>
          <button type="button" className="btn gold" onClick={close}>
            {say('pref.done')}
          </button>
        </div>
      </Sheet>
    </>
  );
}
