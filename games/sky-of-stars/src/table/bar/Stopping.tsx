import type { Seat } from '@orrery/kernel';
import { type Here, Phrase, Sheet, useKeys } from '@orrery/ui';
import { useEffect, useRef, useState } from 'react';
import type { SkyOfStars } from '../../rules/kind.ts';
import { useKept } from '../useKept.ts';
import type { BarProps } from './props.ts';
import './bar.css';

/** Long enough to change one's mind. */
const PAUSE = 2500;

/** SK-P10: STOP asks once; "next roll" says that I am ready. At a shared device whoever wants calls it, openly. */
export function Stopping({
  view,
  names,
  hand,
  turn,
  here,
}: Pick<BarProps, 'view' | 'names' | 'hand' | 'turn'> & { readonly here: Here<SkyOfStars> | null }) {
  const { say, as } = names;
  const [sure, setSure] = useState<Seat | 'ask' | null>(null);
  const [always, setAlways] = useKept('always-ready');
  const people = here?.seats.filter((seat) => view.asked.includes(seat)) ?? [];
  const waiting = people.filter((seat) => !view.answered.includes(seat));
  const ready = turn !== null && as !== 'table' && !view.answered.includes(as);
  const latest = useRef(hand);
  latest.current = hand;
  useEffect(() => {
    if (!always || !ready || sure !== null) return;
    const timer = setTimeout(() => latest.current.send({ t: 'ready' }, 'unattended'), PAUSE);
    return () => clearTimeout(timer);
  }, [always, ready, sure]);
  const stop = (): void => {
    if (here !== null && typeof sure === 'number') here.play(sure, { t: 'stop' }, 'unasked');
    else hand.send({ t: 'stop' });
    setSure(null);
  };
  const goOn = (): void => {
    if (here === null) hand.send({ t: 'ready' });
    else for (const seat of waiting) here.play(seat, { t: 'ready' });
  };
  // A lesson has nothing else to do here but to call STOP.
  const mayRoll = ready && turn.moves.some(({ t }) => t === 'ready');
  const rolls = here === null ? mayRoll : waiting.length > 0;
  useKeys({ s: () => setSure('ask'), n: rolls ? goOn : null });
  return (
    <>
      {here === null && (
        <label className="sk-always">
          <input type="checkbox" checked={always} onChange={({ target }) => setAlways(target.checked)} />
          {say('bar.always')}
        </label>
      )}
      <button type="button" className="btn sk-stop" aria-keyshortcuts="S" onClick={() => setSure('ask')}>
        {say('bar.stop')}
      </button>
      {rolls && (
        <button type="button" className="btn gold sk-next" aria-keyshortcuts="N" onClick={goOn}>
          {say('bar.ready')}
        </button>
      )}
      <Sheet open={sure !== null} title={say('bar.stop')} className="sk-sure" onClose={() => setSure(null)}>
        {here !== null && sure === 'ask' ? (
          <WhoStops names={names} people={people} choose={setSure} />
        ) : (
          <>
            <p>
              <Phrase text={say('bar.stopSure')} />
            </p>
            <div className="sk-sure-acts">
              <button type="button" className="btn" onClick={() => setSure(null)}>
                {say('bar.keepDrawing')}
              </button>
              <button type="button" className="btn sk-stop" onClick={stop}>
                {say('bar.stop')}
              </button>
            </div>
          </>
        )}
      </Sheet>
    </>
  );
}

/** At a shared device nobody's name is known before they say it. */
export function WhoStops({
  names,
  people,
  choose,
}: Pick<BarProps, 'names'> & { readonly people: readonly Seat[]; choose(seat: Seat): void }) {
  return (
    <>
      <p>{names.say('bar.stopBy')}</p>
      <div className="sk-sure-acts">
        {people.map((seat) => (
          <button type="button" key={seat} className="btn" onClick={() => choose(seat)}>
            {names.name(seat)}
          </button>
        ))}
      </div>
    </>
  );
}
