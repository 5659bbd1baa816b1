import type { Seat } from '@orrery/kernel';
import { n, Sigil, seatIdentity } from '@orrery/ui';
import { who } from '../../words/names.ts';
import type { TableNames } from '../names.ts';
import './moments.css';

interface StopProps {
  readonly names: TableNames;
  readonly caller: Seat;
  readonly rolls: number;
  /** 0: without motion it only stands. */
  readonly ms: number;
}

/** SK-P10: STOP as everybody sees it, over whatever they look at: who called it, and rays under the stars' names. */
export function StopRibbon({ names, caller, rolls, ms }: StopProps) {
  const { say } = names;
  const { sigil } = seatIdentity(names.look(caller));
  return (
    <div className="sk-stopped" data-still={ms === 0 || undefined} aria-hidden="true">
      <svg className="sk-rays" viewBox="-500 -500 1000 1000" aria-hidden="true">
        <path d={RAYS} pathLength={1} />
      </svg>
      <div className="sk-ribbon">
        <p className="sk-ribbon-who">
          <Sigil name={sigil} fill="#ffd9c4" size={30} />
          {say('stop.called', { who: who(names, caller), name: names.name(caller) })}
        </p>
        <b>{say('bar.stop')}</b>
        <p className="sk-ribbon-when">{say('stop.after', { rolls })}</p>
      </div>
    </div>
  );
}

/** What is left of the ribbon while the last lines are drawn. */
export function StopTab({ names, caller }: { readonly names: TableNames; readonly caller: Seat }) {
  const { sigil } = seatIdentity(names.look(caller));
  return (
    <p className="sk-tab sk-stop-tab" aria-hidden="true">
      <Sigil name={sigil} fill="#ffd9c4" size={18} />
      {names.name(caller)}: {names.say('bar.stop')}
    </p>
  );
}

const RAYS = Array.from({ length: 40 }, (_, i) => {
  const angle = (i / 40) * 2 * Math.PI;
  const [near, far] = [90 + (i % 3) * 20, [470, 330, 410, 290][i % 4]!];
  return `M${n(near * Math.cos(angle))} ${n(near * Math.sin(angle))}L${n(far * Math.cos(angle))} ${n(far * Math.sin(angle))}`;
}).join('');
